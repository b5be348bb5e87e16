import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The folders of a Postfix of its own, its user's and group's ids, and the place that it listens at. */
export interface PostfixPlaces {
  folder: string;
  queue: string;
  data: string;
  mail: string;
  uid: number;
  gid: number;
  place: string;
}

export const mailPassword = "right wind/@ sea";

/** Writes what Postfix needs, with a certificate for this name. */
export function writePostfixFiles(places: PostfixPlaces, certified: string): void {
  const { folder, gid } = places;
  makeCertificates(folder, certified);
  makeUser(folder, gid);
  writeFileSync(join(folder, "answers"), "");
  writeFileSync(join(folder, "mailboxes"), "!/^nobody/ all/\n");
  writeFileSync(join(folder, "main.cf"), mainFile(places));
  writeFileSync(join(folder, "master.cf"), masterFile(places.place));
}

const openssl = (folder: string, ...args: string[]) =>
  execFileSync("openssl", args, { cwd: folder, stdio: "ignore" });

function makeCertificates(folder: string, host: string): void {
  const key = ["-newkey", "rsa:2048", "-nodes", "-days", "2"];
  openssl(
    folder,
    "req",
    "-x509",
    ...key,
    "-subj",
    "/CN=Port authority",
    "-keyout",
    "ca.key",
    "-out",
    "ca.pem",
  );
  const name = ["-subj", "/CN=mail", "-addext", `subjectAltName=DNS:${host}`];
  openssl(folder, "req", ...key, ...name, "-keyout", "server.key", "-out", "server.csr");
  const signing = ["-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-copy_extensions", "copy"];
  openssl(folder, "x509", "-req", "-in", "server.csr", ...signing, "-days", "2", "-out", "server.pem");
}

function makeUser(folder: string, gid: number): void {
  const users = join(folder, "sasldb2");
  const who = ["-f", users, "-u", "landfall.test", "landfall"];
  execFileSync("saslpasswd2", ["-c", "-p", ...who], { input: mailPassword });
  chownSync(users, 0, gid);
  chmodSync(users, 0o640);
  // Debian's Postfix looks for it here alone.
  mkdirSync(join(folder, "sasl"));
  writeFileSync(
    join(folder, "sasl/smtpd.conf"),
    `pwcheck_method: auxprop\nauxprop_plugin: sasldb\nmech_list: PLAIN LOGIN\nsasldb_path: ${users}\n`,
  );
}

const mainFile = ({ folder, queue, data, mail, uid, gid }: PostfixPlaces) => `
compatibility_level = 3.6
queue_directory = ${queue}
data_directory = ${data}
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
myhostname = mail.landfall.test
inet_protocols = all
mynetworks =
mydestination =
alias_maps =
virtual_mailbox_domains = static:all
virtual_mailbox_base = ${mail}
virtual_mailbox_maps = regexp:${folder}/mailboxes
virtual_uid_maps = static:${uid}
virtual_gid_maps = static:${gid}
virtual_minimum_uid = 1
smtpd_tls_security_level = may
smtpd_tls_auth_only = yes
smtpd_tls_cert_file = ${folder}/server.pem
smtpd_tls_key_file = ${folder}/server.key
smtpd_tls_loglevel = 1
smtpd_sasl_auth_enable = yes
smtpd_sasl_local_domain = landfall.test
smtpd_relay_restrictions = permit_sasl_authenticated, reject
smtpd_recipient_restrictions = check_recipient_access regexp:${folder}/answers, permit_sasl_authenticated, reject
`;

/** Each program, with no folder that it is locked into. */
const masterFile = (place: string) => `
${place} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
proxymap unix - - n - - proxymap
anvil unix - - n - 1 anvil
tlsmgr unix - - n 1000? 1 tlsmgr
virtual unix - n n - - virtual
error unix - - n - - error
retry unix - - n - - error
showq unix n - n - - showq
postlog unix-dgram n - n - 1 postlogd
`;

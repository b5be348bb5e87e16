import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { AwsV4Signer } from "aws4fetch";

type Refusal = { status: number; code: string; more?: string };

/** A bucket named `jobs` that speaks S3. `held` has its objects by name, and only signed requests reach them. */
export async function anS3Bucket() {
  const held = new Map<string, Uint8Array>();
  /** `requests` counts the requests. */
  const state = { silent: false, status: 0, requests: 0 };
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    state.requests += 1;
    if (state.silent) return;
    const answer = (status: number, body?: Uint8Array | string) => response.writeHead(status).end(body);
    const refusal =
      (await refusalOf(request)) ?? (state.status ? { status: state.status, code: "" } : undefined);
    if (refusal) {
      const { status, code, more = "" } = refusal;
      return answer(status, code && `<Error><Code>${code}</Code>${more}</Error>`);
    }
    const [, bucket, ...path] = (request.url ?? "").split("/");
    if (bucket !== "jobs") return answer(404, "<Error><Code>NoSuchBucket</Code></Error>");
    const name = decodeURIComponent(path.join("/"));
    if (request.method === "PUT") {
      held.set(name, Buffer.concat(parts));
      return answer(200);
    }
    const found = held.get(name);
    if (request.method === "DELETE") {
      held.delete(name);
      return answer(204);
    }
    return found ? answer(200, request.method === "HEAD" ? undefined : found) : answer(404, "<Error/>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const access = { endpoint, region: "eu-1", bucket: "jobs", accessKeyId: "id", secretAccessKey: "secret" };
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };

  /** Gives AWS's answer to a wrong region, key or signature. */
  async function refusalOf({ method, url, headers }: IncomingMessage): Promise<Refusal | undefined> {
    const given = headers.authorization ?? "";
    const [, id, region] =
      /^AWS4-HMAC-SHA256 Credential=(\w+)\/\d{8}\/([\w-]+)\/s3\/aws4_request, /.exec(given) ?? [];
    if (region === undefined) return { status: 403, code: "AccessDenied" };
    if (region !== access.region)
      return {
        status: 400,
        code: "AuthorizationHeaderMalformed",
        more: `<Region>${access.region}</Region>`,
      };
    if (id !== access.accessKeyId) return { status: 403, code: "InvalidAccessKeyId" };
    const signer = new AwsV4Signer({
      ...access,
      method: method ?? "",
      url: endpoint + url,
      headers: { "X-Amz-Content-Sha256": String(headers["x-amz-content-sha256"]) },
      service: "s3",
      datetime: String(headers["x-amz-date"]),
    });
    const right = (await signer.sign()).headers.get("Authorization");
    return right === given ? undefined : { status: 403, code: "SignatureDoesNotMatch" };
  }

  return { held, state, access, stop };
}

import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inProcess, testServices } from "../../../tests/support/site.ts";
import { httpServer } from "./http-server.ts";
import { siteServer } from "./site-server.ts";

const server = suite("HTTP server");

if (inProcess) {
  const services = await testServices();
  const siteUrl = "https://jobs.example";
  const world = { ...services, settings: { ...services.settings, siteUrl } };
  const { fetch: answer } = siteServer("dist/client", [], () => world);
  const listening = httpServer(answer, siteUrl).listen(0, "127.0.0.1");
  await once(listening, "listening");
  server.after(() => void listening.close());

  /** Gives the whole answer as bytes of the connection. */
  async function raw(...lines: string[]): Promise<string> {
    const { port } = listening.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    socket.write([...lines, "", ""].join("\r\n"));
    return text(socket);
  }

  server("takes a request of HTTP/1.0 that names no host for one to the site's own", async () => {
    assert.match(await raw("GET /readyz HTTP/1.0"), /^HTTP\/1\.1 200 /);
    assert.match(await raw("OPTIONS / HTTP/1.0"), /^HTTP\/1\.1 204 /);
    assert.match(await raw("HEAD /healthz HTTP/1.0"), /^HTTP\/1\.1 200 /);
    assert.match(await raw("GET /jobs HTTP/1.0"), '<link rel="canonical" href="https://jobs.example/jobs"');
    assert.match(await raw("GET /account HTTP/1.0"), /\r\nlocation: \/sign-in\?next=/i);
  });

  const last = ["GET /healthz HTTP/1.1", "Host: jobs.example", "Connection: close"];

  server("takes the next request of a connection at once after a form that was too large", async () => {
    const form = [
      ...["POST /apply/documents HTTP/1.1", "Host: jobs.example"],
      ...["Content-Type: multipart/form-data; boundary=x", "Content-Length: 1500000", ""],
    ];
    const answers = await raw(...form, "x".repeat(1_499_998), ...last);
    assert.equal(answers.match(/HTTP\/1\.1 \d+/g), ["HTTP/1.1 413", "HTTP/1.1 200"]);
  });

  server("answers at once when a form without a length turns out to be too large", async () => {
    const head = ["POST /track HTTP/1.1", "Host: jobs.example", "Transfer-Encoding: chunked", "", ""];
    const { port } = listening.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    const answers = text(socket);
    socket.write(head.join("\r\n"));
    for (let chunk = 0; chunk < 32; chunk += 1) {
      socket.write(`10000\r\n${"x".repeat(65_536)}\r\n`);
      await wait(5);
    }
    socket.write(["0", "", ...last, "", ""].join("\r\n"));
    assert.equal((await answers).match(/HTTP\/1\.1 \d+/g), ["HTTP/1.1 413", "HTTP/1.1 200"]);
  });

  server("answers a sender whose form it does not want only when all of it has come", async () => {
    const { port } = listening.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    const answers = text(socket);
    const head = ["PUT /jobs HTTP/1.1", "Host: jobs.example", "Content-Length: 4"];
    for (const part of [
      [...head, "", ""].join("\r\n"),
      "a",
      "b",
      "c",
      `d${[...last, "", ""].join("\r\n")}`,
    ]) {
      socket.write(part);
      await wait(300);
    }
    assert.equal((await answers).match(/HTTP\/1\.1 \d+/g), ["HTTP/1.1 405", "HTTP/1.1 200"]);
  });

  server("refuses a request of HTTP/1.1 that names no host, as the standard demands", async () => {
    assert.match(await raw("GET /readyz HTTP/1.1", "Connection: close"), /^HTTP\/1\.1 400 /);
  });

  server("refuses a host that is none in HTTP/1.0 too", async () => {
    assert.match(await raw("GET /readyz HTTP/1.0", "Host: <script>"), /^HTTP\/1\.1 400 /);
  });
}

server.run();

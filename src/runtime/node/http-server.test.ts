import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
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

  server("refuses a request of HTTP/1.1 that names no host, as the standard demands", async () => {
    assert.match(await raw("GET /readyz HTTP/1.1", "Connection: close"), /^HTTP\/1\.1 400 /);
  });

  server("refuses a host that is none in HTTP/1.0 too", async () => {
    assert.match(await raw("GET /readyz HTTP/1.0", "Host: <script>"), /^HTTP\/1\.1 400 /);
  });
}

server.run();

import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A bucket named `jobs` behind S3's language: `held` has its objects by name, for whom has signed. */
export async function anS3Bucket() {
  const held = new Map<string, Uint8Array>();
  const state = { silent: false, status: 0 };
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (state.silent) return;
    const answer = (status: number, body?: Uint8Array | string) => response.writeHead(status).end(body);
    const signed =
      /^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/eu-1\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/;
    if (!signed.test(request.headers.authorization ?? "")) return answer(403);
    if (state.status) return answer(state.status);
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
  return { held, state, access, stop };
}

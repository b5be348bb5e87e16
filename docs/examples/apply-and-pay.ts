// A program that applies for a job and pays, over the calls of /developers. It works where the built-in test gateway
// is on. First write the types of the site's own description beside it:
// npx openapi-typescript@6.7.6 https://jobs.example/openapi.json -o api.d.ts && npm install openapi-fetch@0.17.0
import createClient from "openapi-fetch";
import type { components, paths } from "./api.d.ts";

type Documents = "resumeUrl" | "passportCopyUrl";
export type Answers = Omit<components["schemas"]["Application"], Documents>;
type Stored = paths["/uploads/{id}"]["put"]["responses"]["200"]["content"]["application/json"];
export type Files = Record<Documents, Blob>;

export async function applyAndPay(site: string, answers: Answers, files: Files, cardNumber: string) {
  const client = createClient<paths>({ baseUrl: site });
  keepCookies(client);
  const { jobId, ...typed } = answers;
  const started = taken(await client.PUT("/api/draft", { body: { answers: typed } }));
  const documents = {
    resumeUrl: await upload(files.resumeUrl),
    passportCopyUrl: await upload(files.passportCopyUrl),
  };
  const { draft } = taken(
    await client.PUT("/api/draft", { body: { draft: started.draft, answers: documents } }),
  );
  const application = { ...answers, ...documents };
  const payment = taken(await client.POST("/api/create-payment-intent", { body: { ...application, draft } }));
  if (payment.clientSecret === null) throw new Error("This site charges no fee.");
  const { status } = taken(
    await client.POST("/api/test-payments/confirm", {
      body: { clientSecret: payment.clientSecret, cardNumber },
    }),
  );
  if (status !== "succeeded") throw new Error(`The card was answered with ${status}.`);
  const { id } = taken(await client.POST("/api/applications", { body: application }));
  const paymentIntentId = payment.clientSecret.split("_secret_")[0] ?? "";
  const confirmation = taken(
    await client.POST("/api/applications/{id}/complete-payment", {
      params: { path: { id } },
      body: { paymentIntentId },
    }),
  );
  return { fee: payment.fee, confirmation };

  async function upload(file: Blob): Promise<string> {
    const { uploadURL } = taken(await client.POST("/api/objects/upload", { body: {} }));
    const answer = await fetch(uploadURL, { method: "PUT", body: file });
    if (!answer.ok) throw new Error(`The upload was answered with ${answer.status}.`);
    return ((await answer.json()) as Stored).url;
  }
}

/** One browser has the draft, the documents and the application: its cookie says so. */
function keepCookies(client: Pick<ReturnType<typeof createClient<paths>>, "use">) {
  const cookies = new Map<string, string>();
  client.use({
    onRequest({ request }) {
      request.headers.set("Cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    },
    onResponse({ response }) {
      for (const cookie of response.headers.getSetCookie()) {
        const [name = "", value = ""] = cookie.split(";")[0]?.split("=") ?? [];
        cookies.set(name, value);
      }
    },
  });
}

function taken<Data>({ data, error }: { data?: Data; error?: { message: string } }): Data {
  if (data === undefined) throw new Error(error?.message ?? "The answer was empty.");
  return data;
}

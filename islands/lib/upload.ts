import { ApiError, answerOf, api, inPageLanguage } from "./api.ts";
import { isPassing, Retriable, withRetries } from "./retry.ts";

interface Uploading {
  signal: AbortSignal;
  onProgress: (share: number) => void;
  onWait: (ms: number) => void;
  words: { refused: (reason: string) => string; linkInvalid: string };
}

/** Gives `/objects/` and the link's path from `uploads` on. */
export function referenceOf(uploadUrl: string): string | undefined {
  const path = URL.canParse(uploadUrl) ? new URL(uploadUrl).pathname : "";
  const from = path.indexOf("uploads/");
  return from < 0 ? undefined : `/objects/${path.slice(from)}`;
}

/** Tries again with the same link while the line is down. A refusal throws the server's message. */
export async function uploadFile(file: File, uploading: Uploading): Promise<string> {
  const uploadUrl = await withRetries(newLink, uploading);
  const reference = referenceOf(uploadUrl);
  if (!reference) throw new Error(uploading.words.linkInvalid);
  await withRetries(() => put(uploadUrl, file, uploading), uploading);
  return reference;
}

async function newLink(): Promise<string> {
  try {
    const { uploadURL } = await answerOf(api.objects.upload.$post({ json: {} }));
    return uploadURL;
  } catch (error) {
    if (error instanceof ApiError && !isPassing(error.status)) throw new Error(error.said ?? error.message);
    throw new Retriable(error instanceof ApiError ? error.said : "");
  }
}

/** `fetch` does not report the progress of an upload. */
function put(url: string, file: File, { signal, onProgress, words }: Uploading): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener("abort", abort);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () => {
      if (request.status === 200) return resolve();
      const { said } = new ApiError(request.status, request.responseText, request.statusText);
      const message = said ?? words.refused(request.statusText || String(request.status));
      reject(
        isPassing(request.status) ? new Retriable(message) : new Error(message, { cause: request.status }),
      );
    };
    request.onerror = () => reject(new Retriable(""));
    request.onabort = () => reject(signal.reason ?? new Retriable(""));
    request.onloadend = () => signal.removeEventListener("abort", abort);
    request.open("PUT", url);
    request.setRequestHeader("Content-Type", file.type || "application/octet-stream");
    for (const [name, value] of Object.entries(inPageLanguage())) request.setRequestHeader(name, value);
    request.send(file);
  });
}

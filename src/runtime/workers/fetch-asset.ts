export interface AssetFiles {
  fetch(request: Request | string): Promise<Response>;
}

export async function fetchAsset(files: AssetFiles, path: string): Promise<Response> {
  // The host does not matter, because no request leaves the Worker.
  const response = await files.fetch(`https://assets.local/${path}`);
  if (!response.ok) throw new Error(`the assets have no ${path}`);
  return response;
}

/** Addresses that failed to load: some browsers remember the failure for as long as the page lives. */
const failed = new Set<string>();

/** Loads a part of the client, one that failed before under another address. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const [url] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (url !== undefined && failed.has(url))
      return (await import(/* @vite-ignore */ `${url}?${Date.now()}`)) as Part;
    if (url !== undefined) failed.add(url);
    throw error;
  }
}

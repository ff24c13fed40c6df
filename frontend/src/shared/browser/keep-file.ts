/** Longer than any browser takes to begin with a download. */
const BEGUN_MS = 60_000;

/** Hands the browser a file to keep. */
export function keepFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Until the download has begun the address must stay good.
  setTimeout(() => URL.revokeObjectURL(url), BEGUN_MS);
}

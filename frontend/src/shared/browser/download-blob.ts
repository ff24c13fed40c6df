/** Longer than browsers take to begin a download. */
const BEGUN_MS = 60_000;

export function downloadBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The address must be valid until the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), BEGUN_MS);
}

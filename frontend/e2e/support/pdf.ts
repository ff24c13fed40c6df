import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each page, in reading order, by a reader that is not ours. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  await pdf.destroy();
  return text.map((page) => page.replace(/\s+/g, ' '));
}

import { extractText, getDocumentProxy } from 'unpdf';

/** Returns the text of each page, in reading order, read by a library that the product doesn't use. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  await pdf.destroy();
  return text.map((page) => page.replace(/\s+/g, ' '));
}

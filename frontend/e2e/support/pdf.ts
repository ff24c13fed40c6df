import { extractText, getDocumentProxy } from 'unpdf';

/** Text of a page, by how far down the page it stands. */
export interface PrintedPage {
  /** Share of the page's height above the last text. */
  readonly filledShare: number;
  readonly text: string;
}

/** Returns how far each page is filled. */
export async function filledPagesOf(bytes: Uint8Array): Promise<PrintedPage[]> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    const lowest = Math.min(height, ...texts.map(({ transform }) => Number(transform[5])));
    pages.push({ filledShare: 1 - lowest / height, text: texts.map(({ str }) => str).join(' ') });
  }
  await pdf.destroy();
  return pages;
}

/** Returns the text of each page, in reading order, read by a library that the product doesn't use. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  await pdf.destroy();
  return text.map((page) => page.replace(/\s+/g, ' '));
}

/** A text that is already HTML and is inserted into a template without escaping. */
export class Html {
  constructor(readonly text: string) {}
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

type Part = string | Html | readonly Html[];

const asText = (part: Part): string =>
  typeof part === 'string' ? escaped(part) : part instanceof Html ? part.text : part.map(asText).join('');

/** Makes HTML from a template. Escapes inserted values, except instances of `Html`. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, index) => text + asText(parts[index] ?? '')).join(''));

/** Text that is HTML already; everything else is escaped when it is put into some. */
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

/** HTML from a template: what is put in is escaped, unless it is HTML. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(texts.map((text, index) => text + asText(parts[index] ?? '')).join(''));

/** Readers of a sentence: visitors are `tú`, signed-in staff are `usted`. See docs/rules.md R203. */
export type Audience = 'visitor' | 'staff';

/** A Spanish sentence for a person. One that addresses the reader has two wordings. */
export type Sentence = string | readonly [forVisitors: string, forStaff: string];

/** Makes a sentence of a text such as `{Revisa|Revise} los datos.`, with the words for visitors and those for staff. */
export function addressed(text: string): Sentence {
  const [forVisitors = '', forStaff = ''] = ['$1', '$2'].map((words) =>
    text.replace(/\{(.+?)\|(.+?)\}/g, words),
  );
  return forVisitors === forStaff ? text : [forVisitors, forStaff];
}

/** Returns a sentence in the words for its reader. */
export const worded = (sentence: Sentence, audience: Audience): string =>
  typeof sentence === 'string' ? sentence : sentence[audience === 'visitor' ? 0 : 1];

/** Makes one sentence of several, in the words for each reader. */
export function combined(
  sentences: readonly Sentence[],
  combine: (texts: readonly string[]) => string,
): Sentence {
  const wordedFor = (audience: Audience): string =>
    combine(sentences.map((sentence) => worded(sentence, audience)));
  return sentences.every((sentence) => typeof sentence === 'string')
    ? wordedFor('visitor')
    : [wordedFor('visitor'), wordedFor('staff')];
}

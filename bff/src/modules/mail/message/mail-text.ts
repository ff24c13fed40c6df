import type { Pair } from '../../simulations/simulation-texts.ts';
import type { MailContent } from './mail-content.ts';

const lineOf = ({ label, note, value }: Pair): string => `${label}: ${value}${note ? ` (${note})` : ''}`;

/** The mail for who reads it without HTML. */
export function mailText(content: MailContent): string {
  const { greeting, introduction, about, dividend, footnotes, lists, notes } = content;
  return [
    greeting,
    introduction.join('\n'),
    about,
    [`${dividend.title}: ${dividend.pesos} (${dividend.uf})`, ...footnotes].join('\n'),
    ...lists.map(({ title, pairs }) => [title.toUpperCase(), ...pairs.map(lineOf)].join('\n')),
    ...notes,
  ].join('\n\n');
}

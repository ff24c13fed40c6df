import { MESSAGE_TEMPLATES } from './es.ts';

/** The verbs of the server's sentences as visitors read them (`tú`), and as staff do (`usted`). */
const VERBS: Readonly<Record<string, string>> = {
  buscas: 'busca',
  tienes: 'tiene',
  hiciste: 'hizo',
  calcula: 'calcule',
  contacta: 'contacte',
  espera: 'espere',
  ingresa: 'ingrese',
  inicia: 'inicie',
  inténtalo: 'inténtelo',
  revisa: 'revise',
  revísalos: 'revíselos',
  vuelve: 'vuelva',
};

const LETTERS = /\p{L}+/gu;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A sentence of the server for staff. Those that are agreed with the bank stay as they are. See docs/rules.md R203. */
export function inUsted(sentence: string): string {
  if (MESSAGE_TEMPLATES.includes(sentence)) return sentence;
  return sentence.replace(LETTERS, (word) => {
    const verb = VERBS[word.toLowerCase()];
    if (verb === undefined) return word;
    return word === word.toLowerCase() ? verb : capital(verb);
  });
}

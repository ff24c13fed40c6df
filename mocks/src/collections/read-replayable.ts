import { isObject, parseJson } from '@simulador/contracts/api/json';
import { type ForeignLog, readHar } from '@simulador/recording/read-har';
import { postmanEntries } from './postman.ts';

/** Parses a HAR, or a collection of Postman. @throws NoHar */
export function readReplayable(text: string): ForeignLog {
  const document = parseJson(text.replace(/^\uFEFF/, ''));
  const entries = isObject(document) ? postmanEntries(document) : undefined;
  return entries ? { entries, pages: [], context: null, cut: false } : readHar(text);
}

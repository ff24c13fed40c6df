import { isObject, parseJson } from '@simulador/contracts/api/json';
import { type ForeignLog, readHar } from '@simulador/recording/read-har';
import { parse } from 'yaml';
import { insomniaEntries } from './insomnia.ts';
import { postmanEntries } from './postman.ts';

const INSOMNIA_YAML = /^type: ["']?collection\.insomnia\.rest\//m;

function parsedYaml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a HAR, or a collection of Postman or Insomnia. @throws NoHar */
export function readReplayable(text: string): ForeignLog {
  const content = text.replace(/^\uFEFF/, '');
  // A HAR is not parsed as YAML, which takes long.
  const document = INSOMNIA_YAML.test(content) ? parsedYaml(content) : parseJson(content);
  const entries = isObject(document) ? (postmanEntries(document) ?? insomniaEntries(document)) : undefined;
  return entries ? { entries, pages: [], context: null, cut: false } : readHar(text);
}

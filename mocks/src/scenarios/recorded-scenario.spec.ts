import { describe, expect, it } from '@jest/globals';
import { Pseudonyms } from '@simulador/recording/pseudonyms';
import { OMITTED, redactHeaders } from '@simulador/recording/redact-headers';
import { EFFECTS } from './effects.ts';
import { COMPOSITION } from './grammar.ts';
import { GARBAGE_KINDS, HALF_KINDS } from './scenario.ts';

const recorded = (scenario: string): string | undefined =>
  redactHeaders({ 'x-mock-scenario': scenario }, new Pseudonyms())[0]?.value;

const syntaxes = [...EFFECTS.values()].map(({ syntax }) => syntax).join(' ');
const delays = [...syntaxes.matchAll(/slow:([a-z]+)\(/g)].map(([, name = '']) => name);
const examples = [...EFFECTS.values(), ...COMPOSITION].map(({ example }) => example);

describe('a recorded scenario', () => {
  it.each([...EFFECTS.keys(), ...GARBAGE_KINDS, ...HALF_KINDS, ...delays])('keeps the word %s', (word) => {
    expect(recorded(word)).toBe(word);
  });

  it.each(examples.filter((example) => !example.includes('"')))('is as it was asked: %s', (example) => {
    expect(recorded(example)).toBe(example);
  });

  it.each(['extra:salida.0.Glosa:"x"', 'set:nombre:"Ana"', 'slow:12345678', 'uf:12345678', 'uf:12345.678'])(
    'is left out whole when it may tell somebody: %s',
    (scenario) => {
      expect(recorded(scenario)).toBe(OMITTED);
    },
  );
});

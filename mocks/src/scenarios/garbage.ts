import { parseJson } from '@simulador/contracts/api/json';
import { GARBAGE_KINDS, type GarbageKind } from './scenario.ts';

const NOT_NUMBERS = ['NaN', 'Infinity', '-', '4,5', ''] as const;

function pick<T>(choices: readonly [T, ...T[]], random: () => number): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** Replaces every number and boolean, at any depth. */
function replaceScalars(value: unknown, replacement: (scalar: number | boolean) => unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return replacement(value);
  if (Array.isArray(value)) return value.map((item) => replaceScalars(item, replacement));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, replaceScalars(item, replacement)]),
  );
}

// Half of a bare number would be another valid number, so it is made invalid.
function truncate(text: string): string {
  const half = text.slice(0, Math.ceil(text.length / 2));
  return parseJson(half) === undefined ? half : `${half}.`;
}

/** Returns the body as corrupted text; without a kind, one is chosen at random. */
export function garbled(body: unknown, kind: GarbageKind | undefined, random: () => number): string {
  switch (kind ?? pick(GARBAGE_KINDS, random)) {
    case 'types':
      return JSON.stringify(replaceScalars(body, (scalar) => ({ valor: scalar })));
    case 'nan':
      return JSON.stringify(replaceScalars(body, () => pick(NOT_NUMBERS, random)));
    case 'truncated':
      return truncate(JSON.stringify(body));
  }
}

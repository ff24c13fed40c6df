/** Selection of the affected requests: `count` of every `of`, chosen by the seed. */
export interface Chance {
  readonly count: number;
  readonly of: number;
}

const MAX_BLOCK = 100_000;

/** Parses `1/500`; undefined for anything else. */
export function parseChance(text: string): Chance | undefined {
  const [, count, of] = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text) ?? [];
  const chance = { count: Number(count), of: Number(of) };
  return count && of && chance.count <= chance.of && chance.of <= MAX_BLOCK ? chance : undefined;
}

/** Chooses `count` different numbers below `of` (Floyd's sampling). */
function sample(count: number, of: number, random: () => number): Set<number> {
  const numbers = new Set<number>();
  for (let last = of - count; last < of; last += 1) {
    const number = Math.floor(random() * (last + 1));
    numbers.add(numbers.has(number) ? last : number);
  }
  return numbers;
}

/** Returns true if request number `index`, from 0, is affected. The same seed gives the same result. */
export function isAffected(chance: Chance | undefined, index: number, seed: number): boolean {
  if (!chance) return true;
  const block = Math.floor(index / chance.of);
  const random = seededRandom(seedOf(seed, block));
  return sample(chance.count, chance.of, random).has(index % chance.of);
}

/** Returns a generator of numbers in [0, 1) that is reproducible by its seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Hashes several parts to one seed (FNV-1a). */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(parts)) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

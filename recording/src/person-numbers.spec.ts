import { describe, expect, it } from '@jest/globals';
import { CATALOGOS } from '@simulador/contracts/bank/catalogos';
import { KeyedDigest } from './keyed-digest.ts';
import { otherComuna, otherQuantity } from './person-numbers.ts';

/** Recordings with a key each. */
const DIGESTS = Array.from({ length: 40 }, () => new KeyedDigest());
const agesFor = (age: number): number[] => DIGESTS.map((digest) => Number(otherQuantity(age, 'age', digest)));

/** Conditions on an age, by the rules of the form. */
const BANDS = [(age: number) => age < 18, (age: number) => age >= 27 && age <= 37, (age: number) => age > 70];

/** Terms of the comparison, and the longest. */
const COMPARED = [8, 12, 15, 20, 25, 30, 40];

describe('the age of a person in a recording', () => {
  it('meets the same rules as the true one, and every term that it allowed', () => {
    for (let age = 1; age <= 100; age += 1)
      for (const other of new Set(agesFor(age))) {
        expect(BANDS.map((holds) => holds(other))).toEqual(BANDS.map((holds) => holds(age)));
        for (const years of COMPARED) expect(other + years <= 80).toBe(age + years <= 80);
        // Every term that the age allows still fits.
        expect(other <= Math.max(age, 40)).toBe(true);
      }
  });

  it('is another one in most recordings, the same each time in one', () => {
    expect(new Set(agesFor(47)).size).toBeGreaterThan(3);
    const [digest] = DIGESTS as [KeyedDigest];
    expect(otherQuantity(45, 'age', digest)).toBe(otherQuantity(45, 'age', digest));
  });

  it('that is unknown stays so, and what can be no age is none', () => {
    const [digest] = DIGESTS as [KeyedDigest];
    expect([otherQuantity(0, 'age', digest), otherQuantity(482_137, 'age', digest)]).toEqual([0, null]);
  });
});

describe('the income of a person in a recording', () => {
  it.each([500_000, 850_000, 1_234_567, 12_000_000])('of %d pesos is somewhat higher', (income) => {
    for (const digest of DIGESTS) {
      const other = Number(otherQuantity(income, 'income', digest));
      expect(other).toBeGreaterThan(income);
      expect(other).toBeLessThanOrEqual(income * 1.2 + 1_000);
    }
  });
});

describe('the comuna of a person in a recording', () => {
  it('is another one of the same region', () => {
    for (const { id, region } of CATALOGOS.comunas) {
      const other = otherComuna(id, DIGESTS[0] as KeyedDigest);
      expect(other).not.toBe(id);
      expect(CATALOGOS.comunas.find((comuna) => comuna.id === other)?.region).toBe(region);
    }
    expect(otherComuna('99999', DIGESTS[0] as KeyedDigest)).toBeNull();
  });
});

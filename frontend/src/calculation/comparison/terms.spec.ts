import { describe, expect, it } from '@jest/globals';
import { roundedPesos } from '#shared/simulation/sentence-texts.ts';
import { ROW_25 } from '../../testing/result-rows.ts';
import {
  pairSentence,
  tickedAfter,
  tickedNow,
  type CalculatedTerm,
  type Ticks,
  type TotalView,
} from './terms.ts';

const term = (plazo: number, DivTotalPe: number, totalClp: number): CalculatedTerm => ({
  plazo,
  ...{ reason: null, cae_with_costs: null, total_with_costs: null },
  row: { ...ROW_25, Plazo: plazo, DivTotalPe, CostoTotalUF: totalClp },
});
const IN_PESOS: TotalView = { of: ({ row }) => row.CostoTotalUF, write: roundedPesos };

describe('rounded pesos', () => {
  it.each([
    [1, '$1'],
    [999_999, '$999.999'],
    [1_000_000, '$1 millón'],
    [1_049_999, '$1 millón'],
    [1_050_000, '$1,1 millones'],
    [1_949_999, '$1,9 millones'],
    [1_950_000, '$2 millones'],
    [18_455_813, '$18,5 millones'],
    [1_234_549_999, '$1.234,5 millones'],
  ])('of %i are %s', (amount, text) => expect(roundedPesos(amount)).toBe(text));
});

type Figures = readonly [monthly: number, total: number];

describe('the sentence about two terms', () => {
  it.each<readonly [Figures, Figures, string]>([
    [[660_399, 158_495_737], [589_838, 176_951_550], '$70.561 menos al mes, $18,5 millones más en total'],
    [[660_399, 158_000_000], [660_398, 157_000_001], '$1 menos al mes, $999.999 menos en total'],
    [[600_000, 158_000_000], [600_001, 159_000_000], '$1 más al mes, $1 millón más en total'],
    [[600_000, 158_000_000], [600_000, 159_100_000], 'lo mismo al mes, $1,1 millones más en total'],
    [[600_001, 158_000_000], [600_000, 158_000_000], '$1 menos al mes, lo mismo en total'],
    [[600_000, 158_000_000], [600_000, 158_000_000], 'lo mismo al mes y en total'],
  ])('of %j for 20 years, and %j for 25, is: %s', (shorter, longer, sentence) =>
    expect(pairSentence(term(20, ...shorter), term(25, ...longer), IN_PESOS)).toBe(
      `25 años en vez de 20: ${sentence}`,
    ),
  );
});

describe('the ticked terms', () => {
  const TERMS = [8, 20, 22, 25, 30];
  const pressed = (own: number, presses: readonly number[]) => {
    const ticks = presses.reduce<Ticks | null>(
      (before, press) => tickedAfter(tickedNow(before, own, TERMS), own, press),
      null,
    );
    return tickedNow(ticks, own, TERMS);
  };

  it.each([
    ['the own one and the next shorter one at first', 25, [], [25, 22]],
    ['the own one and the next longer one where none is shorter', 8, [], [8, 20]],
    ['the own one and the last other one', 25, [30, 8], [25, 8]],
    ['the own one alone', 25, [22], [25]],
    ['none', 25, [22, 25], []],
    ['two others', 25, [25, 30], [22, 30]],
    ['the last two others', 25, [25, 30, 8], [30, 8]],
  ])('are %s', (_which, own, presses, years) => expect(pressed(own, presses)).toEqual(years));

  it('stay once one of them is the own term, and begin again at a third one', () => {
    const ticks: Ticks = { ownYears: 25, years: [25, 20] };
    expect(tickedNow(ticks, 20, TERMS)).toEqual([25, 20]);
    expect(tickedNow(ticks, 22, TERMS)).toEqual([22, 20]);
    expect(tickedNow(ticks, 22, [22])).toEqual([22]);
  });
});

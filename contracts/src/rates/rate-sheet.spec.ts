import { describe, expect, it } from '@jest/globals';
import { type PricedRate, type RateChange, ratesAfter } from './rate-book.ts';
import { changedBase, changeOf, SHEET_ACTIONS, SHEET_STATES, sheetRefusal, undone } from './rate-sheet.ts';

const HOUSE = { product: 8, loan_use: 1, real_estate_type: 1 };
const SHORT = { min_years: 5, max_years: 15 };
const LONG = { min_years: 15, max_years: 30 };
const SMALL = { min_amount: 300, max_amount: 2000 };
const LARGE = { min_amount: 2000, max_amount: 20000 };

const rate = (id: number, ...[years, amounts, pct]: [object, object, number]): PricedRate =>
  ({ ...HOUSE, ...years, ...amounts, id, rate: pct }) as PricedRate;
const RATES = [
  rate(1, SHORT, SMALL, 4.4),
  rate(2, LONG, SMALL, 4.6),
  rate(3, SHORT, LARGE, 4.1),
  rate(4, LONG, LARGE, 4.3),
] as const;
const change = (index: 0 | 1 | 2 | 3, value: number | null): RateChange => changeOf(RATES[index], value);
const HUGE = { min_amount: 20000, max_amount: 40000 };
const added = (years: object, value: number): RateChange =>
  ({ ...HOUSE, ...years, ...HUGE, rate: null, from: null, value }) as RateChange;

describe('who may do what with a sheet', () => {
  const [author, second, other] = [7, 8, 9];
  const writers = [author, second];
  const refusals = (approval: 'none' | 'second', actor: number) =>
    Object.fromEntries(
      SHEET_STATES.map((state) => [
        state,
        SHEET_ACTIONS.filter((action) => sheetRefusal(action, { state, writers }, actor, approval) === null),
      ]),
    );
  const others = {
    draft: ['change', 'submit', 'delete'],
    submitted: ['approve', 'return'],
    approved: ['return'],
    in_force: ['revert'],
    replaced: [],
    returned: ['change', 'delete'],
  };

  it('is what the state allows, but that nobody approves what they wrote', () => {
    expect(refusals('second', other)).toEqual(others);
    for (const writer of writers)
      expect(refusals('second', writer)).toEqual({ ...others, submitted: ['return'] });
    expect(
      SHEET_STATES.map((state) => sheetRefusal('approve', { state, writers }, author, 'second')),
    ).toEqual(SHEET_STATES.map(() => 'own'));
    // Without known writers, the user may have edited the sheet.
    expect(sheetRefusal('approve', { state: 'submitted', writers: [] }, other, 'second')).toBe('own');
    expect(sheetRefusal('approve', { state: 'submitted', writers }, null, 'second')).toBe('own');
    expect(sheetRefusal('change', { state: 'approved', writers }, other, 'second')).toBe('state');
  });

  it('is everything that the state allows where one administrator decides alone, also of a draft', () => {
    const alone = { ...others, draft: ['change', 'submit', 'approve', 'delete'] };
    expect(refusals('none', author)).toEqual(alone);
    expect(refusals('none', other)).toEqual(alone);
  });
});

describe('a base that changed', () => {
  const now = [{ ...RATES[0], rate: 4.45 }, { ...RATES[1], rate: 4.7 }, RATES[2]];
  const changes = [change(0, 4.5), change(1, 4.7), change(2, 4), change(3, 4.2), added(SHORT, 4)];

  it('is named rate by rate, except for rates that already have the planned value', () => {
    expect(changedBase(now, changes).map(({ rate: id }) => id)).toEqual([1, 4]);
    expect(changedBase([{ ...RATES[0], max_years: 12 }], [change(0, 4.5)])).toHaveLength(1);
    const made = [...RATES, { ...added(SHORT, 3.9), id: 5, rate: 3.9 }];
    expect(changedBase(made, [added(SHORT, 4)])).toHaveLength(1);
  });
});

describe('going back', () => {
  const changes = [change(0, 4.5), change(1, null), added(SHORT, 4)];
  const made = ratesAfter(RATES, changes).map((each) => ({ ...each, id: each.id ?? 5 }));

  it('undoes what a sheet did: values, deleted rates and new ones', () => {
    const after = ratesAfter(made, undone(made, changes));
    const plain = ({ id: _id, ...each }: PricedRate) => each;
    expect(after.map(plain)).toEqual(expect.arrayContaining(RATES.map(plain)));
    expect(after).toHaveLength(RATES.length);
  });

  it('finds a rate by its id, or by its cell if the rate was deleted and added again', () => {
    const back = { ...change(0, 4.4), from: 4.5 };
    const now = { ...RATES[0], rate: 4.5 };
    expect(undone([{ ...now, id: 9 }], [change(0, 4.5)])).toEqual([{ ...back, rate: 9 }]);
    expect(undone([{ ...now, max_years: 12 }], [change(0, 4.5)])).toEqual([{ ...back, max_years: 12 }]);
    expect(undone(RATES, [change(0, 4.5)])).toEqual([]);
  });
});

/** Rates of the bank, as an immutable value to which changes are applied. See docs/rules.md R352. */
/** Cell of the rate tables, which has at most one rate. Wire names; years, UF. */
export interface RateCell {
  readonly product: number;
  readonly loan_use: number;
  readonly real_estate_type: number;
  readonly min_years: number;
  readonly max_years: number;
  readonly min_amount: number;
  readonly max_amount: number;
}

/** Rate, annual percent; `id` is null for a planned rate. */
export interface PricedRate extends RateCell {
  readonly id: number | null;
  readonly rate: number;
}

/** Planned change, annual percent, of the rate with the id `rate`; if null, of a cell without a rate. */
export interface RateChange extends RateCell {
  readonly rate: number | null;
  /** Rate when the change was written; null for a new rate. */
  readonly from: number | null;
  /** Null deletes the rate. */
  readonly value: number | null;
}

export const cellKey = (cell: RateCell): string =>
  [
    ...[cell.product, cell.loan_use, cell.real_estate_type],
    ...[cell.min_years, cell.max_years, cell.min_amount, cell.max_amount],
  ].join(' ');

/** Returns a function that finds the current rate of a change; undefined if there is none. */
export function presentRates(rates: readonly PricedRate[]): (change: RateChange) => PricedRate | undefined {
  const byId = new Map(rates.map((rate) => [rate.id, rate]));
  const byCell = new Map(rates.map((rate) => [cellKey(rate), rate]));
  return (change) => (change.rate === null ? byCell.get(cellKey(change)) : byId.get(change.rate));
}

/** Returns the rates after changes. */
export function ratesAfter(
  rates: readonly PricedRate[],
  changes: readonly RateChange[],
): readonly PricedRate[] {
  const ofRates = new Map(changes.filter(({ rate }) => rate !== null).map((each) => [each.rate, each]));
  const ofCells = new Map(changes.filter(({ rate }) => rate === null).map((each) => [cellKey(each), each]));
  const existing = rates.flatMap((rate): PricedRate[] => {
    const change = ofRates.get(rate.id) ?? ofCells.get(cellKey(rate));
    if (change === undefined) return [rate];
    return change.value === null ? [] : [{ ...rate, rate: change.value }];
  });
  const cells = new Set(existing.map(cellKey));
  const added = [...ofCells].flatMap(([key, { value, rate: _rate, from: _from, ...cell }]): PricedRate[] =>
    value === null || cells.has(key) ? [] : [{ ...cell, id: null, rate: value }],
  );
  return [...existing, ...added];
}

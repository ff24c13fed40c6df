import type { EntityManager } from 'typeorm';
import { cellKey, type RateBook, type RateCell, type RateChange } from '@simulador/contracts/rates/rate-book';
import { changeOf } from '@simulador/contracts/rates/rate-sheet';
import { rateRangeRule, twoDecimalsRule } from '@simulador/contracts/calculation/rules/rate';
import { firstViolation } from '@simulador/contracts/calculation/rules/violation';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { invalidFields } from '../../http/problem.ts';
import { rateBookOf, type RateNames, rateNamesOf } from '../book/stored-rates.ts';
import { type PriceChange, rateChangesOf } from './kinds/row-kind.ts';
import { readRowChanges } from './kinds/row-kinds.ts';
import type { WantedChangeDto } from './planned-changes.dto.ts';

const CELL = [
  ...['product', 'loan_use', 'real_estate_type'],
  ...['min_years', 'max_years', 'min_amount', 'max_amount'],
] as const;

type WantedRate = WantedChangeDto & { readonly value: number | null };

const refused = (message: string) => invalidFields([{ name: 'changes', message }]);

/**
 * Returns the changes of a set for the current prices: those of rates, then those of other rows. A change of a rate that the set already has
 * keeps its former rate.
 * @throws Problem 400
 */
export async function wantedChanges(
  wanted: readonly WantedChangeDto[],
  manager: EntityManager,
  now: Date,
  written: readonly PriceChange[] = [],
): Promise<readonly PriceChange[]> {
  const rates = wanted.filter((each): each is WantedRate => (each.kind ?? 'rate') === 'rate');
  const rows = wanted.flatMap(({ kind, row, values }) =>
    kind === undefined || kind === 'rate' ? [] : [{ kind, row, values }],
  );
  const book = await rateBookOf(manager, now);
  return [
    ...wantedRates(rates, book, await rateNamesOf(manager), rateChangesOf(written)),
    ...(await readRowChanges(rows, manager, now)),
  ];
}

/**
 * Returns the changes of rates for the current rates. A change that the sheet already has keeps its former rate. Changes without effect
 * are omitted.
 * @throws Problem 400
 */
function wantedRates(
  wanted: readonly WantedRate[],
  book: RateBook,
  names: RateNames,
  written: readonly RateChange[] = [],
): readonly RateChange[] {
  const byId = new Map(book.rates.map((rate) => [rate.id, rate]));
  const byCell = new Map(book.rates.map((rate) => [cellKey(rate), rate]));
  const ofIds = new Map(written.flatMap((change) => (change.rate === null ? [] : [[change.rate, change]])));
  const ofCells = new Map(written.map((change) => [cellKey(change), change]));
  const seen = new Set<string>();
  return wanted.flatMap((each): RateChange[] => {
    const change = changeOfOne(each);
    const key = change.rate === null ? cellKey(change) : String(change.rate);
    if (seen.has(key)) throw refused('Una tarifa está más de una vez.');
    seen.add(key);
    if (change.value !== null && change.value !== change.from) assertValue(change.value);
    return change.value === change.from ? [] : [change];
  });

  function changeOfOne({ rate: id, value, ...requested }: WantedRate): RateChange {
    if (id !== undefined) {
      const before = ofIds.get(id);
      if (before) return { ...before, value };
      const present = byId.get(id);
      if (!present) throw refused(`La tarifa ${id} no existe.`);
      return changeOf(present, value);
    }
    const cell = cellOf(requested, names);
    const before = ofCells.get(cellKey(cell));
    if (before) return { ...before, value };
    const present = byCell.get(cellKey(cell));
    return present ? changeOf(present, value) : { ...cell, rate: null, from: null, value };
  }
}

function cellOf(requested: Partial<RateCell>, names: RateNames): RateCell {
  if (CELL.some((name) => requested[name] === undefined))
    throw refused(
      'Un cambio nombra una tarifa, o el producto, destino, tipo de propiedad y los límites de sus rangos.',
    );
  const cell = requested as RateCell;
  const areKnown =
    names.product.has(cell.product) &&
    names.loan_use.has(cell.loan_use) &&
    names.real_estate_type.has(cell.real_estate_type);
  if (!areKnown)
    throw refused('Un cambio nombra un producto, un destino o un tipo de propiedad que no existe.');
  if (cell.min_years >= cell.max_years || cell.min_amount >= cell.max_amount)
    throw refused('El mínimo debe ser menor que el máximo');
  for (const amount of [cell.min_amount, cell.max_amount]) {
    const broken = twoDecimalsRule(amount);
    if (broken) throw refused(violationText(broken));
  }
  const { product, loan_use, real_estate_type, min_years, max_years, min_amount, max_amount } = cell;
  return { product, loan_use, real_estate_type, min_years, max_years, min_amount, max_amount };
}

function assertValue(annualPct: number): void {
  const violation = firstViolation(
    () => rateRangeRule(annualPct),
    () => twoDecimalsRule(annualPct),
  );
  if (violation) throw refused(violationText(violation));
}

/** Changes of prices of all kinds: those of rates, whose cells and ranges belong together, and those of rows. */
import {
  cellKey,
  presentRates,
  type PricedRate,
  type RateCell,
  type RateChange,
} from '@simulador/contracts/rates/rate-book';
import { changedBase, changeOf, undone } from '@simulador/contracts/rates/rate-sheet';
import { newTableRateRule } from '@simulador/contracts/calculation/rules/table-rate';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import type { EntityManager } from 'typeorm';
import {
  percentText,
  productCellText,
  ratesAt,
  type RateNames,
  rateNamesOf,
  type StoredRate,
} from '../../book/table-rows.ts';
import {
  isFarPrice,
  isRowChange,
  type PriceChange,
  rateChangesOf,
  rowChangesOf,
  type SheetLineDto,
} from './row-kind.ts';
import type { WantedChangeDto } from './planned-changes.dto.ts';
import { movedRows, rowLabel, rowLines, undoneRows } from './row-kinds.ts';
import { readRowChanges, refused } from './wanted-rows.ts';

const CODES = ['product', 'loan_use', 'real_estate_type'] as const;
const CELL = [...CODES, 'min_years', 'max_years', 'min_amount', 'max_amount'] as const;

/** Returns the changes of a set for the current prices, those of rates first, without those that change nothing. @throws Problem 400 */
export async function readChanges(
  wanted: readonly WantedChangeDto[],
  manager: EntityManager,
  now: Date,
): Promise<readonly PriceChange[]> {
  const names = await rateNamesOf(manager);
  const inForce = await ratesAt(manager, now);
  const byId = new Map<number | undefined, StoredRate>(inForce.map((rate) => [rate.id, rate]));
  const byCell = new Map(inForce.map((rate) => [cellKey(rate), rate]));
  const seen = new Set<string>();
  const rates = wanted.flatMap(({ kind = 'rate', rate: id, value = null, ...of }): RateChange[] => {
    if (kind !== 'rate') return [];
    const cell = id === undefined ? cellOf(of, names) : null;
    const present = cell ? byCell.get(cellKey(cell)) : byId.get(id);
    const change = present ? changeOf(present, value) : cell && { ...cell, rate: null, from: null, value };
    if (!change) throw refused(`La tarifa ${id} no existe.`);
    if (seen.has(cellKey(change))) throw refused('Una tarifa está más de una vez.');
    seen.add(cellKey(change));
    if (value === change.from) return [];
    const violation = value === null ? null : newTableRateRule(value, null);
    if (violation) throw refused(violationText(violation));
    return [change];
  });
  const rows = wanted.flatMap(({ kind, ...of }) =>
    kind === undefined || kind === 'rate' ? [] : [{ ...of, kind }],
  );
  return [...rates, ...(await readRowChanges(rows, manager, now))];
}

function cellOf(requested: Partial<RateCell>, names: RateNames): RateCell {
  if (CELL.some((name) => requested[name] === undefined))
    throw refused(
      'Un cambio nombra una tarifa, o el producto, destino, tipo de propiedad y los límites de sus rangos.',
    );
  const cell = requested as RateCell;
  const areKnown = CODES.every((name) => names[name].has(cell[name]));
  if (!areKnown)
    throw refused('Un cambio nombra un producto, un destino o un tipo de propiedad que no existe.');
  const { product, loan_use, real_estate_type, min_years, max_years, min_amount, max_amount } = cell;
  return { product, loan_use, real_estate_type, min_years, max_years, min_amount, max_amount };
}

/** Returns what a change is about. */
export const labelOf = (change: PriceChange, names: RateNames): string =>
  isRowChange(change) ? rowLabel(change, names) : productCellText(change, names);

type OfChanges = (
  changes: readonly PriceChange[],
  manager: EntityManager,
  at: Date,
) => Promise<readonly PriceChange[]>;

/** Returns the changes whose prices are no longer what they were written for, except those that are there already. */
export const movedChanges: OfChanges = async (changes, manager, at) => [
  ...changedBase(await ratesAt(manager, at), rateChangesOf(changes)),
  ...(await movedRows(rowChangesOf(changes), manager, at)),
];

/** Returns the changes that restore the former prices. */
export const undoneChanges: OfChanges = async (changes, manager, at) => [
  ...undone(await ratesAt(manager, at), rateChangesOf(changes)),
  ...(await undoneRows(rowChangesOf(changes), manager, at)),
];

/**
 * Describes changes, those of rates first.
 * @param present database and instant of the prices that they replace; null for decided changes, which show what they replaced then
 * @param above changes above the TMC
 */
export async function linesOf(
  changes: readonly PriceChange[],
  names: RateNames,
  present: { readonly manager: EntityManager; readonly at: Date } | null,
  above: readonly RateChange[] = [],
): Promise<SheetLineDto[]> {
  const rates = rateChangesOf(changes);
  const inForce = present && rates.length > 0 ? await ratesAt(present.manager, present.at) : null;
  return [
    ...rateLines(rates, names, inForce, above),
    ...(await rowLines(rowChangesOf(changes), names, present)),
  ];
}

/**
 * Describes changes of rates.
 * @param inForce rates now; null for decided changes, which show what they replaced then
 * @param above changes above the TMC
 */
function rateLines(
  changes: readonly RateChange[],
  names: RateNames,
  inForce: readonly PricedRate[] | null,
  above: readonly RateChange[],
): SheetLineDto[] {
  const presentOf = inForce && presentRates(inForce);
  const forbidden = new Set(above);
  return changes.map((change) => {
    const { value, from } = change;
    const before = presentOf ? (presentOf(change)?.rate ?? null) : from;
    const isFar = before !== null && value !== null && isFarPrice(before, value);
    return {
      kind: 'rate',
      label: productCellText(change, names),
      before: percentText(before),
      after: percentText(value),
      warnings: [
        ...(forbidden.has(change) ? ['Está sobre la TMC.'] : []),
        ...(isFar ? [`Se aleja en más de 25 % de ${percentText(before) ?? ''}.`] : []),
      ],
    };
  });
}

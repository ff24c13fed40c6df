import { DAY_MS } from '@simulador/contracts/platform/dates';
import { cellKey } from '@simulador/contracts/rates/rate-book';
import { LONGEST_WAIT_DAYS, type SheetState } from '@simulador/contracts/rates/rate-sheet';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { badRequest, Problem, refuse, unless } from '../../http/problem.ts';
import { type RateNames, rateNamesOf } from '../book/table-rows.ts';
import { type PriceChange, rateChangesOf, rowChangesOf } from './kinds/row-kind.ts';
import { labelOf, linesOf, movedChanges } from './kinds/kinds.ts';
import { scheduledSheets, type SheetRow } from './sheet-rows.ts';

const EMPTY = 'No cambia ningún valor.';
const PAST = 'Debe ser un momento por venir';
const TOO_LATE = 'Debe ser un momento dentro de un año';
const NAMED_MAX = 3;
const NONE = 'sin valor';

/** Returns what the lines are about that one of two lists has not, or has with other values. */
export function movedLines(
  before: readonly PriceChange[],
  after: readonly PriceChange[],
  names: RateNames,
): string[] {
  if (before === after) return [];
  const byText = (changes: readonly PriceChange[]) =>
    new Map(changes.map((change) => [labelOf(change, names), change]));
  const [was, is] = [byText(before), byText(after)];
  const texts = new Set([...was.keys(), ...is.keys()]);
  return [...texts].filter((text) => !isDeepStrictEqual(was.get(text), is.get(text)));
}

/** Checks that the prices are those for which changes were written, and that no approved set changes them. @throws Problem 409 */
export async function assertBase(
  manager: EntityManager,
  now: Date,
  changes: readonly PriceChange[],
): Promise<void> {
  const moved = await movedChanges(changes, manager, now);
  if (moved.length > 0) {
    const names = await rateNamesOf(manager);
    const was = await linesOf(moved, names, null);
    const is = await linesOf(moved, names, { manager, at: now });
    const texts = was.map(
      ({ label, before }, index) => `${label}: era ${before ?? NONE}, ahora ${is[index]?.before ?? NONE}`,
    );
    const more = texts.length > NAMED_MAX ? ` y ${texts.length - NAMED_MAX} más` : '';
    const what = texts.length === 1 ? 'Cambió 1 valor' : `Cambiaron ${texts.length} valores`;
    const sentence = `${what} después de escribir el cambio: ${texts.slice(0, NAMED_MAX).join('; ')}${more}.`;
    throw new Problem(409, `${sentence} Revíselo de nuevo.`, {
      members: { lines: was.map(({ label }) => label) },
    });
  }
  await assertNoneScheduled(manager, changes);
}

/** @throws Problem 400 for a sheet without changes */
export function assertFilled({ changes }: SheetRow): void {
  if (changes.length === 0) throw badRequest(EMPTY);
}

/** @throws Problem 400 for an instant that has passed, or lies more than a year ahead, which is a slip */
export function assertWithinAYear(
  at: Date,
  now: Date,
  name: 'effective_at' | 'planned_at' = 'effective_at',
): void {
  const latest = now.getTime() + LONGEST_WAIT_DAYS * DAY_MS;
  refuse([...unless(at >= now, name, PAST), ...unless(at.getTime() <= latest, name, TOO_LATE)]);
}

const STATE_TEXT: Readonly<Record<SheetState, string>> = {
  draft: 'en borrador',
  submitted: 'enviado a aprobación',
  approved: 'aprobado',
  in_force: 'en vigencia',
  replaced: 'reemplazado',
  returned: 'devuelto',
};

export const wrongState = ({ state }: SheetRow): Problem =>
  new Problem(409, `Este cambio está ${STATE_TEXT[state]}: por eso no se puede. Revíselo de nuevo.`);

/**
 * Returns what a set changes: rates, cells, rows and the ranges of products; and that on which its effect depends: the ranges of the products
 * of its rates too.
 */
function touchedBy(changes: readonly PriceChange[]): Record<'changed' | 'needed', Set<string>> {
  const [rates, rows] = [rateChangesOf(changes), rowChangesOf(changes)];
  const moved = rows
    .filter(({ kind }) => kind === 'period' || kind === 'amount')
    .flatMap(({ from, values }) => [from, values].flatMap((row) => row?.['product'] ?? []));
  const changed = new Set([
    ...rates.flatMap((change) => [cellKey(change), ...(change.rate === null ? [] : [`rate ${change.rate}`])]),
    ...rows.flatMap(({ kind, row }) => (row === null ? [] : [`${kind} ${row}`])),
    ...moved.map((product) => `ranges of ${String(product)}`),
  ]);
  return { changed, needed: new Set([...changed, ...rates.map(({ product }) => `ranges of ${product}`)]) };
}

/** Refuses a change of what an approved, waiting set will change too. @throws Problem 409 that names the set */
export async function assertNoneScheduled(
  manager: EntityManager,
  changes: readonly PriceChange[],
): Promise<void> {
  const own = touchedBy(changes);
  const doMeet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].some((each) => other.has(each));
  const sheet = (await scheduledSheets(manager)).find((each) => {
    const other = touchedBy(each.changes);
    return doMeet(own.changed, other.needed) || doMeet(other.changed, own.needed);
  });
  if (!sheet) return;
  const what = `El cambio «${sheet.name}», ya aprobado, cambia lo mismo más adelante.`;
  throw new Problem(409, `${what} Para cambiarlo antes, devuélvalo en Cambios.`);
}

/** Changes of rows as a client wants them, read for the rows as they are. */
import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import type { EntityManager } from 'typeorm';
import { lastChanges, SOMEBODY } from '../../../access/audit.ts';
import { invalidFields, Problem, refuse } from '../../../http/problem.ts';
import { DELETE_AGAIN } from '../../../http/request-parts.ts';
import { bodyValidation } from '../../../http/validation.pipe.ts';
import { rateNamesOf } from '../../book/table-rows.ts';
import { sentFields } from '../../book/rate-table-checks.ts';
import type { Fields } from '../../book/stored-table.ts';
import type { RowChange, RowKind, RowKindName } from './row-kind.ts';
import { GONE, ofKind, ROW_KINDS, rowLabel, rowsByKey, textOf } from './row-kinds.ts';

/** Change of a row as a client sends it. */
export interface WantedRow {
  readonly kind: RowKindName;
  readonly row?: string | undefined;
  readonly values?: object | null | undefined;
  /** Tag of the row as it was read, `none` for no row. */
  readonly as_read?: string | undefined;
}

export const refused = (message: string): Problem => invalidFields([{ name: 'changes', message }]);
/** One validation for each body, because compiling its checks takes long. */
const VALIDATIONS = new Map<unknown, ReturnType<typeof bodyValidation>>();
async function validated(dto: NonNullable<RowKind['added']>, values: object): Promise<Fields> {
  const validation = VALIDATIONS.get(dto) ?? bodyValidation(dto);
  VALIDATIONS.set(dto, validation);
  return sentFields((await validation.transform({ ...values }, { type: 'body' })) as Fields);
}

/** Returns the changes of rows for the current ones, without those that change nothing. @throws Problem 400, 409 for a row that is not as it was read */
export async function readRowChanges(
  wanted: readonly WantedRow[],
  manager: EntityManager,
  at: Date,
): Promise<RowChange[]> {
  const read: RowChange[] = [];
  for (const [kind, own] of ofKind(wanted)) {
    const rows = await rowsByKey(kind, manager, at);
    const seen = new Set<string>();
    for (const each of own) {
      const change = await readRowChange(each, rows);
      if (change) {
        refuse([...(ROW_KINDS[kind].faults?.({ before: change.from, values: change.values }, at) ?? [])]);
        await assertRead(each, change, manager);
      }
      const key = change?.row ?? null;
      if (key !== null && seen.has(key))
        throw refused(`${ROW_KINDS[kind].what}: un registro está más de una vez.`);
      if (key !== null) seen.add(key);
      if (change) read.push(change);
    }
  }
  return read;
}

async function readRowChange(
  { kind, row: given, values }: WantedRow,
  rows: ReadonlyMap<string, Fields>,
): Promise<RowChange | null> {
  const { what, added, changed, upserts, keyOf } = ROW_KINDS[kind];
  if (values === undefined) throw refused('Un cambio dice qué valores quedan, o null si se elimina.');
  if (given === undefined && values === null) throw refused(`${what}: falta qué se elimina.`);
  if ((given === undefined || values === null) && added === null) throw refused(`${what}: solo se cambia.`);
  // A change of a published value may omit the fields that stay, also those of its key.
  const sent = { ...(upserts && rows.get(given ?? '')), ...values };
  const body = values && (await validated(given === undefined ? (added ?? changed) : changed, sent));
  const row = body && upserts ? keyOf(body) : (given ?? null);
  const from = row === null ? null : (rows.get(row) ?? null);
  // A row that a colleague has deleted is deleted already.
  if (values === null && from === null) return null;
  if (given !== undefined && (given !== row || from === null)) throw refused(`${what}: ${GONE}.`);
  // The key of a new published value says what another set may add too.
  if (body === null || from === null) return { kind, row: upserts ? row : from && row, from, values: body };
  const next = Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== from[name]));
  return Object.keys(next).length === 0 ? null : { kind, row, from, values: next };
}

const SAVE_AGAIN = 'Revíselo y guarde otra vez.';
/** Tag of a row that does not exist. */
const NO_ROW = 'none';

/** Checks that a row is what the user has read. See docs/rules.md R473. @throws Problem 409 with the current tag */
async function assertRead(
  { kind, as_read: read }: WantedRow,
  change: RowChange,
  manager: EntityManager,
): Promise<void> {
  const { from, values } = change;
  const tag = from === null ? NO_ROW : rateRowTag(from);
  if (read === undefined || read === tag) return;
  const { audited, keyOf } = ROW_KINDS[kind];
  const label = rowLabel(change, await rateNamesOf(manager));
  const subject = `${audited[1]} ${keyOf(from ?? values ?? {})}`;
  const { who, when } = (await lastChanges(manager, [subject])).get(subject) ?? SOMEBODY;
  const now = textOf(change, from, label) ?? '';
  const changed = from === null ? `${who} lo eliminó${when}` : `${who} lo cambió${when}: ahora es ${now}`;
  const what = read === NO_ROW ? `ya existe: es ${now}` : changed;
  throw new Problem(409, `${label}: ${what}. ${values === null ? DELETE_AGAIN : SAVE_AGAIN}`, {
    headers: from === null ? {} : { ETag: tag },
    members: { as_read: tag },
  });
}

import { formatInstant } from '@simulador/contracts/platform/instants';
import type { SheetEvent, SheetState } from '@simulador/contracts/rates/rate-sheet';
import type { DataSource, EntityManager } from 'typeorm';
import { SOMEBODY } from '../../access/audit.ts';
import { Problem } from '../../http/problem.ts';
import type { SheetEventDto } from './sheets.dto.ts';

interface AuditRow {
  readonly at: Date;
  readonly actor: number | null;
  readonly by: string | null;
  readonly details: {
    readonly state?: readonly [from: SheetState | null, to: SheetState | null];
    readonly effective_at?: readonly [from: string, to: string];
    readonly base_version?: readonly [from: number, to: number];
  } | null;
}

const EVENTS: Readonly<Record<SheetState, SheetEvent>> = {
  draft: 'written',
  submitted: 'submitted',
  approved: 'approved',
  in_force: 'approved',
  replaced: 'approved',
  returned: 'returned',
};

const eventOf = ({ state, base_version: base }: NonNullable<AuditRow['details']>): SheetEvent => {
  if (!state?.[1]) return base ? 'rebased' : 'corrected';
  return state[1] === 'draft' && state[0] !== null ? 'resumed' : EVENTS[state[1]];
};

const latestRows = (source: DataSource | EntityManager, id: number, count: number): Promise<AuditRow[]> =>
  source.query(
    `SELECT audit.at, audit.actor, users.full_name AS by, audit.details FROM audit LEFT JOIN users ON users.id = audit.actor
     WHERE audit.subject = $1 AND audit.action = 'rate_sheet_changed' ORDER BY audit.id DESC LIMIT $2`,
    [`RateSheet ${id}`, count],
  );

const VERBS: Partial<Record<SheetEvent, string>> = {
  submitted: 'envió a aprobación',
  returned: 'devolvió',
  approved: 'aprobó',
};

/** Returns the refusal of a change to a version that is not the latest one: names who took the last step, and which. See docs/rules.md R946. */
export async function sheetChanged(
  manager: EntityManager,
  id: number,
  actor: number | null,
): Promise<Problem> {
  const [last] = await latestRows(manager, id, 1);
  const step = `${VERBS[eventOf(last?.details ?? {})] ?? 'corrigió'} este cambio`;
  const when = last ? ` el ${formatInstant(last.at, ' a las ')}` : '';
  const isOwn = last !== undefined && last.actor !== null && last.actor === actor;
  const done = isOwn
    ? `Usted ya ${step}${when}.`
    : `${last?.by ?? SOMEBODY.who} ${step}${when}. Su cambio no se guardó.`;
  return new Problem(409, `${done} Revíselo de nuevo.`);
}

/** Returns the steps of a sheet, the latest first. Reads the audit log. See docs/rules.md R903. */
export async function sheetHistory(source: DataSource, id: number): Promise<SheetEventDto[]> {
  const rows = await latestRows(source, id, 100);
  const events = rows.map(({ at, by, details }) => ({
    at,
    by,
    event: eventOf(details ?? {}),
    moved_from: details?.effective_at?.[0] ?? null,
  }));
  return events.filter((event, index) => !isSameStep(event, events[index + 1]));
}

/** Returns true if a person goes on with what they were writing, correcting or rebasing. */
const isSameStep = ({ event, by }: SheetEventDto, before: SheetEventDto | undefined): boolean =>
  by === before?.by &&
  ((event === 'corrected' && ['written', 'corrected', 'resumed', 'rebased'].includes(before.event)) ||
    (event === 'rebased' && before.event === 'rebased'));

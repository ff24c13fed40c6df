import { DAY_MS } from '@simulador/contracts/platform/dates';
import { LONGEST_WAIT_DAYS } from '@simulador/contracts/rates/rate-sheet';
import { serverNow } from '#shared/api/server-clock.ts';
import type { RateSheet } from '../tarifas/use-new-draft.ts';

const PAST = 'El día desde el que pide que rija ya pasó: cámbielo para enviarla a aprobación.';
const TOO_LATE =
  'El día desde el que pide que rija está a más de un año: cámbielo para enviarla a aprobación.';
const ABOVE_TMC = 'Tiene tasas sobre la TMC: corríjalas para enviarla a aprobación.';
const BASE_MOVED = 'Las tarifas cambiaron desde que se escribió: actualice su base para aprobarla.';
const OVERLAP = 'Sus rangos se cruzan con otros del mismo producto: corríjalos para aprobarla.';

/** Decisions that a sheet itself may prevent. */
export type Obstructed = 'submit' | 'approve';

/** Returns why the server would refuse a submission and an approval of the sheet as it is: each one null if it can be. See docs/rules.md R945. */
export function obstaclesOf({
  is_base_moved: isMoved,
  planned_at: planned,
  warnings,
}: RateSheet): Readonly<Record<Obstructed, string | null>> {
  const has = (kind: RateSheet['warnings'][number]['kind']): boolean =>
    warnings.some((warning) => warning.kind === kind);
  const waitMs = planned === null ? 0 : new Date(planned).getTime() - serverNow().getTime();
  const ofDay = waitMs < 0 ? PAST : waitMs > LONGEST_WAIT_DAYS * DAY_MS ? TOO_LATE : null;
  return {
    submit: ofDay ?? (has('above_tmc') ? ABOVE_TMC : null),
    approve: isMoved ? BASE_MOVED : has('overlap') ? OVERLAP : null,
  };
}

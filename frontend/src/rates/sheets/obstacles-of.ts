import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { waitFault } from './effect-fields.tsx';

const OF_WAIT = {
  past: 'El día desde el que pide que rija ya pasó: cámbielo para enviarla a aprobación.',
  'too late': 'El día desde el que pide que rija está a más de un año: cámbielo para enviarla a aprobación.',
} as const;
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
  const fault = planned === null ? null : waitFault(new Date(planned));
  return {
    submit: (fault && OF_WAIT[fault]) ?? (has('above_tmc') ? ABOVE_TMC : null),
    approve: isMoved ? BASE_MOVED : has('overlap') ? OVERLAP : null,
  };
}

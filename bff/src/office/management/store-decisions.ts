import type { EntityManager } from 'typeorm';
import { type Change, isAnswer } from './decision.ts';

/** Writes all changes in one statement, so that locks are taken in one order (docs/decisions/012). @param by the user's id */
export async function storeDecisions(
  manager: EntityManager,
  changes: readonly Change[],
  at: Date,
  by: number | null,
): Promise<void> {
  const rows = changes.map((each) => ({
    uuid: each.uuid,
    state: each.next.state.id,
    resolution: each.next.resolution.id,
    commercial: each.next.commercial?.id ?? null,
    answers: isAnswer(each),
  }));
  await manager.query(
    `UPDATE simulations SET state = next.state, resolution = next.resolution, commercial = next.commercial,
       version = version + 1, changed_at = $2, changed_by = $3,
       first_answer_at = CASE WHEN answers THEN coalesce(first_answer_at, $2) ELSE first_answer_at END
     FROM jsonb_to_recordset($1) AS next (uuid uuid, state int, resolution int, commercial int, answers boolean)
     WHERE simulations.uuid = next.uuid`,
    [JSON.stringify(rows), at, by],
  );
}

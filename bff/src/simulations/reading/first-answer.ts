import type { EntityManager } from 'typeorm';

/** Stores the time of staff's first answer to simulations, unless there is one. See docs/rules.md R512. */
export async function storeFirstAnswer(
  manager: EntityManager,
  uuids: readonly string[],
  at: Date,
): Promise<void> {
  await manager.query(
    'UPDATE simulations SET first_answer_at = $2 WHERE uuid = ANY ($1) AND first_answer_at IS NULL',
    [uuids, at],
  );
}

import type { EntityManager } from 'typeorm';

/** End of a statement that locks the rows that it reads, or does not. */
export type RowLock = 'FOR UPDATE' | '';

/** A simulation with a co-debtor, and the co-debtor's data. */
export interface CodebtorRow {
  /** The simulation's uuid. */
  readonly simulation: string;
  /** ISO 8601. */
  readonly created: string;
  readonly codebtor: object;
}

/** Returns the simulations of others whose co-debtor has this RUT. */
export const codebtorRows = (manager: EntityManager, rut: string, lock: RowLock): Promise<CodebtorRow[]> =>
  manager.query(
    `SELECT uuid AS simulation, created, inputs->'codebtor' AS codebtor FROM simulations
     WHERE inputs->'codebtor'->>'identification' = $1 ORDER BY created ${lock}`,
    [rut],
  );

/** Erases the co-debtor of these simulations. Their figures, calculated with both incomes, stay. */
export async function eraseCodebtor(manager: EntityManager, rows: readonly CodebtorRow[]): Promise<void> {
  await manager.query(
    `UPDATE simulations SET inputs = inputs || '{"codebtor": null}' WHERE uuid = ANY ($1)`,
    [rows.map(({ simulation }) => simulation)],
  );
}

import { Migration } from './migration.ts';

/**
 * Stores a simulation's requested calculation, without the RUT, beside its snapshot; null for a damaged one. A hundred thousand snapshots,
 * which are compressed and stored apart, take seconds to read.
 */
export class CalculationColumn1799000300000 extends Migration {
  protected readonly sql = `
    ALTER TABLE simulations ADD COLUMN calculation jsonb GENERATED ALWAYS AS (
      CASE WHEN jsonb_typeof(snapshot->'calculation') = 'object' THEN (snapshot->'calculation') - 'Rut' END) STORED;
    COMMENT ON COLUMN simulations.calculation IS 'the part of the snapshot by which many simulations are priced again';
  `;
}

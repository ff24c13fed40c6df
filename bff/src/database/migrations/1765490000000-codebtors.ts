import { Migration } from './migration.ts';

/** Adds co-debtors: their income counts, and they are found as persons. See docs/rules.md R580. */
export class Codebtors1765490000000 extends Migration {
  protected readonly sql = `
    CREATE OR REPLACE FUNCTION lacks_income(inputs jsonb, snapshot jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT (snapshot->'row'->>'RenMin')::numeric >
        (inputs->>'netIncomeClp')::numeric + coalesce((inputs->'codebtor'->>'netIncomeClp')::numeric, 0) $$;
    COMMENT ON FUNCTION lacks_income IS 'whether the stated incomes, the co-debtor''s too, are below the minimum for the dividend';
    CREATE INDEX simulations_by_codebtor ON simulations ((inputs->'codebtor'->>'identification'))
      WHERE inputs->'codebtor'->>'identification' IS NOT NULL;
  `;
}

import { Migration } from './migration.ts';

/** Dates the first parameters of extra payments by the day from which the bank applies them, in place of the law's first day. */
export class PrepaymentParamsDate1767200000000 extends Migration {
  protected readonly sql = `
    UPDATE prepayment_params SET valid_from = '2026-11-01'
    WHERE valid_from = '1981-06-27'
      AND NOT EXISTS (SELECT FROM prepayment_params WHERE valid_from BETWEEN '1981-06-28' AND '2026-11-01');
    COMMENT ON COLUMN prepayment_params.valid_from IS 'first day on which the bank applies the row; the first row also applies before it';
    COMMENT ON COLUMN prepayment_params.source IS 'text from which the row was taken';
  `;
}

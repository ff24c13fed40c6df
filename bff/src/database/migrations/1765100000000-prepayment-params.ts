import { Migration } from './migration.ts';

/** Creates the legal parameters of extra payments, by first day in force. An operator adds a row when the law changes. */
export class PrepaymentParams1765100000000 extends Migration {
  protected readonly sql = `
    CREATE TABLE prepayment_params (
      valid_from date PRIMARY KEY,
      commission_months numeric(6,4) NOT NULL CHECK (commission_months >= 0),
      credit_max_uf numeric(14,4) NOT NULL CHECK (credit_max_uf > 0),
      least_part_pct numeric(6,4) NOT NULL CHECK (least_part_pct BETWEEN 0 AND 100),
      source text NOT NULL
    );
    COMMENT ON TABLE prepayment_params IS 'the limits of the commission for an extra payment, by the day from which they hold';
    COMMENT ON COLUMN prepayment_params.commission_months IS 'months of interest on the prepaid capital';
    COMMENT ON COLUMN prepayment_params.credit_max_uf IS 'the largest credit that the limit applies to';
    COMMENT ON COLUMN prepayment_params.least_part_pct IS 'the part of the balance below which the bank may refuse; shown, never enforced';
    INSERT INTO prepayment_params VALUES ('1981-06-27', 1.5, 5000, 10, 'Ley 18.010, artículo 10');
  `;
}

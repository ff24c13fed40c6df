import { Link } from 'react-router-dom';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { describeAmounts, describeRate, describeYears, nameOf, optionsOf } from '../tarifas/describe.ts';
import { newRateAddress } from '../tarifas/new-rate-address.ts';
import {
  maximumAt,
  type Coverage,
  type Product,
  type RangeAmount,
  type RangePeriod,
  type Rate,
} from '../tarifas/rate-data.ts';
import { useIsOutdated, type RateTables } from '../tarifas/use-rate-tables.ts';
import styles from './coverage-grid.module.css';

export interface Combination {
  readonly loan_use: number;
  readonly real_estate_type: number;
}

export interface CoverageGridProps {
  product: Product;
  tables: RateTables;
  /** Ranges of the product, at least one of each. */
  periods: readonly RangePeriod[];
  amounts: readonly RangeAmount[];
  /** Rates of the chosen combination. */
  rates: readonly Rate[];
  /** Absent while it is loading, and after a failure: no rate is compared with its TMC. */
  coverage: Coverage | undefined;
  chosen: Combination;
  onChoose: (part: Partial<Combination>) => void;
}

/** Grid of years by amounts. Each cell has its rate, or a link to add the missing one. See docs/rules.md R355. */
export function CoverageGrid(props: CoverageGridProps) {
  const { product, tables, periods, amounts, rates, coverage, chosen, onChoose } = props;
  const isOutdated = useIsOutdated();
  const cells = periods.flatMap((period) => amounts.map((amount) => rateAt(rates, period, amount)));
  const count = cells.filter((rate) => rate !== null).length;
  const combination = `${nameOf(tables.loanUses, chosen.loan_use)}, ${nameOf(tables.realEstateTypes, chosen.real_estate_type)}`;
  return (
    <div className={styles['cover']}>
      <header className={styles['head']}>
        <div>
          <h3>Cobertura</h3>
          <p className="num" role="status">{`${count} de ${cells.length} combinaciones con tasa`}</p>
        </div>
        <div className={styles['pick']}>
          <SelectField
            name={`coverage_loan_use_${product.id}`}
            label="Destino"
            options={optionsOf(tables.loanUses)}
            value={String(chosen.loan_use)}
            onChange={(value) => onChoose({ loan_use: Number(value) })}
          />
          <SelectField
            name={`coverage_real_estate_type_${product.id}`}
            label="Tipo de Propiedad"
            options={optionsOf(tables.realEstateTypes)}
            value={String(chosen.real_estate_type)}
            onChange={(value) => onChoose({ real_estate_type: Number(value) })}
          />
        </div>
      </header>
      <table className={`${styles['grid']} num`} aria-busy={isOutdated || undefined}>
        <caption className="sr-only">{`Tasa por rango de tiempo y rango de monto, ${product.name}, ${combination}`}</caption>
        <thead>
          <tr>
            <th scope="col">Años y UF</th>
            {amounts.map((amount) => (
              <th key={amount.id} scope="col">
                <span className={styles['unit']}>UF </span>
                <span>{describeAmounts(amount)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.id}>
              <th scope="row">
                <span>{describeYears(period)}</span>
                <span className={styles['unit']}> años</span>
              </th>
              {amounts.map((amount) => (
                <CoverageCell
                  key={amount.id}
                  period={period}
                  amount={amount}
                  address={newRateAddress({
                    product: product.id,
                    range_period: period.id,
                    range_amount: amount.id,
                    ...chosen,
                  })}
                  rate={rateAt(rates, period, amount)}
                  maximum={maximumAt(coverage, amount.id)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const rateAt = (rates: readonly Rate[], period: RangePeriod, amount: RangeAmount): number | null =>
  rates.find((rate) => rate.range_period === period.id && rate.range_amount === amount.id)?.rate ?? null;

interface CoverageCellProps {
  period: RangePeriod;
  amount: RangeAmount;
  rate: number | null;
  maximum: number | null;
  /** Address of the form for the missing rate. */
  address: string;
}

function CoverageCell({ period, amount, rate, maximum, address }: CoverageCellProps) {
  if (rate === null)
    return (
      <td className={styles['hole']}>
        <Link to={address}>
          <Icon name="plus" />
          <span className={styles['word']}>Sin tasa</span>
          <span className="sr-only">{`: crear para ${describeYears(period)} años y ${describeAmounts(amount)} UF`}</span>
        </Link>
      </td>
    );
  const isOver = maximum !== null && rate > maximum;
  return (
    <td className={isOver ? styles['over'] : undefined}>
      <span>{describeRate(rate)}</span>
      {isOver && (
        <small>
          <Icon name="warn" />
          <span className={styles['word']}>Sobre la TMC</span>
        </small>
      )}
    </td>
  );
}

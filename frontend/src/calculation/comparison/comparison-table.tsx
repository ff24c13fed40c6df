import type { ComparisonProps } from '../figures/shown.ts';
import { GaugeKey } from '../result/gauge.tsx';
import type { PesosView } from '../result/use-amount-view.tsx';
import { TermRow } from './term-row.tsx';
import { calculatedTerms } from './terms.ts';
import table from '#shared/ui/layout/table.module.css';
import styles from './comparison-table.module.css';

export interface ComparisonTableProps extends Pick<
  ComparisonProps,
  'years' | 'creditUf' | 'incomeClp' | 'debts' | 'onUse'
> {
  terms: NonNullable<ComparisonProps['terms']>;
  /** Ticked terms, years, the last tick last. */
  ticked: readonly number[];
  onTick: (years: number) => void;
  /** Sentence about the two ticked terms, or that two are needed: in the card of the last tick, else of the own term. */
  sentence: string;
  pesosOf: PesosView;
}

/** Terms with their figures and bars. Roles are explicit, because a card's `display` would take them away. */
export function ComparisonTable({ terms, years, ticked, onTick, sentence, ...own }: ComparisonTableProps) {
  const rows = calculatedTerms(terms).map(({ row }) => row);
  const mostUf = Math.max(...rows.map((row) => row.CostoTotalUF));
  return (
    <div>
      <table role="table" className={`${table['table']} ${styles['table']} num`}>
        <caption className="sr-only">Dividendo, costo total, renta mínima y CAE por años de plazo</caption>
        <thead role="rowgroup">
          <tr role="row">
            {['Comparar', 'Al mes', 'En total', 'Renta desde', 'Tasa'].map((head) => (
              <th key={head} role="columnheader" scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {terms.map((term) => (
            <TermRow
              key={term.plazo}
              {...own}
              term={term}
              isOwn={term.plazo === years}
              isTicked={ticked.includes(term.plazo)}
              sentence={(ticked.at(-1) ?? years) === term.plazo ? sentence : null}
              onTick={() => onTick(term.plazo)}
              mostUf={mostUf}
            />
          ))}
        </tbody>
      </table>
      <p className={styles['keys']}>
        <span>
          <GaugeKey />
          Crédito
        </span>
        <span>
          <GaugeKey isCost />
          Intereses y seguros
        </span>
      </p>
    </div>
  );
}

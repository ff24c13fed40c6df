import { formatPct, formatUfNumber } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import { useIsForStaff, useAudienceText } from '#shared/context/audience.tsx';
import type { ComparisonProps, ComparisonTerm } from '../figures/shown.ts';
import type { DividendoRow } from '../api/wire.ts';
import { pesos, uf, years } from '#shared/simulation/figure-texts.ts';
import { usePesosView, type PesosView } from '../result/use-amount-view.tsx';
import { calculatedTerms, ratesDiffer } from './terms.ts';
import { missingFor, TermVerdict, UseTermButton, type Choice } from './use-term.tsx';
import table from '#shared/ui/layout/table.module.css';
import styles from './comparison-table.module.css';

export interface ComparisonTableProps {
  terms: readonly ComparisonTerm[];
  ownYears: number;
  ufDate: ComparisonProps['ufDate'];
  choice: Choice;
}

/**
 * Table of the charts' exact figures. On a narrow card it omits the minimum income, puts the CAE below the cost, and names the UF
 * in the headings.
 */
export function ComparisonTable({ terms, ownYears, ufDate, choice }: ComparisonTableProps) {
  const pesosOf = usePesosView(ufDate);
  const showsRate = ratesDiffer(calculatedTerms(terms));
  return (
    <div className={styles['room']}>
      <table className={`${table['table']} ${styles['table']} num`}>
        <caption className="vh">Dividendo, renta mínima, CAE y costo total por años de plazo</caption>
        <thead>
          <tr>
            <th scope="col">Plazo</th>
            <th scope="col">Dividendo</th>
            <th scope="col" className={styles['wide']}>
              Renta mínima
            </th>
            <th scope="col" className={styles['wide']}>
              CAE
            </th>
            <th scope="col">
              Costo total<span className={styles['narrowWord']}> en UF</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {terms.map((term) => (
            <TermRow
              key={term.plazo}
              term={term}
              isOwn={term.plazo === ownYears}
              showsRate={showsRate}
              pesosOf={pesosOf}
              choice={choice}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TermRowProps {
  term: ComparisonTerm;
  isOwn: boolean;
  showsRate: boolean;
  pesosOf: PesosView;
  choice: Choice;
}

function TermRow({ term, isOwn, showsRate, pesosOf, choice: { incomeClp, onUse } }: TermRowProps) {
  const textFor = useAudienceText();
  const rate = showsRate && term.row !== null ? `al ${formatPct(term.row.Tasa)}` : null;
  const isUsable = term.row !== null && onUse !== undefined;
  // Listens on the cells, because Safari can't stretch a button's area over a table row.
  const use = isUsable && !isOwn ? () => onUse(term.plazo) : undefined;
  return (
    <tr className={isOwn ? styles['own'] : undefined} aria-current={isOwn || undefined} onClick={use}>
      <th scope="row">
        <span className="nw">{years(term.plazo)}</span>
        {rate !== null && <small>{rate}</small>}
        {isUsable ? (
          <UseTermButton term={term} isOwn={isOwn} />
        ) : (
          isOwn && <small>{textFor('Tu plazo', 'Plazo elegido')}</small>
        )}
      </th>
      {term.row === null ? (
        <td colSpan={4} className={styles['reason']}>
          {term.reason ?? 'Este plazo no está disponible.'}
        </td>
      ) : (
        <Figures
          row={term.row}
          caeWithCosts={term.cae_with_costs ?? null}
          costClp={pesosOf(term.row.CostoTotalUF)}
          missingClp={missingFor(term, incomeClp)}
        />
      )}
    </tr>
  );
}

interface FiguresProps {
  row: DividendoRow;
  caeWithCosts: number | null;
  costClp: string | null;
  missingClp: number | null;
}

function Figures({ row, caeWithCosts, costClp, missingClp }: FiguresProps) {
  const isForStaff = useIsForStaff();
  const cae = formatPct(row.TasaCae);
  const withCosts = caeWithCosts === null ? null : `${formatPct(caeWithCosts)} con\u00a0gastos`;
  return (
    <>
      <td>
        <span>{isForStaff ? uf(row.DivTotal) : pesos(row.DivTotalPe)}</span>
        <small>{isForStaff ? pesos(row.DivTotalPe) : uf(row.DivTotal)}</small>
        {missingClp !== null && <TermVerdict missingClp={missingClp} className={styles['narrow']} />}
      </td>
      <td className={styles['wide']}>
        <span>{pesos(row.RenMin)}</span>
        {missingClp !== null && <TermVerdict missingClp={missingClp} />}
      </td>
      <td className={styles['wide']}>
        <span>{cae}</span>
        {withCosts !== null && <small>{withCosts}</small>}
      </td>
      <td>
        <span className={styles['wideWord']}>UF </span>
        <span>{formatUfNumber(ufFromNumber(row.CostoTotalUF))}</span>
        {costClp !== null && <small>{costClp}</small>}
        <small className={styles['narrow']}>{`CAE ${cae}`}</small>
        {withCosts !== null && <small className={styles['narrow']}>{withCosts}</small>}
      </td>
    </>
  );
}

import type { MouseEvent } from 'react';
import { formatPct } from '@simulador/contracts/platform/format';
import { useAudienceText, useIsForStaff } from '#shared/context/audience.tsx';
import type { ComparisonProps } from '../figures/shown.ts';
import type { ComparedTerm } from '../api/wire.ts';
import { pesos, uf, ufRounded, years } from '#shared/simulation/figure-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Gauge } from '../result/gauge.tsx';
import { missingFor, type CalculatedTerm } from './terms.ts';
import styles from './comparison-table.module.css';

export interface TermRowProps extends Pick<ComparisonProps, 'incomeClp' | 'debts' | 'onUse'> {
  term: ComparedTerm;
  isOwn: boolean;
  isTicked: boolean;
  /** Sentence about the ticked pair, in the row of its last tick; null in other rows. */
  sentence: string | null;
  onTick: () => void;
  /** Formats an amount in UF as pesos; null if pesos are not shown. */
  pesosOf: (amountUf: number) => string | null;
  creditUf: number;
  /** Largest total of all terms, UF. */
  mostUf: number;
}

/** A term of the comparison: a row where there is room, else a card. A press anywhere but on a control ticks it. */
export function TermRow({ term, isOwn, isTicked, sentence, onTick, onUse, ...own }: TermRowProps) {
  const textFor = useAudienceText();
  const ownText = textFor('Tu plazo', 'Plazo elegido');
  const tick = ({ target }: MouseEvent): void => {
    const isControl = (target as Element).closest('label, button') !== null;
    if (!isControl && term.row !== null) onTick();
  };
  return (
    <tr
      role="row"
      className={classNames(isOwn && styles['own'], isTicked && styles['ticked'])}
      aria-current={isOwn || undefined}
      onClick={tick}
    >
      <th role="rowheader" scope="row">
        {term.row === null ? (
          <span>{years(term.plazo)}</span>
        ) : (
          <label className={styles['tick']}>
            <input type="checkbox" name="compared_years" checked={isTicked} onChange={onTick} />
            <span>{years(term.plazo)}</span>{' '}
            <small aria-hidden="true" className={`${styles['name']} low:hidden`}>
              Comparar
            </small>
          </label>
        )}
        {term.row !== null && onUse !== undefined ? (
          <Button
            small
            variant="low"
            className="min-h-11! px-0! @min-[40rem]:min-h-7!"
            aria-disabled={isOwn || undefined}
            onClick={() => isOwn || onUse(term.plazo)}
          >
            {isOwn ? (
              ownText
            ) : (
              <span>
                Elegir<span className="sr-only">{` ${years(term.plazo)}`}</span>
              </span>
            )}
          </Button>
        ) : (
          isOwn && <small>{ownText}</small>
        )}
      </th>
      {term.row === null ? (
        <td role="cell" colSpan={4} className={styles['reason']}>
          <Sentence text={sentence} />
          {term.reason ?? 'Este plazo no está disponible.'}
        </td>
      ) : (
        <Figures {...own} sentence={sentence} term={{ ...term, row: term.row }} />
      )}
    </tr>
  );
}

type FiguresProps = Omit<TermRowProps, 'isOwn' | 'isTicked' | 'onTick' | 'onUse'> & {
  term: CalculatedTerm;
};

function Figures({ term, sentence, pesosOf, creditUf, mostUf, ...income }: FiguresProps) {
  const { row } = term;
  const isForStaff = useIsForStaff();
  const writeUf = isForStaff ? uf : ufRounded;
  const [clp, inUf] = [pesos(row.DivTotalPe), writeUf(row.DivTotal)];
  const total = [pesosOf(row.CostoTotalUF), writeUf(row.CostoTotalUF)].filter((text) => text !== null);
  const missingClp = missingFor(row, income);
  return (
    <>
      <td role="cell" className={styles['monthly']}>
        <Sentence text={sentence} />
        <Figure texts={isForStaff ? [inUf, clp] : [clp, inUf]} />
      </td>
      <td role="cell" className={styles['named']}>
        <span className={styles['name']}>En total</span>
        <Figure texts={total} />
        <span className={styles['gauge']}>
          <Gauge
            creditPct={(100 * Math.min(creditUf, row.CostoTotalUF)) / row.CostoTotalUF}
            lengthPct={(100 * row.CostoTotalUF) / mostUf}
          />
        </span>
      </td>
      <td role="cell" className={styles['named']}>
        <span className={styles['name']}>Renta desde</span>
        <span>{pesos(row.RenMin)}</span>
        {missingClp !== null && (
          <small className={styles[missingClp === 0 ? 'enough' : 'missing']}>
            {missingClp === 0 ? 'Renta alcanza' : `Faltan ${pesos(missingClp)}`}
          </small>
        )}
      </td>
      <td role="cell" className={styles['deep']}>
        <span>{formatPct(row.Tasa)}</span>
        <small>{`CAE ${formatPct(row.TasaCae)}`}</small>
        {typeof term.cae_with_costs === 'number' && (
          <small>{`${formatPct(term.cae_with_costs)} con\u00a0gastos`}</small>
        )}
      </td>
    </>
  );
}

/** The sentence about the ticked pair. Not in the row's header, which screen readers repeat with each cell. */
const Sentence = ({ text }: { text: string | null }) => <p className={styles['sentence']}>{text}</p>;

/** A figure, and the same one in the other currency below or beside it. */
const Figure = ({ texts: [first, second] }: { texts: readonly string[] }) => (
  <span className={styles['figure']}>
    <b>{first}</b>
    {second !== undefined && <small>{second}</small>}
  </span>
);

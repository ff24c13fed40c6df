import type { MouseEvent, ReactNode } from 'react';
import { formatPct } from '@simulador/contracts/platform/format';
import { neededIncome } from '@simulador/contracts/calculation/income/affordability';
import { missingIncome } from '@simulador/contracts/calculation/messages/income';
import { useAudienceText, useIsForStaff } from '#shared/context/audience.ts';
import { pesos, uf, ufRounded, years } from '#shared/simulation/figure-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/icon.tsx';
import type { ComparedTerm } from '../api/wire.ts';
import type { ResultProps } from '../figures/shown.ts';
import { Gauge, GaugeKey } from '../result/gauge.tsx';
import type { PesosView } from '../result/use-amount-view.tsx';
import { calculatedTerms, type CalculatedTerm } from './terms.ts';

interface OwnProps extends Pick<ResultProps, 'verdict'> {
  creditUf: number;
  pesosOf: PesosView;
  /** Applies a term to the form. */
  onUse: (years: number) => void;
}

export interface TermTableProps extends OwnProps {
  terms: readonly ComparedTerm[];
  /** The own term. */
  years: number;
  /** True for figures of former answers. */
  isOld: boolean;
  /** Ticked terms, years. */
  ticked: readonly number[];
  onTick: (years: number) => void;
}

const CELL =
  'h-11 border-t border-line px-1.5 py-1 text-right whitespace-nowrap last:pr-3 @max-[46rem]:h-auto @max-[46rem]:border-0 @max-[46rem]:p-0! @max-[46rem]:text-left @max-[46rem]:whitespace-normal';
const FIRST = 'pl-3! text-left!';
const LARGE = '@max-[46rem]:flex-[1_1_7.5rem]';
const SMALL = 'px-1! text-14 @max-[46rem]:text-ink-2';
const ROW =
  '@max-[46rem]:flex @max-[46rem]:flex-wrap @max-[46rem]:content-start @max-[46rem]:items-start @max-[46rem]:gap-x-3 @max-[46rem]:gap-y-1 @max-[46rem]:rounded-md @max-[46rem]:border @max-[46rem]:px-4 @max-[46rem]:pt-0.5 @max-[46rem]:pb-3 print:break-inside-avoid';

/**
 * Terms with their figures and bars: rows, and cards where there is no room for them. Roles are explicit, because a card's `display` would
 * take them away.
 */
export function TermTable({ terms, years: ownYears, isOld, ticked, onTick, ...own }: TermTableProps) {
  const rows = calculatedTerms(terms);
  const mostUf = Math.max(...rows.map(({ row }) => row.CostoTotalUF));
  const hasCosts = rows.some(({ cae_with_costs }) => typeof cae_with_costs === 'number');
  const heads = ['Al mes', 'En total', 'Renta desde', 'Tasa', 'CAE', ...(hasCosts ? ['CAE con gastos'] : [])];
  return (
    <div className={classNames(isOld && 'opacity-60')}>
      <table
        role="table"
        className="w-full border-separate border-spacing-0 overflow-clip rounded-md border border-line bg-surface text-[0.9375rem] @max-[46rem]:block @max-[46rem]:border-0 @max-[46rem]:bg-transparent"
      >
        <caption className="sr-only">Dividendo, costo total, renta mínima y CAE por años de plazo</caption>
        <thead role="rowgroup" className="text-14 text-ink-2 @max-[46rem]:sr-only">
          <tr role="row">
            {['Comparar', ...heads].map((head, index) => (
              <th
                key={head}
                role="columnheader"
                scope="col"
                className={`px-1.5 py-2 align-bottom font-semibold ${index === 0 ? `${FIRST} print:invisible` : 'text-right'} ${index > 5 ? 'w-19' : index > 3 ? 'w-16' : ''}`}
              >
                {head}
              </th>
            ))}
            <th role="columnheader" scope="col">
              <span className="sr-only">Elegir</span>
            </th>
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="@max-[46rem]:grid @max-[46rem]:grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] @max-[46rem]:gap-2"
        >
          {terms.map((term) => (
            <TermRow
              key={term.plazo}
              {...own}
              term={term}
              span={heads.length + 1}
              isOwn={term.plazo === ownYears}
              isTicked={ticked.includes(term.plazo)}
              onTick={() => onTick(term.plazo)}
            >
              {term.row !== null && (
                <Figures {...own} term={{ ...term, row: term.row }} mostUf={mostUf} hasCosts={hasCosts} />
              )}
            </TermRow>
          ))}
        </tbody>
      </table>
      <p className="mt-2 flex flex-wrap gap-x-4 text-14 text-ink-2">
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

interface TermRowProps extends Pick<OwnProps, 'onUse'> {
  term: ComparedTerm;
  /** Number of columns after the first one. */
  span: number;
  isOwn: boolean;
  isTicked: boolean;
  onTick: () => void;
  /** Cells of the figures. */
  children: ReactNode;
}

/** A term. A press anywhere but on a control ticks it. */
function TermRow({ term, span, isOwn, isTicked, onTick, onUse, children }: TermRowProps) {
  const ownText = useAudienceText()('Tu plazo', 'Elegido');
  const hasFigures = term.row !== null;
  const tick = ({ target }: MouseEvent): void => {
    if ((target as Element).closest('label, button') === null) onTick();
  };
  return (
    <tr
      role="row"
      className={classNames(
        ROW,
        hasFigures && 'cursor-pointer',
        isOwn ? 'bg-primary-tint' : hasFigures ? 'bg-surface hover:bg-ground' : 'bg-surface',
        isTicked ? '@max-[46rem]:border-primary @max-[46rem]:shadow-chosen' : '@max-[46rem]:border-line',
      )}
      aria-current={isOwn || undefined}
      onClick={hasFigures ? tick : undefined}
    >
      <th
        role="rowheader"
        scope="row"
        className={`${CELL} ${FIRST} font-semibold @max-[46rem]:-order-2 @max-[46rem]:flex-[1_1_55%]`}
      >
        {hasFigures ? (
          <label className="flex min-h-8 cursor-pointer flex-wrap items-center gap-x-3 @max-[46rem]:min-h-11 print:[&>input]:hidden">
            <input type="checkbox" name="compared_years" checked={isTicked} onChange={onTick} />
            <span>{years(term.plazo)}</span>
            <span
              aria-hidden="true"
              className="hidden text-14 font-normal text-ink-2 @max-[46rem]:inline print:hidden"
            >
              Comparar
            </span>
          </label>
        ) : (
          // The cell has the indent of the other terms, which have a box to tick.
          <div className="@max-[46rem]:pt-2.5 @min-[46rem]:pl-8 print:pl-0">
            {years(term.plazo)}
            {isOwn && <span className="block text-14 font-normal text-ink-2">{ownText}</span>}
          </div>
        )}
      </th>
      {hasFigures ? (
        children
      ) : (
        <td role="cell" colSpan={span} className={`${CELL} text-left! text-14 whitespace-normal! text-ink-2`}>
          {term.reason ?? 'Este plazo no está disponible.'}
        </td>
      )}
      {hasFigures && (
        <td role="cell" className={`${CELL} @max-[46rem]:-order-1 print:hidden`}>
          <Button
            small
            variant="low"
            className="min-h-8! px-0! @max-[46rem]:min-h-11!"
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
        </td>
      )}
    </tr>
  );
}

interface FiguresProps extends OwnProps {
  term: CalculatedTerm;
  /** Largest total of all terms, UF. */
  mostUf: number;
  /** Whether any term has a CAE with operation costs. */
  hasCosts: boolean;
}

function Figures({ term, pesosOf, creditUf, mostUf, hasCosts, verdict }: FiguresProps) {
  const { row, cae_with_costs } = term;
  const isForStaff = useIsForStaff();
  const total = row.CostoTotalUF;
  const missingClp = verdict && missingIncome(verdict.incomeClp, neededIncome(row, verdict.debts));
  return (
    <>
      <Figure heading="Al mes" isLarge>
        <b>{isForStaff ? uf(row.DivTotal) : pesos(row.DivTotalPe)}</b>
      </Figure>
      <Figure heading="En total" isLarge>
        {pesosOf(total) ?? (isForStaff ? uf : ufRounded)(total)}
        <Gauge creditPct={(100 * Math.min(creditUf, total)) / total} lengthPct={(100 * total) / mostUf} />
      </Figure>
      <Figure heading="Renta desde">
        {pesos(row.RenMin)}
        {missingClp === 0 && (
          <>
            <Icon name="tick" className="ml-0.75 inline size-3.5 stroke-[2.5] align-[-2px] text-good" />
            <span className="sr-only">Renta alcanza</span>
          </>
        )}
        {missingClp !== null && missingClp > 0 && (
          <small className="block text-14 text-warn">{`Faltan ${pesos(missingClp)}`}</small>
        )}
      </Figure>
      <Figure heading="Tasa">{formatPct(row.Tasa)}</Figure>
      <Figure heading="CAE">{formatPct(row.TasaCae)}</Figure>
      {hasCosts && (
        <Figure heading="CAE con gastos">
          {typeof cae_with_costs === 'number' && formatPct(cae_with_costs)}
        </Figure>
      )}
    </>
  );
}

interface FigureProps {
  heading: string;
  isLarge?: boolean;
  children: ReactNode;
}

/** A figure: on a card its heading is above it, or before a small one, and text, because a browser translates no generated content. */
const Figure = ({ heading, isLarge = false, children }: FigureProps) => (
  <td role="cell" className={`${CELL} ${isLarge ? LARGE : SMALL}`}>
    <span
      className={`hidden text-14 text-ink-2 ${isLarge ? '@max-[46rem]:block' : 'mr-1 @max-[46rem]:inline-block'}`}
    >
      {heading}
    </span>
    {children}
  </td>
);

import type { CSSProperties, ReactNode } from 'react';
import type { BothAmounts } from '@simulador/contracts/simulations/figures';
import { useAudienceText, useIsForStaff } from '#shared/context/audience.ts';
import { pesos, uf, ufRounded } from '#shared/simulation/figure-texts.ts';
import type { ResultFigures } from '#shared/simulation/stated-read.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Skeleton } from '#shared/ui/loading.tsx';

export interface AnswerFiguresProps {
  /** Null without figures. */
  shown: Pick<ResultFigures, 'DivTotal' | 'DivTotalPe' | 'RenMin'> | null;
  needed: BothAmounts | null;
  /** Whether savings are part of what is needed. */
  splits: boolean;
  isBusy?: boolean;
  /** True to reserve the room of figures that are coming, so that nothing below them moves. */
  isComing?: boolean;
  /** Text in place of the dividend. */
  reason?: string | null;
  /** Whether the income is enough, spoken with the dividend. */
  verdict?: string | null;
  /** A `Figure` with `data-exchange`: what a change of the credit saves, in place of the minimum income. */
  exchange?: ReactNode;
  /** Footnote below the dividend. */
  children?: ReactNode;
}

/** The dividend, spoken once when it comes and once for each edit, and what else the credit needs. See docs/rules.md R780. */
export function AnswerFigures(props: AnswerFiguresProps) {
  const { shown, needed, splits, isBusy = false, isComing = false } = props;
  const { reason = null, verdict, exchange, children } = props;
  const textFor = useAudienceText();
  const isForStaff = useIsForStaff();
  const dividend = shown && [
    pesos(shown.DivTotalPe),
    isForStaff ? uf(shown.DivTotal) : ufRounded(shown.DivTotal),
  ];
  const [first, second] = (isForStaff ? dividend?.toReversed() : dividend) ?? [];
  const neededText = needed ? (isForStaff ? uf(needed.uf) : pesos(needed.clp ?? 0)) : '–';
  const incomeText = shown ? pesos(shown.RenMin) : '…';
  return (
    <div className="num @[42rem]:grid @[42rem]:grid-cols-[1fr_auto] @[42rem]:items-center @[42rem]:gap-x-6">
      <p
        role="status"
        aria-label={textFor('Pagarías al mes', 'Dividendo mensual')}
        aria-busy={isBusy || undefined}
        className={classNames((shown || isComing) && 'flex flex-wrap items-baseline justify-between gap-x-2')}
      >
        {shown || isComing ? (
          <>
            <b
              translate="no"
              style={sized(first ?? '')}
              className={classNames(
                'text-[clamp(1.25rem,(100cqi-8rem)*1.6/var(--length),var(--most))] leading-[calc(1.15*var(--most))] whitespace-nowrap [--most:2.4375rem] lg:text-[clamp(1.25rem,135cqi/var(--length),var(--most))]',
                !isForStaff && 'lg:[--most:3.0625rem]',
              )}
            >
              {first ?? <Skeleton widthEm={5} label={reason ?? ''} />}
            </b>{' '}
            <span
              translate="no"
              className="text-16 whitespace-nowrap lg:basis-full lg:text-20 @[42rem]:basis-full"
            >
              {second ?? <Skeleton widthEm={4} />}
            </span>
            {shown && verdict && <span className="sr-only">{`. ${verdict}`}</span>}
          </>
        ) : (
          reason !== null && <span>{reason}</span>
        )}
      </p>
      {shown && children}
      {(shown || isComing) && (
        <dl
          style={sized(neededText + incomeText)}
          className={classNames(
            'mt-1.5 flex flex-wrap justify-between gap-x-2 gap-y-1 border-t border-[color-mix(in_srgb,currentcolor_24%,transparent)] pt-2 has-[>[data-exchange]]:*:last:hidden lg:mt-3 lg:grid lg:grid-cols-1 lg:gap-y-2.5 lg:pt-3 @[42rem]:col-start-2 @[42rem]:row-start-1 @[42rem]:flex @[42rem]:gap-x-6 @[42rem]:border-0 @[42rem]:p-0',
            isComing && 'invisible',
          )}
        >
          {exchange}
          <Figure
            label={textFor('Necesitas hoy', 'Necesita hoy')}
            note={splits ? 'Ahorro y gastos operacionales' : 'Gastos operacionales'}
          >
            {neededText}
          </Figure>
          <Figure label="Renta desde" note="Líquida al mes">
            {incomeText}
          </Figure>
        </dl>
      )}
    </div>
  );
}

/** Returns the length of the amounts of a line, which shrink so that the line does not break. */
const sized = (amounts: string): CSSProperties =>
  ({ '--length': Math.max(1, amounts.length) }) as CSSProperties;

interface FigureProps {
  label: string;
  note: string;
  children: ReactNode;
  'data-exchange'?: true;
}

/** A figure beside the dividend. */
export function Figure({ label, note, children, ...attributes }: FigureProps) {
  return (
    <div
      {...attributes}
      className="lg:flex lg:flex-wrap lg:items-baseline lg:justify-between lg:gap-x-3 @[42rem]:block"
    >
      <dt className="text-14 leading-[1.4] text-solid-soft lg:contents lg:text-16">
        {label} {/* A promise stands beside its condition at every width. */}
        <small
          className={classNames(
            'basis-full text-14 lg:order-1 lg:block',
            attributes['data-exchange'] ? 'block' : 'hidden',
          )}
        >
          {note}
        </small>
      </dt>
      <dd
        translate="no"
        className="text-[clamp(var(--text-14),136cqi/var(--length),var(--text-20))] leading-[1.625rem] font-bold whitespace-nowrap lg:ml-auto lg:text-[min(9cqi,var(--text-20))]"
      >
        {children}
      </dd>
    </div>
  );
}

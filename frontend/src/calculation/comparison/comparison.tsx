import { useState } from 'react';
import { useAudienceText } from '#shared/context/audience.ts';
import { useUf } from '#shared/context/uf.tsx';
import { uf } from '#shared/simulation/figure-texts.ts';
import { roundedPesos } from '#shared/simulation/sentence-texts.ts';
import { clpOf } from '#shared/ui/amounts/money-value.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import type { Answered } from '../api/calculo.ts';
import type { ComparedTerm } from '../api/wire.ts';
import { isOld, type ResultProps } from '../figures/shown.ts';
import { usePesosView, type PesosView } from '../result/use-amount-view.tsx';
import { useFigures, useForm } from '../state/simulator-context.tsx';
import { TermTable, type TermTableProps } from './term-table.tsx';
import {
  calculatedTerms,
  pairSentence,
  ratesText,
  tickedAfter,
  tickedNow,
  type Ticks,
  type TotalView,
} from './terms.ts';

/** The credit at the other terms. See docs/rules.md R742. */
export function CreditTerms() {
  const { result } = useFigures();
  const { change } = useForm();
  return <Comparison {...result} onUse={(years) => change({ 'credit.paymentYears': String(years) })} />;
}

export type ComparedProps = Pick<ResultProps, 'answered' | 'partsStatus' | 'failures' | 'verdict'> &
  Pick<TermTableProps, 'onUse'>;

/** The same credit at other terms, two of them side by side. */
export function Comparison({ answered, failures: { terms: failure }, ...shown }: ComparedProps) {
  const textFor = useAudienceText();
  if (answered === null) return null;
  const { terms } = answered.answer;
  const failed = `No pudimos comparar los plazos. ${textFor('Inténtalo', 'Inténtelo')} de nuevo en un momento.`;
  return (
    <section aria-label={textFor('Tu dividendo en otros plazos', 'El dividendo en otros plazos')}>
      {failure !== undefined || shown.partsStatus === 'failed' ? (
        <FailedPart {...(failure ?? { message: failed })} />
      ) : (
        terms !== null && terms.length > 0 && <Terms {...shown} answered={answered} terms={terms} />
      )}
    </section>
  );
}

interface TermsProps extends Omit<ComparedProps, 'answered' | 'failures'> {
  answered: Answered;
  terms: readonly ComparedTerm[];
}

/** How two terms differ, and the rows to choose them from. See docs/rules.md R802. */
function Terms({ answered: { asked, ufDate }, terms, partsStatus: status, verdict, onUse }: TermsProps) {
  const { plazototal: years, montocredito: creditUf } = asked.calculation;
  const textFor = useAudienceText();
  const pesosOf = usePesosView(ufDate);
  const total = useTotalView(pesosOf);
  const [ticks, setTicks] = useState<Ticks | null>(null);
  const calculated = calculatedTerms(terms);
  const calculatedYears = calculated.map(({ plazo }) => plazo);
  const ticked = tickedNow(ticks, years, calculatedYears).filter((each) => calculatedYears.includes(each));
  const [shorter, longer] = calculated.filter(({ plazo }) => ticked.includes(plazo));
  return (
    <div
      className="num @container grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 @max-[46rem]:[&_:is(input,button)]:scroll-mt-24"
      aria-busy={status === 'updating' || undefined}
    >
      {/* Cards are taller than the screen: the sentence stays above them, in the room of three lines, so that a tick moves nothing.
          Large text would leave the cards no room. */}
      <div
        role="status"
        className="@max-[46rem]:z-1 @max-[46rem]:-mx-4 @max-[46rem]:grid @max-[46rem]:min-h-20 @max-[46rem]:items-center @max-[46rem]:bg-ground @max-[46rem]:px-4 @max-[46rem]:not-low:top-0 @min-[15rem]:@max-[46rem]:not-low:sticky print:static!"
      >
        {shorter && longer ? (
          <h2 className="text-20 text-balance wrap-anywhere @max-[46rem]:text-16">
            {pairSentence(shorter, longer, total)}
          </h2>
        ) : (
          <p className="text-16 @min-[46rem]:leading-6.5">
            {textFor('Elige', 'Elija')} dos plazos para compararlos.
          </p>
        )}
      </div>
      <p className="-mt-2 text-ink-2">
        {status === 'ready'
          ? ratesText(calculated)
          : status === 'outdated'
            ? 'De los datos anteriores'
            : 'Actualizando…'}
      </p>
      <TermTable
        {...{ years, creditUf, verdict, onUse }}
        isOld={isOld(status)}
        terms={terms}
        ticked={ticked}
        onTick={(pressed) => setTicks(tickedAfter(ticked, years, pressed))}
        pesosOf={pesosOf}
      />
    </div>
  );
}

/** Returns totals in pesos where the view has pesos, so that a difference is that of the shown figures; else in UF. */
function useTotalView(pesosOf: PesosView): TotalView {
  const pageUf = useUf();
  if (pageUf === null || pesosOf(0) === null) return { of: ({ row }) => row.CostoTotalUF, write: uf };
  return { of: ({ row }) => clpOf(row.CostoTotalUF, pageUf.valueClp), write: roundedPesos };
}

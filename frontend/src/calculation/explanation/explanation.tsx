import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  explainedSteps,
  figureText,
  shownFigures,
  type ExplainedStep,
} from '@simulador/contracts/calculation/messages/explained-steps';
import { formatDateText } from '@simulador/contracts/platform/format';
import { answerOf } from '#shared/api/api-error.ts';
import { useAudienceText, useIsForStaff } from '#shared/context/audience.ts';
import { client } from '#shared/session/client.ts';
import type { ScheduleProps } from '../figures/shown.ts';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';

const explanationQuery = ({ request, ufDate }: ScheduleProps) =>
  queryOptions({
    queryKey: ['explicacion', request, ufDate],
    queryFn: ({ signal }) => answerOf(client.POST('/api/simulador/explicacion', { body: request, signal })),
    staleTime: Infinity,
  });

/** Shown to staff only, because it reveals the row of the rate tables. */
const FOR_STAFF = 'suggested_rate';

/** Explains each figure of the result, step by step. See docs/rules.md R579. */
export function Explanation(props: ScheduleProps) {
  const textFor = useAudienceText();
  const isForStaff = useIsForStaff();
  const query = useQuery(explanationQuery(props));
  const failed = `No pudimos mostrar de dónde salen las cifras. ${textFor('Inténtalo', 'Inténtelo')} de nuevo.`;
  return (
    <QueryPart query={query} failed={failed} loading="Buscando los números…">
      {({ figures: all, dates }) => {
        const figures = shownFigures(all).filter(({ name }) => isForStaff || name !== FOR_STAFF);
        return (
          <div className="num">
            {figures.map((figure) => (
              <Explained key={figure.name} label={figure.node.label} value={figureText(figure)}>
                <Steps steps={explainedSteps(figure, figures)} />
              </Explained>
            ))}
            {dates.map(({ name, value, reason }) => (
              <Explained key={name} label="Primera fecha de pago" value={formatDateText(value)}>
                <p className={GIVEN}>{reason}</p>
              </Explained>
            ))}
          </div>
        );
      }}
    </QueryPart>
  );
}

const GIVEN = 'text-14 text-ink-2';

interface ExplainedProps {
  label: string;
  value: string;
  children: ReactNode;
}

/** A figure that unfolds into what it is made of. */
const Explained = ({ label, value, children }: ExplainedProps) => (
  <Disclosure
    className="not-first:border-t not-first:border-line"
    title={
      <span className="flex flex-1 flex-wrap justify-between gap-x-4 py-2 font-normal">
        <span>{label}</span> <b>{value}</b>
      </span>
    }
  >
    {children}
  </Disclosure>
);

/** The steps of a calculation, like receipts: operands, and their result below. */
function Steps({ steps }: { steps: readonly ExplainedStep[] }) {
  if (steps.length === 0) return <p className={GIVEN}>No se calcula: se ingresó o está fijado.</p>;
  return (
    <ol className="grid gap-4">
      {steps.map(({ label, operands, rounding, value }) => (
        <li key={`${label} ${value}`}>
          <dl className="max-w-140 text-14">
            {operands.map((operand, index) => (
              // A step may contain the same operand twice, so the index is the key.
              <Line key={index} {...operand} label={operand.label || 'Número fijo'} />
            ))}
            <Line isResult {...{ label, value, rounding }} sign="=" />
          </dl>
        </li>
      ))}
    </ol>
  );
}

interface LineProps {
  sign: string;
  label: string;
  value: string;
  rounding?: string | null;
  isResult?: boolean;
}

const Line = ({ sign, label, value, rounding = null, isResult = false }: LineProps) => (
  <div
    className={`flex justify-between gap-4 py-0.75 ${isResult ? 'border-t border-edge font-semibold' : ''}`}
  >
    <dt
      className={`grid grid-cols-[minmax(1rem,max-content)_minmax(0,1fr)] gap-x-1 ${isResult ? '' : 'text-ink-2'}`}
    >
      <span className="text-ink">{sign}</span> <span>{label}</span>
      {rounding !== null && <small className="col-start-2 text-14 font-normal text-ink-2">{rounding}</small>}
    </dt>
    <dd className="flex-none">{value}</dd>
  </div>
);

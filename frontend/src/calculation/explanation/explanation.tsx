import { queryOptions, useQuery } from '@tanstack/react-query';
import { shownFigures } from '@simulador/contracts/calculation/messages/explained-steps';
import { answerOf } from '#shared/api/api-error.ts';
import { useAudienceText, useIsForStaff } from '#shared/context/audience.tsx';
import { client } from '#shared/session/client.ts';
import type { ScheduleProps } from '../figures/shown.ts';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { ExplainedDate, ExplainedFigure } from './explained-figure.tsx';

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
              <ExplainedFigure key={figure.name} figure={figure} figures={figures} />
            ))}
            {dates.map((date) => (
              <ExplainedDate key={date.name} {...date} />
            ))}
          </div>
        );
      }}
    </QueryPart>
  );
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import type { ScheduleProps } from '../figures/shown.ts';
import { useAudienceText } from '#shared/context/audience.ts';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { together, QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import type { ScheduleAnswer } from './model/schedule.ts';

/**
 * Returns the query of a request's schedule at the UF of a day. A new request aborts the previous one, so that its answer can't
 * arrive late.
 */
export const scheduleQuery = ({ request, ufDate }: ScheduleProps) =>
  queryOptions({
    queryKey: ['schedule', request, ufDate],
    queryFn: ({ signal }): Promise<ScheduleAnswer> =>
      answerOf(client.POST('/api/simulador/cuadro', { body: request, signal })),
    staleTime: Infinity,
  });

/** Loaded when the tab is first opened, together with the schedule. */
const ScheduleView = deferred(() => import('./schedule-view.tsx'), 'ScheduleView');

const UNLOADED = 'No pudimos cargar el cuadro de pagos. Revisa tu conexión y vuelve a intentarlo.';
const UNLOADED_FOR_STAFF = 'No pudimos cargar el cuadro de pagos. Revise su conexión y vuelva a intentarlo.';

/** Payment schedule of a credit. */
export function ScheduleContent(props: ScheduleProps) {
  const textFor = useAudienceText();
  const query = together([useQuery(ScheduleView.part), useQuery(scheduleQuery(props))]);
  return (
    <QueryPart
      query={query}
      failed={textFor(UNLOADED, UNLOADED_FOR_STAFF)}
      // The skeleton is as high as the schedule, so that nothing in sight moves when the schedule comes.
      loading={
        <div className="min-h-dvh">
          <Loading label={textFor('Preparando tu cuadro de pagos…', 'Preparando el cuadro de pagos…')} />
        </div>
      }
    >
      {([, answer]) =>
        answer.rows.length === 0 ? (
          <Note>Este crédito no tiene cuotas que mostrar.</Note>
        ) : (
          <ScheduleView {...props} answer={answer} />
        )
      }
    </QueryPart>
  );
}

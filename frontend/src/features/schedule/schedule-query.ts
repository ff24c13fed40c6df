import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import { partQuery } from '#shared/browser/load-part.ts';
import { client } from '#shared/session/client.ts';
import type { ScheduleProps } from '#shared/simulation/result-slots.ts';
import type { ScheduleAnswer } from './model/schedule.ts';

/** The schedule of one question, from the day of one UF. Asking another one aborts it, so that its answer can't come late. */
export const scheduleQuery = ({ request, ufDate }: ScheduleProps) =>
  queryOptions({
    queryKey: ['schedule', request, ufDate],
    queryFn: ({ signal }): Promise<ScheduleAnswer> =>
      answerOf(client.POST('/api/simulador/cuadro', { body: request, signal })),
    staleTime: Infinity,
    retry: false,
  });

/** What draws the schedule: loaded when the first one is opened, and tried again as any other call. */
export const scheduleViewQuery = partQuery('schedule-view', () => import('./schedule-view.tsx'));

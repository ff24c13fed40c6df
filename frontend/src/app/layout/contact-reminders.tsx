import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { CHANNEL_NAMES } from '@simulador/contracts/office/messages/next-contact';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { santiagoInstant } from '@simulador/contracts/platform/instants';
import { answerOf } from '#shared/api/api-error.ts';
import { serverNow } from '#shared/api/server-clock.ts';
import { useAttended } from '#shared/browser/use-attended.ts';
import { askToLeave } from '#shared/office/leaving/unsaved.ts';
import { listLocation } from '#shared/office/list-address.ts';
import { SIMULATION_LISTS } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';

const EVERY_MS = 5 * 60_000;
const SHOWN_MS = 60_000;

const timedContacts = queryOptions({
  queryKey: [SIMULATION_LISTS, 'timed-contacts'],
  queryFn: ({ signal }) => answerOf(client.GET('/api/simulador/contactos/hoy', { signal })),
});

/** Shows a toast at the hour of each of the user's next contacts, with a way to the client. See docs/rules.md R871. */
export function ContactReminders() {
  const enabled = useAttended();
  const toast = useToast();
  const navigate = useNavigate();
  const { data } = useQuery({ ...timedContacts, enabled, refetchInterval: EVERY_MS });
  const remind = useEffectEvent(
    ({ simulation, client_name, time, channel }: NonNullable<typeof data>[number]) => {
      const { to, state } = listLocation({}, simulation);
      toast.show(`${time}: contactar a ${client_name} (${CHANNEL_NAMES[channel].toLowerCase()}).`, {
        tone: 'warn',
        durationMs: SHOWN_MS,
        action: { label: 'Abrir', run: () => askToLeave(() => void navigate(to, { state })) },
      });
    },
  );
  useEffect(() => {
    const timers = (data ?? []).flatMap((contact) => {
      const at = santiagoInstant(contact.date as IsoDate, contact.time);
      const leftMs = Number(at) - serverNow().getTime();
      return leftMs < 0 ? [] : [setTimeout(() => remind(contact), leftMs)];
    });
    return () => timers.forEach(clearTimeout);
  }, [data]);
  return null;
}

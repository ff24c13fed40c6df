import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatInteger } from '@simulador/contracts/platform/format';
import { answerOf } from '#shared/api/api-error.ts';
import { SIMULATION_LISTS } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';

const contactsToday = queryOptions({
  queryKey: [SIMULATION_LISTS, 'contacts-today'],
  queryFn: ({ signal }) =>
    answerOf(client.GET('/api/simulador/contactos', { params: { query: { days: 1 } }, signal })),
});

/** Number of contacts that the user recorded today; the administrator's is everybody's. See docs/rules.md R870. */
export function ContactsToday() {
  const { data } = useQuery(contactsToday);
  const count = (data ?? []).reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return null;
  return (
    <p className="num text-ink-2 max-md:hidden">
      {count === 1 ? '1 contacto hoy' : `${formatInteger(count)} contactos hoy`}
    </p>
  );
}

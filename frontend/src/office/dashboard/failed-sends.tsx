import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { mayCorrectAddress } from '../lists/contacts-of.ts';
import { listLocation, startingAt } from '../lists/list-address.ts';
import { EMAIL_FIELD } from '../lists/list-keys.ts';
import { failedSendsQuery } from '../lists/failed-sends-query.ts';
import { buttonClass } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/layout/card.tsx';

type Failed = NonNullable<ReturnType<typeof useFailedSends>>[number];

const useFailedSends = () => useQuery(failedSendsQuery).data;

/** Mails and sends that did not reach the user's clients or the workflow, each with its one act, in the client's sheet. See docs/rules.md R961. */
export function FailedSends() {
  // The list is an aid, so nothing takes its place while it can't be read.
  const failed = useFailedSends() ?? [];
  if (failed.length === 0) return null;
  return (
    <Card className="mb-4" title="No salió">
      <ul className="-my-2">
        {failed.map((each) => {
          const mayCorrect = mayCorrectAddress(each);
          const { to, state } = listLocation({}, each.uuid);
          return (
            <li
              key={each.uuid}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-t-0"
            >
              <Icon name="warn" className="flex-none text-bad" />
              <p className="min-w-0 flex-1 basis-60">
                <b>{each.client_name}</b> {reasonOf(each)}
              </p>
              <Link
                className={buttonClass('alt', true)}
                to={to}
                state={mayCorrect ? startingAt(EMAIL_FIELD, state) : state}
              >
                {mayCorrect ? 'Corregir el correo' : 'Ver'}
                <span className="sr-only">{`${mayCorrect ? ' de' : ''} la simulación ${each.id}`}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Says what did not leave, and why. */
const reasonOf = ({ id, mail_refused_at: refusedAt, workflow }: Failed): string =>
  refusedAt === null
    ? `El envío de la N.º ${id} a Workflow no entró: ${workflow?.reason ?? 'se detuvo'}`
    : `No le llegó la simulación N.º ${id}: su correo la rechazó.`;

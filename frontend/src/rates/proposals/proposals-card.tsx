import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, failureText } from '#shared/api/api-error.ts';
import { Button } from '#shared/ui/button.tsx';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { ActionFailure } from '#shared/ui/feedback/action-failure.tsx';
import { useFocusHandedOn } from '#shared/ui/use-focus-handed-on.ts';
import { refreshRateTables } from '../tarifas/rate-data.ts';
import { ReasonDialog } from '../tarifas/reason-dialog.tsx';
import { useTableChange } from '../tarifas/use-table-change.ts';
import { type Proposals, proposalsQuery } from '#shared/office/proposals-query.ts';
import { approveProposal, confirmProposal, rejectProposal, type Proposal } from '../tarifas/proposal-data.ts';
import { Described, SOMEBODY, WaitingProposal } from './proposal-item.tsx';
import styles from './proposals-card.module.css';

const FAILED = 'No pudimos hacerlo. Inténtelo de nuevo en unos minutos.';

/** Proposed changes of prices: the open ones with their decisions, the others folded. See docs/rules.md R680. */
export function ProposalsCard() {
  const { data } = useQuery(proposalsQuery);
  if (data === undefined || (data.approval === 'none' && data.results.length === 0)) return null;
  return <LoadedCard {...data} />;
}

/** Decision on a proposal, or on all of an author. */
interface Decision {
  readonly on: Proposal['id'] | string;
  /** Returns the text of the toast. */
  readonly run: () => Promise<string>;
}

function LoadedCard({ approval, results }: Proposals) {
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const handOnFocus = useFocusHandedOn(heading);
  const [rejecting, setRejecting] = useState<Proposal['id'] | null>(null);
  const { isPending, error, variables, mutate, reset } = useTableChange({
    change: ({ run }: Decision) => run(),
    doneText: (text) => text,
    failedText: FAILED,
    onDone: () => setRejecting(null),
  });
  const open = results.filter(isWaiting);
  const decided = results.filter((proposal) => !isWaiting(proposal));
  const rejected = results.find(({ id }) => id === rejecting);
  const isLate = rejected !== undefined && !open.includes(rejected);
  const failure = error === null || isPending ? null : failureText(error, FAILED);
  const tried = results.find(({ id }) => id === variables?.on);
  const isTriedOpen = tried !== undefined && isWaiting(tried);
  const stateOf = (on: Decision['on']) => ({
    working: isPending && variables.on === on,
    disabled: isPending && variables.on !== on,
  });
  const approveAll = (proposals: readonly Proposal[]): Promise<string> =>
    approveInOrder(proposals).catch((reason: unknown) => {
      // Some may have been approved before.
      void refreshRateTables(queries);
      throw reason;
    });
  return (
    <section className={styles['card']} aria-labelledby="proposals">
      <h2 id="proposals" ref={heading} tabIndex={-1}>
        Cambios por aprobar
      </h2>
      <p className="muted">
        {approval === 'second'
          ? 'Los productos, sus rangos, la UF y la TMC cambian cuando otra persona con rol de administración aprueba el cambio.'
          : 'Estos cambios se propusieron cuando los aprobaba otra persona.'}
      </p>
      {failure !== null && !rejected && !isTriedOpen && (
        <ActionFailure text={tried ? `${tried.title}: ${failure}` : failure} />
      )}
      {approvableGroups(open).map(([author, proposals]) => (
        <Button
          key={author}
          ref={handOnFocus}
          small
          {...stateOf(author)}
          onClick={() => mutate({ on: author, run: () => approveAll(proposals) })}
        >
          {`Aprobar los ${proposals.length} de ${author}`}
        </Button>
      ))}
      {open.length === 0 ? (
        <p>No hay cambios por aprobar.</p>
      ) : (
        <ul className={styles['list']}>
          {open.map((proposal) => (
            <li key={proposal.id} ref={handOnFocus}>
              <WaitingProposal
                proposal={proposal}
                failure={proposal === tried && !rejected ? failure : null}
                approval={stateOf(proposal.id)}
                isBusy={isPending}
                onApprove={() => mutate({ on: proposal.id, run: () => approve(proposal) })}
                onConfirm={() => mutate({ on: proposal.id, run: () => confirm(proposal) })}
                onReject={() => {
                  reset();
                  setRejecting(proposal.id);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {rejected && (
        <ReasonDialog
          title={`Rechazar: ${rejected.title}`}
          hint="Lo lee quien propuso el cambio."
          action="Rechazar"
          isWorking={isPending}
          isLate={isLate && !isPending}
          failure={failure}
          onGiven={(reason) => mutate({ on: rejected.id, run: () => reject(rejected, reason) })}
          onClose={() => setRejecting(null)}
        />
      )}
      {decided.length > 0 && (
        <Disclosure title="Cambios decididos">
          <ul className={styles['list']}>
            {decided.map((proposal) => (
              <li key={proposal.id}>
                <Described proposal={proposal} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

/** Returns true for an open proposal, and for one of which it is not known whether the core has made the change. */
const isWaiting = ({ state }: Proposal): boolean => state === 'open' || state === 'unconfirmed';

async function approve({ id }: Proposal): Promise<string> {
  await approveProposal(id);
  return 'Cambio aprobado: ya rige.';
}

async function confirm({ id }: Proposal): Promise<string> {
  await confirmProposal(id);
  return 'Cambio confirmado.';
}

async function reject({ id }: Proposal, reason: string): Promise<string> {
  await rejectProposal(id, reason);
  return 'Cambio rechazado.';
}

/** Returns the authors of several proposals that the user may approve, with these. */
function approvableGroups(open: readonly Proposal[]): [author: string, Proposal[]][] {
  const groups = new Map<string, Proposal[]>();
  for (const proposal of open.filter(({ actions }) => actions.includes('approve'))) {
    const author = proposal.author ?? SOMEBODY;
    groups.set(author, [...(groups.get(author) ?? []), proposal]);
  }
  return [...groups].filter(([, proposals]) => proposals.length > 1);
}

/** Approves proposals one by one, the oldest first. @throws ApiError that names the first refused one; the later ones stay open */
async function approveInOrder(proposals: readonly Proposal[]): Promise<string> {
  for (const { id, title } of proposals.toReversed())
    await approveProposal(id).catch((error: unknown) => {
      const status = error instanceof ApiError ? error.status : 0;
      throw new ApiError(status, `${title}: ${failureText(error, FAILED)}`);
    });
  return `${proposals.length} cambios aprobados: ya rigen.`;
}

import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { useEffect, useState } from 'react';
import { ApiError, failureText } from '#shared/api/api-error.ts';
import { Badge } from '#shared/office/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { ActionFailure } from '#shared/ui/feedback/action-failure.tsx';
import { ReasonDialog } from '../tarifas/reason-dialog.tsx';
import { useTableChange } from '../tarifas/use-table-change.ts';
import { storeUnsaved } from '#shared/office/leaving/stored-unsaved.ts';
import { keptAbout } from '#shared/office/leaving/use-kept.ts';
import { proposalsQuery } from '#shared/office/proposals-query.ts';
import { approveProposal, rejectProposal, type Proposal } from '../tarifas/proposal-data.ts';
import styles from './proposals-card.module.css';

const WAITING = 'Espera que otra persona lo apruebe.';
const NOBODY =
  'Nadie puede aprobarlo: no hay otra persona con rol de administración. Pida a Operaciones que la agregue.';
const SOMEBODY = 'otra persona';
const FAILED = 'No pudimos hacerlo. Inténtelo de nuevo en unos minutos.';

/** Storage key of the reason while it is typed. */
const rejectionFormOf = (proposal: number): string => `rechazo ${proposal}`;

/** Proposed changes of prices: the open ones with their decisions, the others folded. See docs/rules.md R680. */
export function ProposalsCard() {
  const { data } = useQuery(proposalsQuery);
  /** Proposal whose decision the server refused. */
  const [refused, setRefused] = useState<number | null>(null);
  // A reason that was typed before somebody else decided can't be reached any more.
  useEffect(() => {
    for (const { id, state } of data?.results ?? [])
      if (state !== 'open') storeUnsaved(rejectionFormOf(id), '');
  }, [data]);
  if (data === undefined || (data.approval === 'none' && data.results.length === 0)) return null;
  const open = data.results.filter(({ state }) => state === 'open');
  const decided = data.results.filter(({ state }) => state !== 'open');
  const overtaken = decided.find(({ id }) => id === refused);
  return (
    <section className={styles['card']} aria-labelledby="proposals">
      <h2 id="proposals">Cambios por aprobar</h2>
      <p className="muted">
        {data.approval === 'second'
          ? 'Los productos, sus rangos, la UF y la TMC cambian cuando otra persona con rol de administración aprueba el cambio.'
          : 'Estos cambios se propusieron cuando los aprobaba otra persona.'}
      </p>
      {overtaken && (
        <Note tone="warn" role="alert">
          <p>{overtakenText(overtaken)}</p>
        </Note>
      )}
      {open.length === 0 ? (
        <p>No hay cambios por aprobar.</p>
      ) : (
        <>
          {approvableGroups(open).map(([author, proposals]) => (
            <ApproveGroup key={author} author={author} proposals={proposals} />
          ))}
          <ul className={styles['list']}>
            {open.map((proposal) => (
              <li key={proposal.id}>
                <OpenProposal
                  proposal={proposal}
                  onConflict={(isRefused) => setRefused(isRefused ? proposal.id : null)}
                />
              </li>
            ))}
          </ul>
        </>
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

/** Names the colleague who decided first. See docs/rules.md R946. */
const overtakenText = ({ title, state, decided_by: decider }: Proposal): string =>
  `${decider ?? 'Otra persona'} ${state === 'approved' ? 'aprobó' : 'rechazó'} antes que usted «${title}». Su decisión no se guardó.`;

/** Returns the proposals that the user may approve, by author. */
function approvableGroups(open: readonly Proposal[]): [author: string, Proposal[]][] {
  const groups = new Map<string, Proposal[]>();
  for (const proposal of open.filter(({ actions }) => actions.includes('approve'))) {
    const author = proposal.author ?? SOMEBODY;
    groups.set(author, [...(groups.get(author) ?? []), proposal]);
  }
  return [...groups];
}

/** Approves proposals one by one, the oldest first. @throws ApiError that names the first refused one; the later ones stay open */
async function approveInOrder(proposals: readonly Proposal[]): Promise<number> {
  for (const { id, title } of proposals.toReversed())
    await approveProposal(id).catch((error: unknown) => {
      const status = error instanceof ApiError ? error.status : 0;
      throw new ApiError(status, `${title}: ${failureText(error, FAILED)}`);
    });
  return proposals.length;
}

/** Button that approves all proposals of an author, each by itself; none for a single one. */
function ApproveGroup({ author, proposals }: { author: string; proposals: readonly Proposal[] }) {
  const { isPending, error, mutate } = useTableChange({
    change: approveInOrder,
    doneText: (count) => `${count} cambios aprobados: ya rigen.`,
    failedText: FAILED,
    onDone: () => undefined,
  });
  return (
    <>
      <ActionFailure text={error === null || isPending ? null : failureText(error, FAILED)} />
      {proposals.length > 1 && (
        <Button small working={isPending} onClick={() => mutate(proposals)}>
          {`Aprobar los ${proposals.length} de ${author}`}
        </Button>
      )}
    </>
  );
}

interface OpenProposalProps {
  proposal: Proposal;
  onConflict: (isRefused: boolean) => void;
}

function OpenProposal({ proposal, onConflict }: OpenProposalProps) {
  const { id, title, actions, approver_count: count } = proposal;
  const formKey = rejectionFormOf(id);
  const [isRejecting, setRejecting] = useState(() => keptAbout<true>(formKey) ?? false);
  const { isPending, error, mutate } = useTableChange({
    change: (reason: string | null) => (reason === null ? approveProposal(id) : rejectProposal(id, reason)),
    doneText: ({ state }) => (state === 'approved' ? 'Cambio aprobado: ya rige.' : 'Cambio rechazado.'),
    failedText: FAILED,
    onDone: () => setRejecting(false),
    onConflict,
  });
  const failure = error === null || isPending ? null : failureText(error, FAILED);
  return (
    <>
      <Described proposal={proposal} />
      <ActionFailure text={isRejecting ? null : failure} />
      <div className={styles['acts']}>
        {actions.includes('approve') ? (
          <Button variant="go" small working={isPending && !isRejecting} onClick={() => mutate(null)}>
            Aprobar<span className="vh">{`: ${title}`}</span>
          </Button>
        ) : (
          <span className="small muted">{count === 0 ? NOBODY : WAITING}</span>
        )}
        <Button small disabled={isPending} onClick={() => setRejecting(true)}>
          <span>{actions.includes('approve') ? 'Rechazar…' : 'Retirar…'}</span>
          <span className="vh">{`: ${title}`}</span>
        </Button>
      </div>
      {isRejecting && (
        <ReasonDialog
          formKey={formKey}
          title={`Rechazar: ${title}`}
          hint="Lo lee quien propuso el cambio."
          action="Rechazar"
          isWorking={isPending}
          failure={failure}
          onGiven={mutate}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}

function Described({ proposal }: { proposal: Proposal }) {
  const { title, lines, author, created, state, decided_by: decider, decided_at: at, reason } = proposal;
  return (
    <>
      <b>{title}</b>
      {state !== 'open' && (
        <Badge tone={state === 'approved' ? 'good' : 'bad'}>
          {state === 'approved' ? 'Aprobado' : 'Rechazado'}
        </Badge>
      )}
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="small muted">
        <span>{`Propuesto por ${author ?? SOMEBODY} el ${formatInstant(new Date(created), ' a las ')}.`}</span>
        {at !== null && (
          <span>{` ${state === 'approved' ? 'Aprobado' : 'Rechazado'} por ${decider ?? SOMEBODY} el ${formatInstant(new Date(at), ' a las ')}.`}</span>
        )}
        {reason !== null && <span>{` Motivo: ${reason}`}</span>}
      </p>
    </>
  );
}

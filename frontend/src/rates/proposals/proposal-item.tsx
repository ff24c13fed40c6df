import type { StateTone } from '@simulador/contracts/office/state-tone';
import { formatInstant } from '@simulador/contracts/platform/instants';
import { Badge } from '#shared/office/badge.tsx';
import { Button, type ButtonProps } from '#shared/ui/button.tsx';
import { ActionFailure } from '#shared/ui/feedback/action-failure.tsx';
import type { Proposal } from '../tarifas/proposal-data.ts';
import styles from './proposals-card.module.css';

const WAITING = 'Espera que otra persona lo apruebe.';
const NOBODY =
  'Nadie puede aprobarlo: no hay otra persona con rol de administración. Pida a Operaciones que la agregue.';
const UNCONFIRMED =
  'El sistema central no dijo si lo hizo: revíselo en su tabla. Si está hecho, confírmelo; si no, rechácelo y propóngalo otra vez.';
const UNCONFIRMED_WAITING =
  'El sistema central aún no dice si lo hizo. Si no responde, otra persona con rol de administración lo revisa.';
export const SOMEBODY = 'otra persona';

interface WaitingProposalProps {
  proposal: Proposal;
  /** Why a decision on it failed; null if none did. */
  failure: string | null;
  /** State of its button `Aprobar` or `Confirmar`. */
  approval: Pick<ButtonProps, 'working' | 'disabled'>;
  isBusy: boolean;
  onApprove: () => void;
  onConfirm: () => void;
  onReject: () => void;
}

/** A waiting proposal, with the user's decisions or what it waits for. */
export function WaitingProposal(props: WaitingProposalProps) {
  const { proposal, failure, approval, isBusy, onApprove, onConfirm, onReject } = props;
  const { title, actions } = proposal;
  const ofTitle = <span className="sr-only">{`: ${title}`}</span>;
  const canDecide = actions.includes('approve') || actions.includes('confirm');
  return (
    <>
      <Described proposal={proposal} />
      <ActionFailure text={failure} />
      <div className={styles['acts']}>
        {actions.includes('approve') && (
          <Button variant="go" small {...approval} onClick={onApprove}>
            Aprobar{ofTitle}
          </Button>
        )}
        {actions.includes('confirm') && (
          <Button variant="go" small {...approval} onClick={onConfirm}>
            Confirmar que está hecho{ofTitle}
          </Button>
        )}
        {!canDecide && <span className="small muted">{waitingText(proposal)}</span>}
        {actions.includes('reject') && (
          <Button small disabled={isBusy} onClick={onReject}>
            <span>{canDecide ? 'Rechazar…' : 'Retirar…'}</span>
            {ofTitle}
          </Button>
        )}
      </div>
    </>
  );
}

/** Returns what a proposal waits for that the user can't decide. */
function waitingText({ state, approver_count: count }: Proposal): string {
  if (state === 'unconfirmed') return UNCONFIRMED_WAITING;
  return count === 0 ? NOBODY : WAITING;
}

const BADGES: Readonly<Record<Exclude<Proposal['state'], 'open'>, readonly [tone: StateTone, text: string]>> =
  {
    unconfirmed: ['underway', 'Sin confirmar'],
    approved: ['good', 'Aprobado'],
    rejected: ['bad', 'Rechazado'],
  };

/** Contents of a proposal, with who proposed it and how it was decided. */
export function Described({ proposal }: { proposal: Proposal }) {
  const {
    title,
    lines,
    author,
    created,
    state,
    decided_by: decider,
    decided_at: at,
    reason,
    actions,
  } = proposal;
  const badge = state === 'open' ? null : BADGES[state];
  const isUnconfirmed = state === 'unconfirmed';
  return (
    <>
      <b>{title}</b> {badge && <Badge tone={badge[0]}>{badge[1]}</Badge>}
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="small muted">
        <span>{`Propuesto por ${author ?? SOMEBODY} el ${formatInstant(new Date(created), ' a las ')}.`}</span>
        {at !== null && (
          <span>{` ${isUnconfirmed ? 'Enviado al sistema central' : badge?.[1]} por ${decider ?? SOMEBODY} el ${formatInstant(new Date(at), ' a las ')}.`}</span>
        )}
        {reason !== null && <span>{` Motivo: ${reason}`}</span>}
      </p>
      {isUnconfirmed && actions.length > 0 && <p className="small">{UNCONFIRMED}</p>}
    </>
  );
}

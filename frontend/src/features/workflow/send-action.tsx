import { SIMULATING_STAFF } from '@simulador/contracts/domain/access';
import type { SimulationRead } from '#shared/simulation/summary-slots.ts';
import { roleOf, useSession } from '#shared/session/use-session.ts';
import { Button } from '#shared/ui/button.tsx';
import { SendModal } from './send-modal.tsx';
import { SendProgress } from './send-progress.tsx';
import styles from './send-action.module.css';
import { useSend } from './use-send.ts';

const NOT_MAILED = 'Se podrá enviar a Workflow cuando el cliente haya recibido el PDF por correo.';

export interface SendActionProps {
  simulation: SimulationRead;
}

/** Takes a simulation into the bank's workflow, where that is the user's to do and was not done. See docs/rules.md R380. */
export function SendAction({ simulation }: SendActionProps) {
  const role = roleOf(useSession());
  const send = useSend(simulation.uuid);
  if (!SIMULATING_STAFF.includes(role)) return null;
  const isMailed = simulation.mailed_at !== null;
  const { progress, outcome } = send;
  return (
    <>
      {!simulation.enviado_a_finnflow && (
        <Button
          variant="go"
          disabled={!isMailed}
          working={send.isUnderWay}
          workingLabel="Enviando…"
          onClick={send.start}
        >
          Enviar a Workflow
        </Button>
      )}
      {!simulation.enviado_a_finnflow && !isMailed && (
        <p className={`${styles['reason']} small muted`}>{NOT_MAILED}</p>
      )}
      {send.isUnderWay && <SendProgress progress={progress} />}
      {outcome !== null && <SendModal outcome={outcome} onClose={send.dismiss} />}
    </>
  );
}

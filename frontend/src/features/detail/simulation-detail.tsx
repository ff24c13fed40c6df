import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayOpen, type Role } from '@simulador/contracts/domain/access';
import { failureText } from '#shared/api/api-error.ts';
import { simulationQuery } from '#shared/simulation/get-simulation.ts';
import { PdfButton } from '#shared/simulation/pdf-button.tsx';
import { PROFESSIONAL, reopenEntry } from '#shared/simulation/professional-entry.ts';
import type { SimulationRead } from '#shared/simulation/summary-slots.ts';
import { useSessionUser } from '#shared/session/use-session.ts';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useReturnedFocus } from '#shared/ui/dialog/use-returned-focus.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { DetailBody } from './detail-body.tsx';
import styles from './simulation-detail.module.css';
import { useStandingLists } from './standing/use-standing-lists.ts';

const WIDTH_PX = 650;
const NOT_READ = 'No pudimos mostrar esta simulación.';

/** What stands at the end of the footer, made by another feature. */
export type DetailAction = ComponentType<{ simulation: SimulationRead }>;

export interface SimulationDetailProps {
  uuid: string;
  onClose: () => void;
  Action?: DetailAction;
}

/** All that is known of a saved simulation, and what staff do with it. See docs/rules.md R310 to R314. */
export default function SimulationDetail({ uuid, onClose, Action }: SimulationDetailProps) {
  const user = useSessionUser();
  const lists = useStandingLists(user?.role === 'adminrole');
  const { data: read, error, isFetching, refetch } = useQuery(simulationQuery(uuid));
  const [isUnsaved, setUnsaved] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useReturnedFocus();
  if (user === null) return null;
  const close = isUnsaved ? () => setAsking(true) : onClose;
  const isLoading = lists.isLoading || (read === undefined && isFetching);
  return (
    <Modal
      onClose={onClose}
      onEscape={close}
      title="Simulación de Crédito Hipotecario"
      aside={<IconButton icon="close" label="Cerrar" onClick={close} />}
      widthPx={WIDTH_PX}
      footer={
        isUnsaved && isAsking ? (
          <UnsavedQuestion onStay={() => setAsking(false)} onLeave={onClose} />
        ) : (
          read !== undefined && <Actions read={read} role={user.role} Action={Action} />
        )
      }
    >
      {isLoading && <Loading label="Cargando la simulación…" />}
      {!isLoading && read === undefined && (
        <div className={styles['failed']}>
          <FailedPart message={failureText(error, NOT_READ)} onRetry={() => void refetch()} />
        </div>
      )}
      {!isLoading && read !== undefined && (
        <DetailBody read={read} lists={lists} userId={user.id} onUnsaved={setUnsaved} />
      )}
    </Modal>
  );
}

interface ActionsProps {
  read: SimulationRead;
  role: Role;
  Action: DetailAction | undefined;
}

function Actions({ read, role, Action }: ActionsProps) {
  const navigate = useNavigate();
  const again = (): void => void navigate(PROFESSIONAL, { state: reopenEntry(read.uuid) });
  return (
    <div className={styles['actions']}>
      <PdfButton uuid={read.uuid} />
      {mayOpen(role, PROFESSIONAL) && <Button onClick={again}>Simular de nuevo</Button>}
      {Action !== undefined && <Action simulation={read} />}
    </div>
  );
}

interface UnsavedQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Closing would lose what was chosen. */
function UnsavedQuestion({ onStay, onLeave }: UnsavedQuestionProps) {
  useReturnedFocus();
  return (
    <div className={styles['actions']} role="alert">
      <p>Hay cambios por guardar.</p>
      <Button onClick={onLeave}>Cerrar sin guardar</Button>
      <Button variant="go" autoFocus onClick={onStay}>
        Seguir aquí
      </Button>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayOpen, type Role } from '@simulador/contracts/people/access';
import { discardUnsaved, useHasUnsavedInDetail } from '#shared/office/leaving/unsaved.ts';
import { simulationQuery, type SimulationRead } from '#shared/simulation/get-simulation.ts';
import { PdfButton } from '#shared/simulation/pdf-button.tsx';
import { PROFESSIONAL, reopenEntry } from '#shared/simulation/professional-entry.ts';
import { useIsAdmin, useSessionUser } from '#shared/session/use-session.ts';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useReturnedFocus } from '#shared/ui/dialog/use-returned-focus.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf, outdatedOf } from '#shared/ui/feedback/failure-of.ts';
import { Loading } from '#shared/ui/loading.tsx';
import { SendAction } from '../workflow/send-action.tsx';
import { useClientSimulations } from './client-simulations.tsx';
import { DetailBody } from './detail-body.tsx';
import { SidePanel, type SidePanelProps } from './side-panel.tsx';
import styles from './simulation-detail.module.css';
import { useDecisionLists } from './decision/use-decision-lists.ts';

const WIDTH_PX = 650;
const NOT_READ = 'No pudimos mostrar esta simulación.';
const NOT_CURRENT = 'No pudimos actualizar esta simulación: puede no estar al día.';

/** An action that would lose unsaved values, and its name for the question. */
interface Leaving {
  readonly label: string;
  readonly leave: () => void;
}

export interface SimulationDetailProps {
  uuid: string;
  onClose: () => void;
  /** Set if the detail is next to the list instead of over it. */
  panel?: Pick<SidePanelProps, 'focusKey'>;
}

/** A saved simulation and staff's work with it, in a modal or next to the list. See docs/rules.md R310 to R314, R516. */
export function SimulationDetail({ uuid, onClose, panel }: SimulationDetailProps) {
  const user = useSessionUser();
  const navigate = useNavigate();
  const lists = useDecisionLists(useIsAdmin());
  const answer = useQuery(simulationQuery(uuid));
  const { data: read } = answer;
  const { ofClient, isAwaited } = useClientSimulations(read);
  const [isSaving, setSaving] = useState(false);
  const isUnsaved = useHasUnsavedInDetail();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  if (user === null) return null;
  // Closes the question once nothing is unsaved.
  if (!isUnsaved && leaving !== null) setLeaving(null);
  const leaveBy = (label: string, leave: () => void) => () => {
    if (isUnsaved && !isSaving) setLeaving({ label, leave });
    // Ignored while a save is in progress, so that the user sees its result.
    else if (!isSaving) leave();
  };
  const close = leaveBy('Cerrar sin guardar', onClose);
  const again = leaveBy(
    'Simular sin guardar',
    () => void navigate(PROFESSIONAL, { state: reopenEntry(uuid) }),
  );
  const failure = failureOf([answer], NOT_READ);
  const failed = failure ?? outdatedOf([answer], NOT_CURRENT);
  const areListsDone = lists.lists !== null || lists.failure !== null;
  const isLoading = !areListsDone || isAwaited || (read === undefined && failure === null);
  const frame = {
    onEscape: close,
    title: 'Simulación de Crédito Hipotecario',
    aside: <IconButton icon="close" label="Cerrar" aria-disabled={isSaving} onClick={close} />,
    footer:
      leaving !== null ? (
        <UnsavedQuestion
          label={leaving.label}
          onStay={() => setLeaving(null)}
          onLeave={() => {
            discardUnsaved();
            leaving.leave();
          }}
        />
      ) : read === undefined || read.unreadable ? null : (
        <Actions {...{ read, isSaving }} isUnsaved={isUnsaved} role={user.role} onAgain={again} />
      ),
  };
  const content = (
    <>
      {isLoading && <Loading label="Cargando la simulación…" />}
      {!isLoading && failed !== null && (
        <div className={styles['failed']}>
          <FailedPart {...failed} />
        </div>
      )}
      {!isLoading && read !== undefined && (
        <DetailBody
          read={read}
          ofClient={ofClient}
          lists={lists}
          userId={user.id}
          isInPanel={panel !== undefined}
          onSaving={setSaving}
        />
      )}
    </>
  );
  return panel === undefined ? (
    <Modal {...frame} onClose={onClose} widthPx={WIDTH_PX}>
      {content}
    </Modal>
  ) : (
    <SidePanel {...frame} {...panel}>
      {content}
    </SidePanel>
  );
}

interface ActionsProps {
  read: SimulationRead;
  role: Role;
  isSaving: boolean;
  isUnsaved: boolean;
  onAgain: () => void;
}

function Actions({ read, role, isSaving, isUnsaved, onAgain }: ActionsProps) {
  return (
    <div className={styles['actions']}>
      <PdfButton uuid={read.uuid} fileName={pdfNameOf(read)} />
      {mayOpen(role, PROFESSIONAL) && (
        <Button aria-disabled={isSaving} onClick={onAgain}>
          Simular de nuevo
        </Button>
      )}
      <SendAction simulation={read} isUnsaved={isSaving || isUnsaved} />
    </div>
  );
}

/** Returns the file name, e.g. `Simulación 749 Ana Soto.pdf`. */
const pdfNameOf = ({ id, client_name: name }: SimulationRead): string =>
  `Simulación ${id} ${name.replaceAll(/[\\/:*?"<>|]/g, '-')}.pdf`;

interface UnsavedQuestionProps {
  label: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before leaving, which would lose unsaved values. */
function UnsavedQuestion({ label, onStay, onLeave }: UnsavedQuestionProps) {
  useReturnedFocus();
  return (
    <div className={styles['actions']} role="alert">
      <p>Hay cambios por guardar.</p>
      <Button onClick={onLeave}>{label}</Button>
      <Button variant="go" autoFocus onClick={onStay}>
        Seguir aquí
      </Button>
    </div>
  );
}

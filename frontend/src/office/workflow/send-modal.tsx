import { Button, IconButton } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { SendEnd } from './send.ts';

const WIDTH_PX = 560;
const TITLE = {
  sent: 'Tu simulación ha sido enviada correctamente',
  failed: 'Error al enviar la simulación',
} as const;
const MARK = {
  sent: { name: 'check', className: 'size-6 flex-none text-good' },
  failed: { name: 'error', className: 'size-6 flex-none text-bad' },
} as const;

/** Outcome of a send. See docs/rules.md R382 to R384. */
export function SendModal({ outcome, onClose }: { outcome: SendEnd; onClose: () => void }) {
  const { kind } = outcome;
  return (
    <Modal
      title={TITLE[kind]}
      aside={<IconButton icon="close" label="Cerrar aviso" onClick={onClose} />}
      widthPx={WIDTH_PX}
      onClose={onClose}
      footer={
        <Button variant="go" onClick={onClose}>
          Aceptar
        </Button>
      }
    >
      <div className="flex items-start gap-3 p-6">
        <Icon {...MARK[kind]} />
        <div className="grid gap-2">
          {outcome.kind === 'sent' ? <Sent request={outcome.request} /> : <Failed outcome={outcome} />}
        </div>
      </div>
    </Modal>
  );
}

const Sent = ({ request }: { request: number }) => (
  <p>{`Se ha creado la solicitud nº${request} en el Workflow Comercial`}</p>
);

function Failed({ outcome: { message, stoppedAt } }: { outcome: Extract<SendEnd, { kind: 'failed' }> }) {
  return (
    <>
      <p>{message}</p>
      {stoppedAt !== null && (
        <p className="text-14 text-ink-2">{`Quedó en el paso ${stoppedAt.step} de ${stoppedAt.steps}: ${stoppedAt.name}. Se volverá a intentar automáticamente; si la envía otra vez, seguirá desde ahí.`}</p>
      )}
    </>
  );
}

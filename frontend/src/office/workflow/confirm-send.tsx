import { formatUfShort } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import { formatRut } from '@simulador/contracts/platform/rut';
import { isRejected } from '@simulador/contracts/office/state-tone';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import { figuresIn, savedIncomeVerdict, statedIn } from '#shared/simulation/stated-read.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { Button } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useReturnedFocus } from '#shared/ui/dialog/use-returned-focus.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import type { ShownFact } from '#shared/ui/layout/facts.tsx';
import { Pairs } from '#shared/ui/layout/pairs.tsx';
import styles from './send-modal.module.css';

const WIDTH_PX = 560;
const TITLE = 'Enviar a Workflow';

export interface ConfirmSendProps {
  simulation: SimulationRead;
  onSend: () => void;
  onCancel: () => void;
}

/** Asks before a simulation is sent: shows what is sent, and what can't be changed afterwards. See docs/rules.md R388. */
export function ConfirmSend({ simulation, onSend, onCancel }: ConfirmSendProps) {
  useReturnedFocus();
  const { codebtorName } = statedIn(simulation);
  const isStateRejected = isRejected(simulation.estado_description);
  return (
    <Modal
      title={TITLE}
      widthPx={WIDTH_PX}
      onClose={onCancel}
      footer={
        <div className={styles['choices']}>
          <Button onClick={onCancel}>Cancelar</Button>
          <Button variant="go" onClick={onSend}>
            Enviar
          </Button>
        </div>
      }
    >
      <div className={styles['sheet']}>
        {isStateRejected && (
          <Note tone="warn">
            <p>
              Esta simulación está en estado <b>{simulation.estado_description}</b>. Envíela solo si de todos
              modos debe llegar a Workflow.
            </p>
          </Note>
        )}
        <Pairs pairs={pairsOf(simulation)} className={styles['pairs']} />
        {codebtorName !== null && (
          <Note tone="warn">
            <p>
              El codeudor no se envía a Workflow, solo el cliente: agregue allí a <b>{codebtorName}</b>.
            </p>
          </Note>
        )}
        <p className="small muted">
          Después de enviarla ya no se pueden cambiar el estado, la resolución ni el ejecutivo, ni agregar o
          eliminar comentarios.
        </p>
      </div>
    </Modal>
  );
}

/** Returns the facts that are sent, and those to check before sending. */
function pairsOf(simulation: SimulationRead): ShownFact[] {
  const { name, rut, codebtorName, codebtorRut, codebtorSalaryClp, salaryClp, creditAmount } =
    statedIn(simulation);
  const { DivTotal, DivTotalPe, RenMin } = figuresIn(simulation);
  return [
    { label: 'Cliente', value: name, note: `RUT ${formatRut(rut)}` },
    ...(codebtorName === null || codebtorRut === null || codebtorSalaryClp === null
      ? []
      : [
          {
            label: 'Codeudor',
            value: codebtorName,
            note: `RUT ${formatRut(codebtorRut)}. Renta líquida: ${pesos(codebtorSalaryClp)}`,
          },
        ]),
    { label: 'Monto solicitado', value: formatUfShort(ufFromNumber(creditAmount.uf)) },
    { label: 'Dividendo con seguros', value: uf(DivTotal), note: pesos(DivTotalPe) },
    {
      label: 'Renta líquida',
      value: pesos(salaryClp),
      note: `Renta mínima: ${pesos(RenMin)}. ${savedIncomeVerdict(simulation)}.`,
    },
    { label: 'Ejecutivo', value: simulation.executive ?? 'Quien la envía' },
  ];
}

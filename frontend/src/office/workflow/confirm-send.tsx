import type { SyntheticEvent } from 'react';
import { formatUfShort } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import { formatRut } from '@simulador/contracts/platform/rut';
import { isRejected } from '@simulador/contracts/office/state-tone';
import { FormDialog } from '#shared/office/leaving/form-dialog.tsx';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import { figuresIn, savedIncomeVerdict, statedIn } from '#shared/simulation/stated-read.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import { Facts, type FactsProps } from '#shared/ui/layout/facts.tsx';

const TITLE = 'Enviar a Workflow';

export interface ConfirmSendProps {
  simulation: SimulationRead;
  onSend: () => void;
  onCancel: () => void;
}

/** Asks before a simulation is sent: shows what is sent, and what can't be changed afterwards. See docs/rules.md R388. */
export function ConfirmSend({ simulation, onSend, onCancel }: ConfirmSendProps) {
  const { codebtorName } = statedIn(simulation);
  const isStateRejected = isRejected(simulation.estado_description);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSend();
  };
  return (
    <FormDialog
      title={TITLE}
      form={{ isChanged: false, isWorking: false, failure: null, submit }}
      act={{ children: 'Enviar' }}
      onClose={onCancel}
    >
      {isStateRejected && (
        <Note tone="warn">
          <p>
            Esta simulación está en estado <b>{simulation.estado_description}</b>. Envíela solo si de todos
            modos debe llegar a Workflow.
          </p>
        </Note>
      )}
      <Facts
        look="rows"
        facts={pairsOf(simulation)}
        // A long name wraps.
        className="[&_dd]:max-w-1/2 [&_dd]:wrap-anywhere [&_dd]:whitespace-normal [&_dt]:min-w-0"
      />
      {codebtorName !== null && (
        <Note tone="warn">
          <p>
            El codeudor no se envía a Workflow, solo el cliente: agregue allí a <b>{codebtorName}</b>.
          </p>
        </Note>
      )}
      <p className="text-14 text-ink-2">
        Después de enviarla ya no se pueden cambiar el estado, la resolución ni el ejecutivo, ni agregar o
        eliminar comentarios.
      </p>
    </FormDialog>
  );
}

/** Returns the facts that are sent, and those to check before sending. */
function pairsOf(simulation: SimulationRead): FactsProps['facts'] {
  const { name, rut, codebtorName, codebtorRut, codebtorSalaryClp, salaryClp, creditAmount } =
    statedIn(simulation);
  const { DivTotal, DivTotalPe, RenMin } = figuresIn(simulation);
  return [
    { label: 'Cliente', value: name, note: `RUT ${formatRut(rut)}` },
    codebtorName !== null &&
      codebtorRut !== null &&
      codebtorSalaryClp !== null && {
        label: 'Codeudor',
        value: codebtorName,
        note: `RUT ${formatRut(codebtorRut)}. Renta líquida: ${pesos(codebtorSalaryClp)}`,
      },
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

import { formatUf } from '@simulador/contracts/domain/format';
import { ufFromNumber } from '@simulador/contracts/domain/money';
import { useAudienceText } from '#shared/context/audience.tsx';
import type { ScheduleAnswer } from './model/schedule.ts';
import styles from './schedule-view.module.css';

export interface ScheduleNotesProps {
  answer: ScheduleAnswer;
  graceMonths: number;
}

const uf = (amountUf: number): string => formatUf(ufFromNumber(amountUf));

/** Explains what may look inconsistent in the table. */
export function ScheduleNotes({ answer, graceMonths }: ScheduleNotesProps) {
  const textFor = useAudienceText();
  const [first] = answer.rows;
  const last = answer.rows.at(-1);
  const differs = first !== undefined && last !== undefined && first.payment !== last.payment;
  return (
    <ul className={styles['notes']}>
      {differs && (
        <li>
          {`El último dividendo es de ${uf(last.payment)} y los demás de ${uf(first.payment)}: recoge lo que deja el redondeo a cuatro decimales. Por eso el total difiere un poco del costo total del crédito.`}
        </li>
      )}
      {graceMonths > 0 && (
        <li>
          {graceMonths === 1 ? 'En el mes de gracia' : `En los ${graceMonths} meses de gracia`}
          {textFor(' no pagas', ' no se paga')}: sus intereses se suman al capital.
        </li>
      )}
      <li>Cada monto se redondea por su cuenta: una suma puede diferir un poco del crédito o de otra.</li>
      <li>Los años son los del crédito: cada uno tiene doce cuotas. El saldo es el que queda al final.</li>
    </ul>
  );
}

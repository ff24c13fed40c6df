import { useAudienceText } from '#shared/context/audience.tsx';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import { clpOf } from '#shared/ui/amounts/money-value.ts';
import type { Conversion, Display, DisplayedSchedule, ScheduleAnswer } from './model/schedule.ts';
import styles from './schedule-view.module.css';

export interface ScheduleNotesProps {
  answer: ScheduleAnswer;
  schedule: DisplayedSchedule;
  display: Display;
  conversion: Conversion;
}

/** Formats an amount in the table's currency. Pesos are today's, because amounts that grow with inflation can't be compared. */
const written = (amountUf: number, { currency }: Display, { ufValueClp }: Conversion): string =>
  currency === 'UF' ? uf(amountUf) : pesos(clpOf(amountUf, ufValueClp));

/** Notes on what may look inconsistent in the table. */
export function ScheduleNotes({ answer, schedule, display, conversion }: ScheduleNotesProps) {
  const { graceMonths } = conversion;
  const { grace, money } = schedule;
  const textFor = useAudienceText();
  const [first] = answer.rows;
  const last = answer.rows.at(-1);
  const differs = first !== undefined && last !== undefined && first.payment !== last.payment;
  const isSupposed = display.currency === 'CLP' && display.inflationPct > 0;
  return (
    <ul className={styles['notes']}>
      {differs && (
        <li>
          {`${isSupposed ? 'En pesos de hoy, el' : 'El'} último dividendo es de ${written(last.payment, display, conversion)} y los demás de ${written(first.payment, display, conversion)}: recoge lo que deja el redondeo a cuatro decimales. Por eso el total difiere un poco del costo total del crédito.`}
        </li>
      )}
      {graceMonths > 0 && (
        <li>{`${graceMonths === 1 ? 'En el mes de gracia' : `En los ${graceMonths} meses de gracia`}${textFor(' no pagas', ' no se paga')}: sus intereses${grace === null ? '' : `, ${money(grace.added)},`} se suman al crédito.`}</li>
      )}
      <li>
        {isSupposed
          ? 'Cada mes tiene su propia UF: los saldos se reajustan, y por eso no son el anterior menos el capital de la cuota.'
          : `Cada saldo es el anterior menos el capital de la cuota, y el capital suma el crédito${graceMonths > 0 ? ' con los intereses de la gracia' : ''}.`}
      </li>
      <li>Los años son los del crédito: cada uno tiene doce cuotas. El saldo es el que queda al final.</li>
    </ul>
  );
}

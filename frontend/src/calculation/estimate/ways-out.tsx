import { flushSync } from 'react-dom';
import { LEGAL_NOTES } from '@simulador/contracts/calculation/messages/legal-notes';
import { isLongTerm } from '@simulador/contracts/calculation/rules/term';
import { formatClp, formatUfShort } from '@simulador/contracts/platform/format';
import { ufDifference, ufFromNumber, ufToClp, ufValueFromNumber } from '@simulador/contracts/platform/money';
import { pesos, years } from '#shared/simulation/figure-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import type { ChosenRemedy, Remedy, Verdict } from '../figures/shown.ts';
import { useBank } from '../state/simulator-context.tsx';
import styles from './ways-out.module.css';

interface Way {
  readonly what: string;
  readonly figure: string;
  readonly note: string;
  readonly label: string;
  readonly remedy: ChosenRemedy;
}

const ufShort = (amountUf: number): string => formatUfShort(ufFromNumber(amountUf));

/** Returns the remedies that exist, each with what it changes. */
function waysOf({ years: count, credit, codebtorClp, savings }: Remedy, ufValueClp: number): readonly Way[] {
  const inPesos = (amountUf: number): string =>
    formatClp(ufToClp(ufFromNumber(amountUf), ufValueFromNumber(ufValueClp)));
  // Whole UF, although savings in pesos leave fractions.
  const valueUf = Math.floor(credit?.valueUf ?? 0);
  const moreUf = Math.ceil(savings?.moreUf ?? 0);
  return [
    ...(credit === null || credit.valueUf === null
      ? []
      : [
          {
            what: 'Una propiedad de hasta',
            figure: ufShort(valueUf),
            note: 'Con el mismo ahorro y un crédito menor.',
            label: `Usar ${ufShort(valueUf)}`,
            remedy: { creditUf: ufDifference(credit.uf, ufDifference(credit.valueUf, valueUf)), valueUf },
          },
        ]),
    ...(codebtorClp
      ? [
          {
            what: 'Sumar a alguien que gane',
            figure: `${pesos(codebtorClp)} o más`,
            note: 'Pagarían entre los dos, con dos seguros de desgravamen.',
            label: 'Pagamos dos',
            remedy: { codebtorClp },
          },
        ]
      : []),
    ...(savings === null
      ? []
      : [
          {
            what: 'Más pie',
            figure: `${ufShort(moreUf)} más`,
            note: `Son ${inPesos(moreUf)} más, para la misma propiedad.`,
            label: `Sumar ${ufShort(moreUf)} al ahorro`,
            remedy: {
              creditUf: ufDifference(savings.creditUf, ufDifference(moreUf, savings.moreUf)),
              valueUf: null,
            },
          },
        ]),
    ...(count === null
      ? []
      : [
          {
            what: 'Más plazo',
            figure: years(count),
            note: isLongTerm(count) ? LEGAL_NOTES.longTerm : 'El mismo crédito, pagado en más años.',
            label: `Usar ${years(count)}`,
            remedy: { years: count },
          },
        ]),
  ];
}

/** Changes with which a low income is enough, a press each. See docs/rules.md R784. */
export function WaysOut({ remedy, onUse }: Pick<Verdict, 'remedy' | 'onUse'>) {
  const { uf } = useBank();
  if (remedy === null || onUse === undefined) return null;
  const ways = waysOf(remedy, uf.valueClp);
  // The pressed button disappears, and `Deshacer` takes its place.
  const use = (chosen: ChosenRemedy): void => {
    flushSync(() => onUse(chosen));
    focusField('estimate_undo');
  };
  return (
    <section className={styles['ways']} aria-label="Con qué alcanzaría">
      {ways.length === 0 && <p>No alcanza ni con el plazo más largo ni con el crédito más bajo.</p>}
      {ways.map(({ what, figure, note, label, remedy: chosen }) => (
        <div key={what}>
          <h3>{what}</h3>
          <p className="num" translate="no">
            <b>{figure}</b>
          </p>
          <p>{note}</p>
          <Button onClick={() => use(chosen)}>{label}</Button>
        </div>
      ))}
    </section>
  );
}

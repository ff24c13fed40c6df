import { flushSync } from 'react-dom';
import { LEGAL_NOTES } from '@simulador/contracts/calculation/messages/legal-notes';
import { isLongTerm } from '@simulador/contracts/calculation/rules/term';
import { unbroken } from '@simulador/contracts/platform/format';
import { pesos, ufShort, years } from '#shared/simulation/figure-texts.ts';
import { clpOf } from '#shared/ui/amounts/money-value.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import type { ChosenRemedy, Remedy, Verdict } from '../figures/shown.ts';
import { MARKED, OldMark } from '../result/old-mark.tsx';
import { useBank, useFigures } from '../state/simulator-context.tsx';
import styles from './ways-out.module.css';

interface Way {
  readonly what: string;
  readonly figure: string;
  readonly note: string;
  readonly label: string;
  readonly remedy: ChosenRemedy;
}

/** Returns the remedies that exist, each with what it changes. */
function waysOf(
  { years: count, credit, codebtorClp, savings, monthlyClp }: Remedy,
  ufValueClp: number,
): readonly Way[] {
  const paying = (way: keyof NonNullable<Remedy['monthlyClp']>, before = 'Pagarías', after = ''): string => {
    const clp = monthlyClp?.[way] ?? null;
    return clp === null ? '' : `${before} ${pesos(clp)} al mes${after}.`;
  };
  return [
    ...(credit === null || credit.valueUf === null
      ? []
      : [
          {
            what: 'Una propiedad de hasta',
            figure: ufShort(credit.valueUf),
            note: paying('credit', 'Con el mismo ahorro pagarías'),
            label: `Usar ${ufShort(credit.valueUf)}`,
            remedy: { creditUf: credit.uf, valueUf: credit.valueUf },
          },
        ]),
    ...(codebtorClp
      ? [
          {
            what: 'Sumar a alguien que gane',
            figure: `${pesos(codebtorClp)} o más`,
            note: paying('codebtor', 'Pagarían entre los dos', ', con dos seguros de desgravamen'),
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
            figure: `${ufShort(savings.moreUf)} más`,
            note: `Son ${pesos(clpOf(savings.moreUf, ufValueClp))} más, para la misma propiedad. ${paying('savings')}`,
            label: `Sumar ${ufShort(savings.moreUf)} al ahorro`,
            remedy: { creditUf: savings.creditUf, valueUf: null },
          },
        ]),
    ...(count === null
      ? []
      : [
          {
            what: 'Más plazo',
            figure: years(count),
            note: `${paying('years')} ${isLongTerm(count) ? LEGAL_NOTES.longTerm : ''}`,
            label: `Usar ${years(count)}`,
            remedy: { years: count },
          },
        ]),
  ];
}

/** Changes with which a low income is enough, a press each. See docs/rules.md R784. */
export function WaysOut({ remedy, failure, onUse }: Pick<Verdict, 'remedy' | 'failure' | 'onUse'>) {
  const { uf } = useBank();
  const { status } = useFigures().result;
  if (failure) return <FailedPart {...failure} />;
  if (remedy === null || onUse === undefined) return <Loading label="Calculando con qué alcanzaría…" />;
  const ways = waysOf(remedy, uf.valueClp);
  // The ways are folded at once, not when the new figures take them away. `Deshacer` takes the focus.
  const use = (chosen: ChosenRemedy, pressed: Element): void => {
    flushSync(() => onUse(chosen));
    pressed.closest('details')?.removeAttribute('open');
    focusField('estimate_undo');
  };
  return (
    <section className={classNames(styles['ways'], MARKED)} aria-label="Con qué alcanzaría">
      <OldMark status={status} />
      {ways.length === 0 && <p>No alcanza ni con el plazo más largo ni con el crédito más bajo.</p>}
      {ways.map(({ what, figure, note, label, remedy: chosen }) => (
        <div key={what}>
          <h3>{what}</h3>
          <p className="num" translate="no">
            <b>{figure}</b>
          </p>
          <p>{unbroken(note)}</p>
          <Button onClick={({ currentTarget }) => use(chosen, currentTarget)}>{label}</Button>
        </div>
      ))}
    </section>
  );
}

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
import { MARKED, OldMark } from './old-mark.tsx';
import { useBank, useFigures } from '../state/simulator-context.tsx';

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
            what: 'Pagar con alguien que gane',
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
            what: 'Subir el ahorro en',
            figure: pesos(clpOf(savings.moreUf, ufValueClp)),
            note: `Son ${ufShort(savings.moreUf)} más, para la misma propiedad. ${paying('savings')}`,
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

export interface WaysOutProps extends Pick<Verdict, 'remedy' | 'failure' | 'onUse'> {
  /** Called once a way was used. */
  onUsed: () => void;
}

/** Changes with which a low income is enough, a press each. See docs/rules.md R784. */
export function WaysOut({ remedy, failure, onUse, onUsed }: WaysOutProps) {
  const { uf } = useBank();
  const { status } = useFigures().result;
  if (failure) return <FailedPart {...failure} />;
  if (remedy === null || onUse === undefined) return <Loading label="Calculando con qué alcanzaría…" />;
  const ways = waysOf(remedy, uf.valueClp);
  // `Deshacer` takes the focus, because the pressed button goes away.
  const use = (chosen: ChosenRemedy): void => {
    flushSync(() => {
      onUse(chosen);
      onUsed();
    });
    focusField('undo');
  };
  return (
    <section aria-labelledby="salidas" className={classNames('grid gap-3', MARKED)}>
      <OldMark status={status} />
      <h2 id="salidas" tabIndex={-1} className="text-20">
        Con qué alcanza
      </h2>
      {ways.length === 0 && <p>No alcanza ni con el plazo más largo ni con el crédito más bajo.</p>}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-2">
        {ways.map(({ what, figure, note, label, remedy: chosen }) => (
          <li key={what} className="flex flex-col items-start rounded-md border border-line bg-surface p-4">
            <h3 className="font-normal">{what}</h3>
            <p className="num text-20 font-bold" translate="no">
              {figure}
            </p>
            <p className="mb-3 text-14 text-ink-2">{unbroken(note)}</p>
            <Button small className="mt-auto" onClick={() => use(chosen)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

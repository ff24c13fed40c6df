import { useQuery } from '@tanstack/react-query';
import { neededIncome } from '@simulador/contracts/calculation/income/affordability';
import { LEGAL_NOTES } from '@simulador/contracts/calculation/messages/legal-notes';
import { missingIncome } from '@simulador/contracts/calculation/messages/income';
import { isLongTerm } from '@simulador/contracts/calculation/rules/term';
import { unbroken } from '@simulador/contracts/platform/format';
import { ufDifference, ufToNumber, ZERO_UF } from '@simulador/contracts/platform/money';
import { useAudienceText } from '#shared/context/audience.ts';
import { pesos, ufRounded, years } from '#shared/simulation/figure-texts.ts';
import { clpOf } from '#shared/ui/amounts/money-value.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import { Loading } from '#shared/ui/loading.tsx';
import { Button } from '#shared/ui/button.tsx';
import { amountUf } from '../answers/credit-facts.ts';
import { ofTwoQuery } from '../api/affordable.ts';
import type { DividendoRow } from '../api/wire.ts';
import type { ChosenWay, ResultProps, StatedVerdict } from '../figures/shown.ts';
import { MARKED, OldMark } from './old-mark.tsx';
import { applyWay } from '../state/apply-way.ts';
import { focusAnswer } from '../state/place.tsx';
import { useAnswers, useBank, useForm } from '../state/simulator-context.tsx';

interface ShownWay {
  readonly what: string;
  readonly figure: string;
  readonly note: string;
  readonly label: string;
}

/** Describes a way: what changes, the new figure, and the dividend that follows. `savingsUf`: the present savings. */
function describe(
  { kind, to }: ChosenWay,
  row: DividendoRow,
  savingsUf: number,
  ufValueClp: number,
  textFor: ReturnType<typeof useAudienceText>,
): ShownWay {
  const paying = `${textFor('Pagarías', 'Pagaría')} ${pesos(row.DivTotalPe)} al mes.`;
  switch (kind) {
    case 'value':
      return {
        what: 'Una propiedad de hasta',
        figure: ufRounded(to),
        note: `Con el mismo ahorro ${textFor('pagarías', 'pagaría')} ${pesos(row.DivTotalPe)} al mes.`,
        label: `Usar ${ufRounded(to)}`,
      };
    case 'credit':
      return {
        what: 'Un crédito de hasta',
        figure: ufRounded(to),
        note: paying,
        label: `Usar ${ufRounded(to)}`,
      };
    case 'codebtor':
      return {
        what: 'Pagar con alguien que gane',
        figure: `${pesos(to)} o más`,
        note: `Pagarían entre los dos ${pesos(row.DivTotalPe)} al mes, con dos seguros de desgravamen.`,
        label: textFor('Pagamos dos', 'Pagan dos'),
      };
    case 'savings': {
      const more = ufDifference(to, savingsUf);
      return {
        what: 'Subir el ahorro en',
        figure: pesos(clpOf(more, ufValueClp)),
        note: `Son ${ufRounded(more)} más, para la misma propiedad. ${paying}`,
        label: `Sumar ${ufRounded(more)} al ahorro`,
      };
    }
    case 'years':
      return {
        what: 'Más plazo',
        figure: years(to),
        note: `${paying} ${isLongTerm(to) ? LEGAL_NOTES.longTerm : ''}`,
        label: `Usar ${years(to)}`,
      };
  }
}

/** Order in which the ways are shown. */
const KINDS: readonly ChosenWay['kind'][] = ['value', 'credit', 'codebtor', 'savings', 'years'];

export interface WaysOutProps extends Pick<ResultProps, 'answered' | 'partsStatus' | 'failures'> {
  verdict: StatedVerdict;
  onUsed: () => void;
}

/** Changes with which a low income is enough, a press each. See docs/rules.md R784. */
export function WaysOut({ answered, partsStatus: status, failures, verdict, onUsed }: WaysOutProps) {
  const { request, incomeClp, debts, isJoint } = verdict;
  const found = answered?.answer.ways_out ?? [];
  const { uf } = useBank();
  const { change } = useForm();
  const textFor = useAudienceText();
  const savingsUf = useAnswers(({ credit }) => ufToNumber(amountUf(credit.savings, uf.valueClp) ?? ZERO_UF));
  const ofTwo = useQuery({ ...ofTwoQuery(request, uf.valueClp), enabled: !isJoint });
  const failed = failures.ways_out ?? failureOf([ofTwo], 'No pudimos calcular con qué alcanzaría.');
  if (failed) return <FailedPart {...failed} />;
  // A former income that was enough had no ways.
  if ((status !== 'ready' && found.length === 0) || (!isJoint && ofTwo.data === undefined))
    return <Loading label="Calculando con qué alcanzaría…" />;
  const missingClp = ofTwo.data ? missingIncome(incomeClp, neededIncome(ofTwo.data, debts)) : 0;
  const all = [
    ...found,
    ...(ofTwo.data && missingClp > 0 ? [{ kind: 'codebtor', to: missingClp, row: ofTwo.data } as const] : []),
  ];
  const ways = KINDS.flatMap((kind) => all.filter((way) => way.kind === kind));
  const use = (chosen: ChosenWay): void => {
    applyWay(change, chosen, request);
    onUsed();
    // The pressed button goes away.
    focusAnswer();
  };
  return (
    <section aria-labelledby="salidas" className={classNames('grid gap-3', MARKED)}>
      <OldMark status={status} />
      <h2 id="salidas" tabIndex={-1} className="text-20">
        Con qué alcanza
      </h2>
      {ways.length === 0 && <p>No alcanza ni con el plazo más largo ni con el crédito más bajo.</p>}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-2">
        {ways.map(({ row, ...way }) => {
          const { what, figure, note, label } = describe(way, row, savingsUf, uf.valueClp, textFor);
          return (
            <li key={what} className="flex flex-col items-start rounded-md border border-line bg-surface p-4">
              <h3 className="font-normal">{what}</h3>
              <p className="num text-20 font-bold" translate="no">
                {figure}
              </p>
              <p className="mb-3 text-14 text-ink-2">{unbroken(note)}</p>
              <Button small className="mt-auto" onClick={() => use(way)}>
                {label}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Answer about prepayments: a sentence, and the figures of both uses side by side. See docs/rules.md R571, R572. */
import type { components } from '@simulador/contracts/generated/bff';
import { prepaymentTitle } from './prepayment-title.ts';
import { formatDateText, formatPctShort } from '@simulador/contracts/platform/format';
import type { useAudienceText } from '#shared/context/audience.ts';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import { clpOf } from '#shared/ui/amounts/money-value.ts';
import type { DuelRow } from '#shared/ui/layout/duel.tsx';
import type { Shown } from '../schedule/question-panel.tsx';

export type Answer = components['schemas']['PrepagoAnswerDto'];
/** Answers for an earlier end and for a lower dividend. */
export type BothAnswers = readonly [earlier: Answer, lower: Answer];

export interface AskedPrepayment {
  /** Number of instalments without prepayments. */
  readonly instalments: number;
  readonly extraUf: number;
  readonly ufValueClp: number;
  readonly isForStaff: boolean;
  readonly textFor: ReturnType<typeof useAudienceText>;
}

/** Returns the saving and its parts in pesos: the interest takes what rounding leaves, so that the list adds up. */
function savingOf(answer: Answer, ufValueClp: number) {
  const clp = (amountUf: number): number => clpOf(amountUf, ufValueClp);
  const [commission, net] = [answer.commission_uf, answer.net_saving_uf];
  return {
    commission: commission === null ? null : clp(commission),
    net: net === null ? null : clp(net),
    interest:
      commission === null || net === null ? clp(answer.saved_interest_uf) : clp(net) + clp(commission),
  };
}

export function shownPrepayment(both: BothAnswers, about: AskedPrepayment): Shown {
  const { instalments, ufValueClp, isForStaff, textFor } = about;
  const [earlier, lower] = both;
  const titleOf = (answer: Answer, monthsSaved: number): string =>
    prepaymentTitle(
      {
        monthsSaved,
        paymentUf: paymentOf(answer),
        savedInterestUf: answer.saved_interest_uf,
        netSavingUf: answer.net_saving_uf,
      },
      isForStaff ? null : ufValueClp,
    );
  const monthsSaved = instalments - earlier.instalments;
  const [ends, falls] = [titleOf(earlier, monthsSaved), titleOf(lower, 0)];
  const or = isRepeated(earlier) ? '. O tras el primer abono ' : '. O ';
  return {
    title:
      monthsSaved === 0
        ? falls
        : `${ends}${paymentOf(lower) === 0 ? '' : `${or}${falls.charAt(0).toLowerCase()}${falls.slice(1)}`}`,
    duel: {
      caption: 'Dos formas de usar el abono',
      heads: ['Terminar antes', 'Pagar menos'],
      rows: rowsOf(both, about),
    },
    notes: notesOf(earlier, about.extraUf, textFor),
  };
}

/** Payment with insurance after the first prepayment, UF; 0 if it pays the credit off. */
const paymentOf = ({ rows }: Answer): number =>
  rows[rows.findIndex(({ extra }) => extra > 0) + 1]?.payment ?? 0;

const isRepeated = ({ rows }: Answer): boolean => rows.filter(({ extra }) => extra > 0).length > 1;

function rowsOf(both: BothAnswers, { ufValueClp, isForStaff, textFor }: AskedPrepayment): readonly DuelRow[] {
  const pair = <Value>(of: (answer: Answer) => Value): readonly [Value, Value] => [of(both[0]), of(both[1])];
  const savings = pair((answer) => savingOf(answer, ufValueClp));
  /** A row in UF for staff, in pesos for visitors. The higher saving is the better one. */
  const amount = (
    label: string,
    inUf: (answer: Answer) => number | null,
    inClp: readonly [number | null, number | null],
    sign: 1 | -1,
  ): DuelRow => {
    const amounts = isForStaff ? pair(inUf) : inClp;
    const text = (value: number | null): string =>
      value === null ? 'Se acuerda con el banco' : (isForStaff ? uf : pesos)(value);
    const signed = (value: number | null): number | null => value && sign * value;
    return {
      label,
      texts: [text(amounts[0]), text(amounts[1])],
      values: [signed(amounts[0]), signed(amounts[1])],
    };
  };
  const [first, second] = savings;
  const insurance = ({ insurance_saved_uf }: Answer): number => insurance_saved_uf;
  const clp = (of: (answer: Answer) => number) => pair((answer) => clpOf(of(answer), ufValueClp));
  return [
    amount(
      isRepeated(both[0]) ? 'Dividendo después del primer abono' : 'Dividendo después',
      paymentOf,
      clp(paymentOf),
      1,
    ),
    {
      label: 'Último dividendo',
      texts: pair(({ last_due }) => formatDateText(last_due)),
      values: pair(({ instalments }) => instalments),
    },
    amount(
      textFor('Intereses que no pagas', 'Intereses que no se pagan'),
      ({ saved_interest_uf }) => saved_interest_uf,
      [first.interest, second.interest],
      -1,
    ),
    amount(
      'Comisión de prepago',
      ({ commission_uf }) => commission_uf,
      [first.commission, second.commission],
      1,
    ),
    ...(first.net === null
      ? []
      : [
          amount(
            textFor('Ahorras', 'Se ahorra'),
            ({ net_saving_uf }) => net_saving_uf,
            [first.net, second.net],
            -1,
          ),
        ]),
    ...(insurance(both[0]) > 0 ? [amount('Además, en seguros', insurance, clp(insurance), -1)] : []),
  ];
}

/** Notes on a prepayment that was capped, on the legal commission, and on the least prepayment. */
function notesOf(
  { rows, conditions, commission_uf }: Answer,
  askedUf: number,
  textFor: AskedPrepayment['textFor'],
): readonly string[] {
  const { months, credit_max_uf, least_part_pct, valid_from, source } = conditions;
  const capped = rows.find(({ extra }) => extra > 0 && extra < askedUf);
  const limit = `UF ${credit_max_uf.toLocaleString('es-CL')}`;
  const commission =
    commission_uf === null
      ? `En créditos de más de ${limit} la ley no fija la comisión de prepago: ${textFor('acuérdala', 'acuérdela')} con el banco.`
      : `La comisión es la máxima de la ley para créditos de hasta ${limit}: ${months.toLocaleString('es-CL')} meses de intereses sobre lo que se abona.`;
  return [
    ...(capped === undefined
      ? []
      : [
          `El abono de la cuota ${capped.k} se limita al saldo, que es de ${uf(capped.extra)}: con él se termina de pagar.`,
        ]),
    `${commission} Parámetro del banco desde el ${formatDateText(valid_from)}, según ${source}. El banco puede no aceptar un abono menor que el ${formatPctShort(least_part_pct)} del saldo.`,
  ];
}

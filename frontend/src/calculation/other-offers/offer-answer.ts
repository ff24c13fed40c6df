/** Answer about another bank's offer: sentences, and the figures of both side by side. See docs/rules.md R576. */
import brand from 'virtual:brand';
import type { components } from '@simulador/contracts/generated/bff';
import { formatPct } from '@simulador/contracts/platform/format';
import { ufDifference } from '@simulador/contracts/platform/money';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import { roundedPesos } from '#shared/simulation/sentence-texts.ts';
import type { DuelRow } from '#shared/ui/layout/duel.tsx';
import { offerReason, offerTitle } from './offer-texts.ts';
import type { Shown } from '../schedule/question-panel.tsx';

type Answer = components['schemas']['OfertaAnswerDto'];

export interface AskedOffer {
  readonly addedUf: number | null;
  readonly hasCosts: boolean;
  /** `monto`, `plazo` or both, if the offer is for another one; null if both are the same. */
  readonly otherTerms: string | null;
  /** Term of the credit, years. */
  readonly years: number;
  /** Converts UF to pesos; null if the view shows UF. */
  readonly inPesos: ((amountUf: number) => number) | null;
}

/** Returns what is said of the offer. Totals are compared for the same credit and term only, with the costs of both if they are known. */
export function shownOffer(answer: Answer, about: AskedOffer): Shown {
  const { addedUf, hasCosts, otherTerms, years, inPesos } = about;
  const inUnit = inPesos ?? ((amountUf: number) => amountUf);
  const less = (theirs: number, ours: number): number =>
    inPesos === null ? ufDifference(theirs, ours) : inPesos(theirs) - inPesos(ours);
  const { ours, theirs } = answer;
  const [ourTotal, theirTotal] = totalsOf(answer, hasCosts);
  const difference = {
    monthlyClp: answer.monthly_difference_clp,
    total: less(theirTotal, ourTotal),
    costs: hasCosts ? less(theirs.costs_uf, ours.costs_uf) : null,
    write: inPesos === null ? uf : roundedPesos,
  };
  return {
    title:
      otherTerms === null
        ? offerTitle(difference, brand.name)
        : `La otra oferta es por otro ${otherTerms}: se puede comparar el dividendo y el CAE, no el total`,
    reason: otherTerms === null ? offerReason(difference, years) : null,
    duel: {
      caption: 'Este crédito y la otra oferta',
      heads: [brand.name, 'Otro banco'],
      rows: rowsOf(answer, about, inUnit),
      endsWithSum: otherTerms === null,
    },
    notes:
      addedUf === null
        ? []
        : [
            `Al dividendo de la oferta le sumamos los seguros de esta simulación: ${inPesos === null ? uf(addedUf) : pesos(inPesos(addedUf))} al mes.`,
          ],
  };
}

const totalsOf = ({ ours, theirs, total_uf }: Answer, hasCosts: boolean): readonly [number, number] =>
  hasCosts
    ? [ours.total_with_costs_uf, theirs.total_with_costs_uf]
    : [ufDifference(ours.total_with_costs_uf, ours.costs_uf), total_uf];

/** Returns the figures of both, side by side: with the costs of both, or without any. */
function rowsOf(
  answer: Answer,
  { hasCosts, otherTerms, inPesos }: AskedOffer,
  inUnit: (amountUf: number) => number,
): readonly DuelRow[] {
  const { ours, theirs } = answer;
  type Pair = readonly [ours: number | null, theirs: number | null];
  const row = (label: string, values: Pair, write: (value: number) => string): DuelRow => {
    const text = (value: number | null): string => (value === null ? 'No se sabe' : write(value));
    return { label, values, texts: [text(values[0]), text(values[1])] };
  };
  const amount = (label: string, [left, right]: readonly [number, number]): DuelRow =>
    row(label, [inUnit(left), inUnit(right)], inPesos === null ? uf : pesos);
  const payments = inPesos === null ? ([ours.payment_uf, theirs.payment_uf] as const) : null;
  return [
    payments
      ? row('Dividendo', payments, uf)
      : row('Dividendo', [ours.payment_clp, theirs.payment_clp], pesos),
    ...(hasCosts
      ? [
          amount('Gastos operacionales', [ours.costs_uf, theirs.costs_uf]),
          row('CAE con gastos', [ours.cae_with_costs, theirs.cae_with_costs], formatPct),
        ]
      : [row('CAE', [ours.cae, theirs.cae], formatPct)]),
    ...(otherTerms === null
      ? [amount(hasCosts ? 'Total con gastos' : 'Total sin gastos', totalsOf(answer, hasCosts))]
      : []),
  ];
}

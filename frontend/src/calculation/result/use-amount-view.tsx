import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatClp, formatUf, formatUfShort } from '@simulador/contracts/platform/format';
import { clpFromNumber, ufFromNumber, ufToClp, ufValueFromNumber } from '@simulador/contracts/platform/money';
import { useIsForStaff } from '#shared/context/audience.tsx';
import { useUf } from '#shared/context/uf.tsx';
import type { ComparisonProps } from '../figures/shown.ts';
import { uf } from '#shared/simulation/figure-texts.ts';
import type { AmountView } from './figures.ts';

/** Formats an amount in UF as pesos; null if pesos are not shown. */
export type PesosView = (amountUf: number) => string | null;

/** Returns the pesos view. Visitors see pesos if the figures have the page's UF. See docs/rules.md R243. */
export function usePesosView(ufDate: IsoDate | null | undefined): PesosView {
  const pageUf = useUf();
  const isForStaff = useIsForStaff();
  if (isForStaff || pageUf === null || (ufDate ?? pageUf.date) !== pageUf.date) return () => null;
  const value = ufValueFromNumber(pageUf.valueClp);
  return (amountUf) => formatClp(ufToClp(ufFromNumber(amountUf), value));
}

/** Returns a view that shows pesos with the UF below them; for staff, and at another day's UF, the UF alone. */
export function useAmountView(ufDate: IsoDate | null | undefined): AmountView {
  const pesosOf = usePesosView(ufDate);
  return (amountUf) => {
    const inPesos = pesosOf(amountUf);
    return inPesos === null ? (
      uf(amountUf)
    ) : (
      <>
        <span>{inPesos}</span> <small>{uf(amountUf)}</small>
      </>
    );
  };
}

type Credit = Pick<ComparisonProps, 'creditUf' | 'creditClp' | 'ufDate'>;

/** Returns the credit as typed, with the other currency: UF for everybody, pesos for visitors. */
export function useWrittenCredit({ creditUf, creditClp, ufDate }: Credit): string {
  const inPesos = usePesosView(ufDate)(creditUf);
  const amount = ufFromNumber(creditUf);
  const [first, second] =
    creditClp === null
      ? [formatUfShort(amount), inPesos]
      : [formatClp(clpFromNumber(creditClp)), formatUf(amount)];
  return second === null ? first : `${first} (${second})`;
}

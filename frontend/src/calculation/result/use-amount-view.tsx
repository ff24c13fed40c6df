import type { IsoDate } from '@simulador/contracts/platform/dates';
import { useIsForStaff } from '#shared/context/audience.tsx';
import { useUf } from '#shared/context/uf.tsx';
import type { ComparisonProps } from '../figures/shown.ts';
import { pesos, uf, ufShort } from '#shared/simulation/figure-texts.ts';
import { clpOf } from '#shared/ui/amounts/money-value.ts';
import type { AmountView } from './figures.ts';

/** Formats an amount in UF as pesos; null if pesos are not shown. */
export type PesosView = (amountUf: number) => string | null;

/** Returns the pesos view. Visitors see pesos if the figures have the page's UF. See docs/rules.md R243. */
export function usePesosView(ufDate: IsoDate | null | undefined): PesosView {
  const pageUf = useUf();
  const isForStaff = useIsForStaff();
  if (isForStaff || pageUf === null || (ufDate ?? pageUf.date) !== pageUf.date) return () => null;
  return (amountUf) => pesos(clpOf(amountUf, pageUf.valueClp));
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
  const [first, second] =
    creditClp === null ? [ufShort(creditUf), inPesos] : [pesos(creditClp), uf(creditUf)];
  return second === null ? first : `${first} (${second})`;
}

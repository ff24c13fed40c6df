import type { IsoDate } from '@simulador/contracts/domain/dates';
import { formatClp, formatUf, formatUfShort } from '@simulador/contracts/domain/format';
import { clpFromNumber, ufFromNumber, ufToClp, ufValueFromNumber } from '@simulador/contracts/domain/money';
import { useIsForStaff } from '#shared/context/audience.tsx';
import { useUf } from '#shared/context/uf.tsx';
import type { ComparisonProps } from '#shared/simulation/result-slots.ts';
import { uf } from '#shared/simulation/figure-texts.ts';
import type { AmountView } from './figures.ts';

/** An amount in UF in pesos; null if it is not shown. */
export type PesosView = (amountUf: number) => string | null;

/** For visitors, if the page's UF is the one of the figures. See docs/rules.md R243. */
export function usePesosView(ufDate: IsoDate | null | undefined): PesosView {
  const pageUf = useUf();
  const isForStaff = useIsForStaff();
  if (isForStaff || pageUf === null || (ufDate ?? pageUf.date) !== pageUf.date) return () => null;
  const value = ufValueFromNumber(pageUf.valueClp);
  return (amountUf) => formatClp(ufToClp(ufFromNumber(amountUf), value));
}

/** UF, and for visitors the same in pesos below it. */
export function useAmountView(ufDate: IsoDate | null | undefined): AmountView {
  const pesosOf = usePesosView(ufDate);
  return (amountUf) => {
    const inPesos = pesosOf(amountUf);
    return inPesos === null ? (
      uf(amountUf)
    ) : (
      <>
        {uf(amountUf)} <small>{inPesos}</small>
      </>
    );
  };
}

type Credit = Pick<ComparisonProps, 'creditUf' | 'creditClp' | 'ufDate'>;

/** The credit as typed, and the same in the other currency: in UF for everybody, in pesos for visitors. */
export function useWrittenCredit({ creditUf, creditClp, ufDate }: Credit): string {
  const inPesos = usePesosView(ufDate)(creditUf);
  const amount = ufFromNumber(creditUf);
  const [first, second] =
    creditClp === null
      ? [formatUfShort(amount), inPesos]
      : [formatClp(clpFromNumber(creditClp)), formatUf(amount)];
  return second === null ? first : `${first} (${second})`;
}

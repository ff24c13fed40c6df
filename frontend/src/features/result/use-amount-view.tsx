import type { IsoDate } from '@simulador/contracts/domain/dates';
import { formatClp } from '@simulador/contracts/domain/format';
import { ufFromNumber, ufToClp, ufValueFromNumber } from '@simulador/contracts/domain/money';
import { useIsForStaff } from '#shared/context/audience.tsx';
import { useUf } from '#shared/context/uf.tsx';
import { type AmountView, uf } from './figures.ts';

/** UF, and for visitors the same in pesos below it, where the page's UF is the one that made the figures. See docs/rules.md R243. */
export function useAmountView(ufDate: IsoDate | null | undefined): AmountView {
  const pageUf = useUf();
  const isForStaff = useIsForStaff();
  if (isForStaff || pageUf === null || (ufDate ?? pageUf.date) !== pageUf.date) return uf;
  const value = ufValueFromNumber(pageUf.valueClp);
  return (amountUf) => (
    <>
      {uf(amountUf)} <small>{formatClp(ufToClp(ufFromNumber(amountUf), value))}</small>
    </>
  );
}

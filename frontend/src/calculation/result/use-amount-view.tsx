import type { IsoDate } from '@simulador/contracts/platform/dates';
import { useIsForStaff } from '#shared/context/audience.ts';
import { useUf } from '#shared/context/uf.tsx';
import { pesos } from '#shared/simulation/figure-texts.ts';
import { clpOf } from '#shared/ui/amounts/money-value.ts';

/** Formats an amount in UF as pesos; null if pesos are not shown. */
export type PesosView = (amountUf: number) => string | null;

/** Returns the pesos per UF of a visitor's figures; null for staff, and if they have another UF than the page. See docs/rules.md R243. */
export function useShownUf(ufDate: IsoDate | null | undefined): number | null {
  const pageUf = useUf();
  const isForStaff = useIsForStaff();
  return isForStaff || pageUf === null || (ufDate ?? pageUf.date) !== pageUf.date ? null : pageUf.valueClp;
}

export function usePesosView(ufDate: IsoDate | null | undefined): PesosView {
  const ufValueClp = useShownUf(ufDate);
  return (amountUf) => (ufValueClp === null ? null : pesos(clpOf(amountUf, ufValueClp)));
}

import type { BothAmounts } from '@simulador/contracts/simulations/figures';
import type { ReactNode } from 'react';
import { pesos, uf, ufRounded } from '#shared/simulation/figure-texts.ts';

/** Returns pesos with the UF, two decimals, beside them; the UF alone where pesos are not shown. See docs/rules.md R243. */
export const inBoth = (amount: BothAmounts): ReactNode =>
  amount.clp === null ? (
    uf(amount.uf)
  ) : (
    <>
      <span>{pesos(amount.clp)}</span> <small>{ufRounded(amount.uf)}</small>
    </>
  );

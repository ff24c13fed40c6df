import type { BothAmounts } from '@simulador/contracts/simulations/figures';
import type { ReactNode } from 'react';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';

/** Returns pesos with the UF beside them; the UF alone where pesos are not shown. See docs/rules.md R243. */
export const inBoth = (amount: BothAmounts): ReactNode =>
  amount.clp === null ? (
    uf(amount.uf)
  ) : (
    <>
      <span>{pesos(amount.clp)}</span> <small>{uf(amount.uf)}</small>
    </>
  );

import { describe, expect, it } from '@jest/globals';
import { CREDIT } from '../../../testing/simulator/answers.ts';
import { splitAfter, splitCleared } from './split.ts';
import type { CreditAnswers } from './answers.ts';

const UF = 40880.36;
const uf = (amount: number | null) => ({ currency: 'UF' as const, amount });
const clp = (amount: number | null) => ({ currency: 'CLP' as const, amount });
const credit = (more: Partial<CreditAnswers>): CreditAnswers => ({ ...CREDIT, ...more });

describe('splitAfter', () => {
  it('gives the credit what the savings leave of the value, and the other way round', () => {
    expect(splitAfter(credit({ savings: uf(600.25) }), 'savings', false, UF).creditAmount).toEqual(
      uf(1899.75),
    );
    expect(splitAfter(credit({ creditAmount: uf(1000) }), 'creditAmount', false, UF).savings).toEqual(
      uf(1500),
    );
  });

  it('counts the subsidy where there is one', () => {
    const withSubsidy = credit({ savings: uf(150), propertyValue: uf(2000), allowanceAmount: uf(250) });
    expect(splitAfter(withSubsidy, 'savings', true, UF).creditAmount).toEqual(uf(1600));
    expect(splitAfter(withSubsidy, 'savings', false, UF).creditAmount).toEqual(uf(1850));
  });

  it('answers in the currency of the field that follows', () => {
    const inPesos = credit({ savings: uf(500), creditAmount: clp(null) });
    expect(splitAfter(inPesos, 'savings', false, UF).creditAmount).toEqual(clp(81760720));
  });

  it('is exact to the peso when all is in pesos', () => {
    const all = credit({ propertyValue: clp(100000001), savings: clp(20000000), creditAmount: clp(null) });
    expect(splitAfter(all, 'savings', false, UF).creditAmount).toEqual(clp(80000001));
  });

  it('never goes below 0', () => {
    expect(splitAfter(credit({ savings: uf(2600) }), 'savings', false, UF).creditAmount).toEqual(uf(0));
  });

  it('waits for the value, and empties with the emptied part', () => {
    const noValue = credit({ propertyValue: uf(null), savings: uf(100), creditAmount: uf(null) });
    expect(splitAfter(noValue, 'savings', false, UF).creditAmount).toEqual(uf(null));
    expect(splitAfter(credit({ savings: uf(null) }), 'savings', false, UF).creditAmount).toEqual(uf(null));
  });
});

describe('splitCleared', () => {
  it('empties both and keeps their currencies', () => {
    expect(splitCleared(credit({ savings: clp(5) }))).toEqual({ savings: clp(null), creditAmount: uf(null) });
  });
});

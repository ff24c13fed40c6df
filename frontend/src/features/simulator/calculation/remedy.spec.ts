import { describe, expect, it } from '@jest/globals';
import { CLIENT, CREDIT, PROJECT } from '../../../testing/simulator/answers.ts';
import { INICIO } from '../../../testing/simulator/fake-bff.ts';
import type { TarifaRequest } from '../api/wire.ts';
import { listsOf } from './inicio-view.ts';
import { remedyFor } from './remedy.ts';
import { dividendoRequest, type Lists } from './requests.ts';

const UF = 40_880.36;
/** 2,000 UF over 25 years, at 4.5 %. */
const request = dividendoRequest(
  { flavour: 'web', client: CLIENT, project: PROJECT, credit: CREDIT },
  listsOf(INICIO) as Lists,
  4.5,
);
if (request === null) throw new Error('The example can be calculated');
/** Income in pesos, below the required $1.885.664. */
const INCOME = 1_850_000;
const UP_TO_40 = { incomeClp: INCOME, mostYears: 40 };
const always = (ratePct: number) => () => Promise.resolve(ratePct);

describe('what would do where an income is not enough', () => {
  it('is the shortest longer term, and the largest credit over this one', async () => {
    expect(await remedyFor(request, UF, UP_TO_40, always(4.5))).toEqual({
      years: 26,
      credit: { uf: 1961, clp: 80_166_386, moreSavingsUf: 39 },
    });
  });

  it('is found at the rate of each: a dearer term takes longer, a dearer credit is smaller', async () => {
    const requested: TarifaRequest[] = [];
    const suggest = (question: TarifaRequest): Promise<number> => {
      requested.push(question);
      if (question.amount < 2000) return Promise.resolve(4.58);
      return Promise.resolve(question.period < 30 ? 4.7 : 4.82);
    };
    expect(await remedyFor(request, UF, UP_TO_40, suggest)).toEqual({
      years: 28,
      credit: { uf: 1945, clp: 79_512_300, moreSavingsUf: 55 },
    });
    expect(requested[0]).toEqual({
      amount: 2000,
      period: 26,
      loan_use: 1,
      product: 8,
      real_estate_type: 2,
    });
  });

  it('keeps the rate that somebody set', async () => {
    const own = { ...request, personalizarTasa: true, tasasimulacion: 4.4 };
    const requested: (number | null)[] = [];
    const allow = (_: TarifaRequest, ownPct: number | null): Promise<number | null> => {
      requested.push(ownPct);
      return Promise.resolve(ownPct);
    };
    expect(await remedyFor(own, UF, UP_TO_40, allow)).toMatchObject({ years: 26 });
    expect(new Set(requested)).toEqual(new Set([4.4]));
  });

  it.each([
    ['longer', { years: null, credit: { uf: 1961, clp: 80_166_386, moreSavingsUf: 39 } }],
    ['smaller', { years: 26, credit: null }],
  ])('is the other way where the %s one has no rate', async (way, remedy) => {
    const none = ({ amount }: TarifaRequest): Promise<number | null> =>
      Promise.resolve((amount === 2000) === (way === 'longer') ? null : 4.5);
    expect(await remedyFor(request, UF, UP_TO_40, none)).toEqual(remedy);
  });

  it('is no longer term than is allowed, and no credit below the least', async () => {
    const upTo25 = { incomeClp: INCOME, mostYears: 25 };
    expect(await remedyFor(request, UF, upTo25, always(4.5))).toMatchObject({ years: null });
    const poor = { incomeClp: 200_000, mostYears: 40 };
    expect(await remedyFor(request, UF, poor, always(4.5))).toEqual({ years: null, credit: null });
  });

  it('is not known where a rate is not', async () => {
    const refuses = () => Promise.reject(new Error('No rate'));
    await expect(remedyFor(request, UF, UP_TO_40, refuses)).rejects.toThrow('No rate');
  });
});

import { describe, expect, it } from '@jest/globals';
import { CATALOGOS } from '@simulador/contracts/bank/catalogos';
import { PROPERTY_TYPE } from '@simulador/contracts/bank/codes';
import { CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { describeCredit, describeProject } from './describe.ts';
import { PUBLIC_DRAFT } from '../state/drafts.ts';
import { viewFacts } from '../confirmation/step-views.ts';

const UF_VALUE_CLP = 40_880.36;
const words = (change: Partial<typeof PROJECT> = {}) => describeProject(CATALOGOS, { ...PROJECT, ...change });
const measured = (change: Partial<typeof PROJECT> = {}) =>
  viewFacts({ ...PUBLIC_DRAFT, project: { ...PROJECT, ...change } }, CATALOGOS, UF_VALUE_CLP);
const TERRAIN = { propertyType: String(PROPERTY_TYPE.terrain) };

describe('the description of a project', () => {
  it('are purpose, property and comuna, as far as they were answered', () => {
    expect(words()).toEqual(['Compraventa', 'Departamento · Usada', 'Ñuñoa, Metropolitana de Santiago']);
    expect(words({ comuna: '', propertyState: '' })).toEqual(['Compraventa', 'Departamento']);
    expect(describeProject(null, PROJECT)).toEqual([]);
  });

  it('omit a state that is no longer asked for', () => {
    expect(words(TERRAIN)).toEqual(['Compraventa', 'Terreno', 'Ñuñoa, Metropolitana de Santiago']);
  });

  it('are the visitor’s own for a property that the list does not name', () => {
    const other = { propertyType: String(PROPERTY_TYPE.other), otherPropertyType: ' Parcela ' };
    expect(words(other)[1]).toBe('Parcela');
  });
});

describe('the description of a credit', () => {
  const uf = { valueClp: UF_VALUE_CLP, date: '2026-11-20', freshness: 'today' } as const;
  const credit = (change: Partial<typeof CREDIT>, by: Parameters<typeof describeCredit>[1] = uf) =>
    describeCredit({ ...CREDIT, ...change }, by)[0];

  it('are in pesos too for who thinks in pesos, at a UF that can be trusted', () => {
    expect(credit({})).toBe('Crédito de UF 2.000 ($81.760.720)');
    expect(credit({}, null)).toBe('Crédito de UF 2.000');
    expect(credit({}, { ...uf, date: null, freshness: 'referential' })).toBe('Crédito de UF 2.000');
  });

  it('are as they were typed in pesos', () => {
    const creditAmount = { currency: 'CLP', amount: 80_000_000 } as const;
    expect(credit({ creditAmount })).toBe('Crédito de $80.000.000');
  });
});

describe('what is measured of a project', () => {
  it('is a state only where it is asked for', () => {
    expect(measured()).toMatchObject({ state: 'Usada', location: 'Ñuñoa, Metropolitana de Santiago' });
    expect(measured(TERRAIN).state).toBeNull();
    expect(viewFacts(PUBLIC_DRAFT, null, UF_VALUE_CLP)).toMatchObject({ state: null, location: null });
  });
});

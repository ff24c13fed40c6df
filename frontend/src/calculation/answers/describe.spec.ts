import { describe, expect, it } from '@jest/globals';
import { CATALOGOS } from '@simulador/contracts/bank/catalogos';
import { PROPERTY_TYPE } from '@simulador/contracts/bank/codes';
import { CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { describeCredit } from './credit-facts.ts';
import { describeProject } from './describe.ts';
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
  it('is in the typed currency: value, what is saved, or lent where nothing is, and years', () => {
    const creditAmount = { currency: 'CLP', amount: 80_000_000 } as const;
    const words = (creditType: string) =>
      describeCredit({
        ...PUBLIC_DRAFT,
        project: { ...PROJECT, creditType },
        credit: { ...CREDIT, creditAmount },
      }).join();
    expect(words('1')).toBe('UF 2.500,ahorro UF 500,25 años');
    expect(words('52')).toBe('UF 2.500,crédito $80.000.000,25 años');
  });
});

describe('what is measured of a project', () => {
  it('is a state only where it is asked for', () => {
    expect(measured()).toMatchObject({ state: 'Usada', location: 'Ñuñoa, Metropolitana de Santiago' });
    expect(measured(TERRAIN).state).toBeNull();
    expect(viewFacts(PUBLIC_DRAFT, null, UF_VALUE_CLP)).toMatchObject({ state: null, location: null });
  });
});

import { describe, expect, it } from '@jest/globals';
import { parseIsoDate } from '@simulador/contracts/platform/dates';
import { CLIENT, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import type { Calculated, CreditRequest } from '../figures/calculated.ts';
import { personOf, saveRequest } from './save-request.ts';

describe('the person who is introduced', () => {
  const client = { ...CLIENT, name: 'DAngela', lastName: 'Nuñez Soto' };

  it('has the name as it was written, in addition to the one without apostrophes and hyphens', () => {
    expect(personOf(client, { name: 'D’Angela', lastName: 'Nuñez-Soto' })).toMatchObject({
      first_name: 'DAngela',
      last_name: 'Nuñez Soto',
      written_first_name: 'D’Angela',
      written_last_name: 'Nuñez-Soto',
    });
  });

  it('has no spelling of a name that was changed since', () => {
    const person = personOf(client, { name: "O'Hara" });
    expect(person).not.toHaveProperty('written_first_name');
    expect(person).not.toHaveProperty('written_last_name');
  });
});

describe('pesos that were typed', () => {
  const answers = {
    flavour: 'web',
    client: CLIENT,
    project: PROJECT,
    credit: { ...CREDIT, propertyValue: { currency: 'CLP', amount: 100_000_000 } },
  } as const;
  const calculated = (dates: Partial<Calculated>): Calculated => ({
    request: { destino: 1, valorpropiedad: 2446.1624, montocredito: 2000 } as CreditRequest,
    row: {} as Calculated['row'],
    costs: [],
    ufValueClp: 40880.36,
    ufDate: parseIsoDate('2026-11-20'),
    ...dates,
  });

  it.each([
    ['are sent', {}, 100_000_000],
    ['are sent if the page had that UF', { pageUfDate: parseIsoDate('2026-11-20') }, 100_000_000],
    ['are left out if the page had another day’s UF', { pageUfDate: parseIsoDate('2026-11-19') }, undefined],
  ])('%s', (_what, dates, valueClp) => {
    expect(saveRequest(answers, calculated(dates)).property.value_clp).toBe(valueClp);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import { Problem } from '../../http/problem.ts';
import { PERSON } from '../../testing/visitor.ts';
import { assertClient, assertContact } from './clients.rules.ts';

/** Returns the names of the fields that a check refuses. */
function refused(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof Problem) || error.getStatus() !== 400) throw error;
    return (error.extra.fields ?? []).map(({ name }) => name);
  }
}

describe('an introduced client', () => {
  it.each<[object, string[], Flavour]>([
    [{}, [], 'web'],
    [{ email: 'camila' }, ['email'], 'web'],
    [{ first_name: 'C4mila' }, ['first_name'], 'web'],
    [{ last_name: '' }, ['last_name'], 'web'],
    [{ first_name: 'Ñ' }, [], 'web'],
    [{ first_name: 'Ñ' }, ['first_name'], 'pro'],
    [{ identification: '12345678-6' }, ['identification'], 'web'],
    [{ phone_number: '123' }, ['phone_number'], 'web'],
    [{ phone_number: '+569' }, [], 'web'],
    [{ age: 73 }, ['age'], 'web'],
    [{ age: 0 }, [], 'web'],
    [{ first_name: 'DAngela', written_first_name: 'D’Angela' }, [], 'web'],
    [{ first_name: ' Camila ', written_first_name: 'Camila' }, [], 'web'],
    [{ written_first_name: 'C’amilo' }, ['first_name'], 'web'],
    [{ written_last_name: 'Rojas-Fuente' }, ['last_name'], 'web'],
  ])('%j: %j (%s)', (change, names, flavour) => {
    expect(refused(() => assertClient({ ...PERSON, ...change }, flavour))).toEqual(names);
  });
});

describe('a contact', () => {
  it.each([
    [{}, []],
    [{ email: 'camila@correo.example', phone_number: '9 8765 4321' }, []],
    [{ phone_number: '+569' }, []],
    [{ email: '' }, ['email']],
    [{ phone_number: '9 8765' }, ['phone_number']],
  ])('%j: %j', (contact, names) => {
    expect(refused(() => assertContact(contact))).toEqual(names);
  });
});

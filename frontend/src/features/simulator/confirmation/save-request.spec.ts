import { describe, expect, it } from '@jest/globals';
import { CLIENT } from '../../../testing/simulator/answers.ts';
import { personOf } from './save-request.ts';

describe('the person who is introduced', () => {
  const client = { ...CLIENT, name: 'DAngela', lastName: 'Nuñez Soto' };

  it('has a name as it was written, beside the one without its signs', () => {
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

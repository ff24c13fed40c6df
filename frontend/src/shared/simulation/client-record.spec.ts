import { expect, it } from '@jest/globals';
import { SAVED_READ } from '../../testing/opened-simulation.ts';
import { differingContact } from './client-record.ts';

const record = {
  first_name: 'DAngela',
  last_name: 'Nuñez Soto',
  email: SAVED_READ.client_email,
  phone_number: SAVED_READ.client_phone,
};
const named = (client_name: string) =>
  differingContact({ ...SAVED_READ, client_name, client_record: record });

it('compares names without the apostrophes and hyphens that their owner writes', () => {
  expect(named('D’Angela Nuñez-Soto')).toBeNull();
  expect(named('Ángela Nuñez-Soto')).toMatchObject({ name: 'Ángela Nuñez-Soto' });
});

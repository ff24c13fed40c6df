import { expect, it } from '@jest/globals';
import { readConfig } from '../config/environment.ts';
import { publicAddress } from './installation.ts';

it.each([
  ['the address of the ready line', {}, 'http://localhost:3520/'],
  ['the configured one', { PUBLIC_URL: 'https://simulador.bank.example' }, 'https://simulador.bank.example/'],
] as const)('mails of a demonstration link to %s', (_which, env, address) => {
  const config = readConfig({
    DATABASE_URL: 'postgres://localhost/x',
    CORE_URL: 'http://localhost',
    PUBLIC_URL: publicAddress(3520, env),
  });
  expect(config.publicUrl?.href).toBe(address);
});

it('production has no address unless one is configured', () => {
  expect(publicAddress(3000, { NODE_ENV: 'production' })).toBe('');
});

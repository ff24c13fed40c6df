import { describe, expect, it } from '@jest/globals';
import { WrongUsage } from './command-line.ts';
import { optionsFrom } from './environment.ts';

describe('the environment of the mock server', () => {
  it('may be empty', () => {
    expect(optionsFrom({})).toEqual({
      port: 4010,
      mailboxPort: 4025,
      host: undefined,
      credentials: undefined,
    });
  });

  it('sets port, host and service account', () => {
    const environment = {
      MOCK_PORT: '0',
      MAILBOX_PORT: '2525',
      MOCK_HOST: '0.0.0.0',
      CORE_USER: 'bff',
      CORE_PASSWORD: 'clave',
    };
    expect(optionsFrom(environment)).toEqual({
      port: 0,
      mailboxPort: 2525,
      host: '0.0.0.0',
      credentials: { user: 'bff', password: 'clave' },
    });
  });

  it.each([
    ['4010', 4025],
    ['5010', 5025],
    ['0', 0],
    ['65530', 0],
  ])('places the mailbox beside a core on %s', (port, mailboxPort) => {
    expect(optionsFrom({ MOCK_PORT: port }).mailboxPort).toBe(mailboxPort);
  });

  it.each([
    [{ MAILBOX_PORT: 'abc' }, /MAILBOX_PORT/],
    [{ MOCK_PORT: 'abc' }, /MOCK_PORT/],
    [{ MOCK_PORT: '70000' }, /MOCK_PORT/],
    [{ CORE_USER: 'bff' }, /CORE_USER y CORE_PASSWORD/],
  ])('refuses %j by name', (environment, message) => {
    expect(() => optionsFrom(environment)).toThrow(WrongUsage);
    expect(() => optionsFrom(environment)).toThrow(message);
  });
});

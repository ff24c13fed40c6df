import { afterEach, describe, expect, it, jest } from '@jest/globals';
import argon2 from '@node-rs/argon2';
import { hashPassword, isPassword } from './passwords.ts';

/** Parameters of argon2id in a hash, which determine the cost of a check. */
const COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

afterEach(() => void jest.restoreAllMocks());

describe('a password', () => {
  it('is stored as argon2id of the recommended cost, with its own salt', async () => {
    const [one, two] = [await hashPassword('una clave'), await hashPassword('una clave')];
    expect([one, two]).toEqual([expect.stringMatching(COST), expect.stringMatching(COST)]);
    expect(one).not.toBe(two);
  });

  it('is checked with equal work for unknown users, right or wrong', async () => {
    const verify = jest.spyOn(argon2, 'verify');
    const hash = await hashPassword('una clave');
    const verdicts = [
      await isPassword('una clave', hash),
      await isPassword('otra', hash),
      await isPassword('una clave', null),
      await isPassword('nobody', null),
    ];
    expect(verdicts).toEqual([true, false, false, false]);
    const against = verify.mock.calls.map(([hashed]) => hashed);
    expect(against).toEqual(Array(4).fill(expect.stringMatching(COST)));
  });

  it.each([
    ['composed', 'Ñandú', 'Ñandú'],
    ['of wide digits', 'clave１２', 'clave12'],
    ['with a ligature', 'ﬁn', 'fin'],
  ])('is the same %s', async (_how, typed, kept) => {
    expect(await isPassword(typed.normalize('NFD'), await hashPassword(kept.normalize('NFC')))).toBe(true);
  });

  it.each([
    ['in another case', 'CLAVE', 'clave'],
    ['without its accent', 'nandu', 'ñandú'],
    ['with a space more', 'clave ', 'clave'],
    ['with another letter of the same look', 'clаve', 'clave'],
  ])('is another %s', async (_how, typed, kept) => {
    expect(await isPassword(typed, await hashPassword(kept))).toBe(false);
  });
});

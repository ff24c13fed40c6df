import { describe, expect, it, jest } from '@jest/globals';
import { retryUntilStarted } from './configured-database.ts';

const failing = (code: string) => Object.assign(new Error(code), { code });

describe('waiting for a database', () => {
  it.each(['ECONNREFUSED', '57P03', '3D000'])('retries after %s', async (code) => {
    let attempts = 0;
    const answer = await retryUntilStarted(60_000, () => {
      attempts += 1;
      return attempts < 3 ? Promise.reject(failing(code)) : Promise.resolve('there');
    });
    expect([answer, attempts]).toEqual(['there', 3]);
  });

  it('fails in time without one, also while the clock is set back', async () => {
    jest.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 86_400_000);
    const answer = retryUntilStarted(100, () => Promise.reject(failing('ECONNREFUSED')));
    await expect(answer).rejects.toThrow('ECONNREFUSED');
  });

  it('fails immediately with a wrong password', async () => {
    let attempts = 0;
    const answer = retryUntilStarted(60_000, () => {
      attempts += 1;
      return Promise.reject(failing('28P01'));
    });
    await expect(answer).rejects.toThrow('28P01');
    expect(attempts).toBe(1);
  });
});

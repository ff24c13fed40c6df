import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fakeBff, refusal, type Answers, type Call } from '../../testing/simulator/fake-bff.ts';
import {
  ENDED,
  INFO_PATH,
  infoOf,
  RENEW_PATH,
  signedInAs,
  TOKEN_PATH,
  tokenOf,
  UNAUTHORISED,
  userAs,
} from '../../testing/session.ts';
import { answerOf } from '../api/api-error.ts';
import { client } from './client.ts';
import { followOtherTabs, signInAgain } from './session.ts';
import { setSignedIn, clearSession, followSignIn, setSignedOut, storeToken } from './session-changes.ts';
import { sessionState, readToken } from './session-state.ts';

const TMC = '/products/api/tmc';
const BODY = { amount: 2000, currency: 998, period: 300 } as const;
const USER = userAs('adminrole');

const ask = () => answerOf(client.POST(TMC, { body: BODY }));
const bearerOf = (call: Call | undefined) => call?.headers.get('authorization') ?? null;
/** Returns an answer that accepts this token only. */
const takes = (token: () => string) => (call: Call) =>
  bearerOf(call) === `Bearer ${token()}` ? { Valor: 6.6 } : UNAUTHORISED();
const play = (answers: Answers) =>
  fakeBff({ ...signedInAs('adminrole'), [TMC]: () => ({ Valor: 6.6 }), ...answers });

describe('a call', () => {
  beforeEach(() => {
    setSignedIn(USER);
  });

  it('of nobody carries no token', async () => {
    const bff = play({});
    await ask();
    expect(bearerOf(bff.callsTo(TMC)[0])).toBeNull();
  });

  it('of somebody carries the token', async () => {
    const token = tokenOf();
    storeToken(token);
    const bff = play({});
    await ask();
    expect(bff.calls.map(({ path }) => path)).toEqual([TMC]);
    expect(bearerOf(bff.calls[0])).toBe(`Bearer ${token}`);
  });

  it('renews a token that is about to end, once for all who wait', async () => {
    const stale = tokenOf({ ageMinutes: 14.5 });
    storeToken(stale);
    const fresh = tokenOf({ sid: 'fresh' });
    const bff = play({ [RENEW_PATH]: () => ({ access: fresh }), [TMC]: takes(() => fresh) });
    await Promise.all([ask(), ask(), ask()]);
    expect(bff.callsTo(RENEW_PATH)).toHaveLength(1);
    // The limit counts the renewal by its user.
    expect(bearerOf(bff.callsTo(RENEW_PATH)[0])).toBe(`Bearer ${stale}`);
    expect(bff.callsTo(TMC)).toHaveLength(3);
    expect(readToken()).toBe(fresh);
  });

  it('that is refused is sent once more with a renewed token, its body too', async () => {
    storeToken(tokenOf({ sid: 'stale' }));
    const fresh = tokenOf({ sid: 'fresh' });
    const bff = play({ [RENEW_PATH]: () => ({ access: fresh }), [TMC]: takes(() => fresh) });
    await expect(ask()).resolves.toEqual({ Valor: 6.6 });
    expect(bff.callsTo(TMC).map(({ body }) => body)).toEqual([BODY, BODY]);
  });

  it('takes the token that another tab renewed meanwhile', async () => {
    storeToken(tokenOf({ sid: 'stale' }));
    const theirs = tokenOf({ sid: 'theirs' });
    const bff = play({
      [TMC]: (call) => {
        storeToken(theirs);
        return takes(() => theirs)(call);
      },
    });
    await ask();
    expect(bff.callsTo(RENEW_PATH)).toHaveLength(0);
  });

  it.each([
    ['the renewal is refused', ENDED],
    ['the renewed token is refused too', { ...signedInAs('adminrole'), [TMC]: UNAUTHORISED }],
  ])('of a page that was loaded with a session ends it when %s', async (_why, answers) => {
    storeToken(tokenOf());
    followSignIn();
    localStorage.setItem('user', '{}');
    fakeBff({ ...answers, [TMC]: UNAUTHORISED });
    const message = 'Su sesión terminó. Inicie sesión para continuar.';
    await expect(ask()).rejects.toMatchObject({ status: 401, message });
    expect(sessionState().kind).toBe('refused');
    expect(localStorage).toHaveLength(0);
  });

  describe('of staff at work whose session ended', () => {
    const again = tokenOf({ sid: 'again' });
    const ended = { ...ENDED, [TMC]: UNAUTHORISED };
    /** Makes a call, and lets its refusal arrive. */
    const begin = async (signal?: AbortSignal) => {
      storeToken(tokenOf());
      fakeBff(ended);
      const asked = answerOf(client.POST(TMC, { body: BODY, ...(signal && { signal }) }));
      const settled = jest.fn();
      asked.then(settled, settled);
      await waitFor(() => expect(sessionState()).toMatchObject({ kind: 'signedIn', hasEnded: true }));
      return { asked, settled };
    };
    const signInAs = (id: number) => {
      const bff = play({
        [TOKEN_PATH]: () => ({ access: again }),
        [INFO_PATH]: () => infoOf('adminrole', id),
        [TMC]: takes(() => again),
      });
      return signInAgain({ email: 'a@b.cl', password: 'demo' }).then(() => bff);
    };

    it('waits, and is sent once more after their sign-in, its body too', async () => {
      const { asked, settled } = await begin();
      const later = ask();
      expect(settled).not.toHaveBeenCalled();
      const bff = await signInAs(7);
      await expect(Promise.all([asked, later])).resolves.toEqual([{ Valor: 6.6 }, { Valor: 6.6 }]);
      expect(bff.callsTo(TMC).map(({ body }) => body)).toEqual([BODY, BODY]);
      expect(sessionState()).toMatchObject({ kind: 'signedIn', hasEnded: false });
    });

    it.each([
      ['another person signs in', () => signInAs(8)],
      ['they leave', () => Promise.resolve(setSignedOut())],
    ])('is never sent as anybody else when %s', async (_what, act) => {
      const { asked } = await begin();
      await Promise.all([
        expect(asked).rejects.toMatchObject({
          status: 401,
          message: 'Su sesión terminó. Inicie sesión para continuar.',
        }),
        act(),
      ]);
    });

    it('is not repeated as another person who signs in while it is on its way', async () => {
      let refuse = (): void => undefined;
      const late = new Promise((resolve) => (refuse = () => resolve(UNAUTHORISED())));
      storeToken(tokenOf());
      const former = fakeBff({ ...ENDED, [TMC]: () => late });
      const asked = ask();
      await waitFor(() => expect(former.callsTo(TMC)).toHaveLength(1));
      const bff = await signInAs(8);
      refuse();
      await expect(asked).rejects.toMatchObject({ status: 401 });
      expect([bff.callsTo(TMC).length, readToken()]).toEqual([0, again]);
    });

    it('goes on with the session that another window began', async () => {
      const { asked } = await begin();
      storeToken(again);
      play({ [INFO_PATH]: () => infoOf('adminrole', 7), [TMC]: takes(() => again) });
      const stop = followOtherTabs();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
      await expect(asked).resolves.toEqual({ Valor: 6.6 });
      stop();
    });

    it('stays asked while another window has no session either', async () => {
      const { settled } = await begin();
      const stop = followOtherTabs();
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
      expect([sessionState().kind, settled.mock.calls.length]).toEqual(['signedIn', 0]);
      stop();
    });

    it('is given up with its caller', async () => {
      const caller = new AbortController();
      const { asked } = await begin(caller.signal);
      caller.abort();
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });

  it('keeps the session when nobody said that it ended', async () => {
    const stale = tokenOf({ ageMinutes: 20 });
    storeToken(stale);
    play({ [RENEW_PATH]: () => refusal(503, { detail: 'Vuelva en un momento.' }) });
    await expect(ask()).rejects.toMatchObject({ status: 503, message: 'Vuelva en un momento.' });
    expect([sessionState().kind, readToken()]).toEqual(['signedIn', stale]);
  });

  it('that meets no server addresses staff', async () => {
    storeToken(tokenOf());
    play({ [TMC]: () => Promise.reject(new TypeError('fetch failed')) });
    await expect(ask()).rejects.toMatchObject({
      status: 0,
      message: 'No pudimos conectarnos. Revise su conexión y vuelva a intentarlo.',
    });
  });

  it('that the role may not make puts the role in doubt', async () => {
    storeToken(tokenOf());
    play({ [TMC]: () => refusal(403, { detail: 'No.' }) });
    await expect(ask()).rejects.toMatchObject({ status: 403 });
    expect(sessionState()).toMatchObject({ kind: 'signedIn', isDoubtful: true });
  });

  it('of who signed out meanwhile does not end anything', async () => {
    storeToken(tokenOf());
    fakeBff({
      ...ENDED,
      [TMC]: () => {
        clearSession();
        return UNAUTHORISED();
      },
    });
    await expect(ask()).rejects.toMatchObject({ status: 401 });
    expect(sessionState().kind).toBe('anonymous');
  });
});

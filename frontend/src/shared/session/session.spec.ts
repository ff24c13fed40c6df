import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fakeBff, refusal } from '../../testing/simulator/fake-bff.ts';
import {
  CLOSE_PATH,
  ENDED,
  INFO_PATH,
  infoOf,
  signedInAs,
  TOKEN_PATH,
  tokenOf,
  UNAUTHORISED,
  userAs,
} from '../../testing/session.ts';
import { confirmSession, endSession, followOtherTabs, signIn, signOut } from './session.ts';
import { setSignedIn, setRefused, clearSession, followSignIn, storeToken } from './session-changes.ts';
import { sessionState, readToken, TOKEN_KEY } from './session-state.ts';

const CREDENTIALS = { email: 'valentina.soto@lindero.example', password: 'demo' };
const USER = userAs('executiverole');

/** Storage of the tab of a user who typed nothing. */
const tabOf = (id: number) => ({ usuario: String(id) });

const signInBefore = (token = tokenOf()): string => {
  storeToken(token);
  setSignedIn(USER);
  return token;
};

describe('a session', () => {
  describe('signing in', () => {
    it('keeps the token and the user, the e-mail in small letters, and clears the tab', async () => {
      sessionStorage.setItem('simulador', '{}');
      const bff = fakeBff(signedInAs('executiverole'));
      await expect(signIn(CREDENTIALS)).resolves.toEqual(USER);
      const [call] = bff.callsTo(TOKEN_PATH);
      expect([call?.body, call?.headers.get('X-Token-Use')]).toEqual([CREDENTIALS, 'browser']);
      expect(localStorage.getItem(TOKEN_KEY)).toBe(readToken());
      expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
        id: 7,
        role: 'executiverole',
        email: 'valentina.soto@lindero.example',
        full_name: 'Valentina Soto Pérez',
        isHead: false,
        hasWorkflow: true,
        hasMail: true,
      });
      expect({ ...sessionStorage }).toEqual(tabOf(7));
      expect(sessionState()).toEqual({ kind: 'signedIn', user: USER, isDoubtful: false, hasEnded: false });
    });

    it('with invalid credentials keeps nothing', async () => {
      fakeBff({ ...ENDED, [TOKEN_PATH]: () => refusal(401, { detail: 'No.' }) });
      await expect(signIn(CREDENTIALS)).rejects.toMatchObject({ status: 401 });
      expect([localStorage.length, sessionState().kind]).toEqual([0, 'anonymous']);
    });

    it.each([
      ['a failure', () => refusal(503, {})],
      ['a refusal', UNAUTHORISED],
      ['a page', () => new Response('<html></html>', { status: 502 })],
      ['nothing of a user', () => ({})],
    ])('with %s in place of the user is refused, and ends what it began', async (_what, answer) => {
      const bff = fakeBff({ ...signedInAs('adminrole'), [INFO_PATH]: answer });
      await expect(signIn(CREDENTIALS)).rejects.toMatchObject({ status: 401 });
      expect([localStorage.length, sessionState().kind]).toEqual([0, 'anonymous']);
      expect(bff.callsTo(CLOSE_PATH)).toHaveLength(1);
    });

    it('waits for the end of the session before', async () => {
      signInBefore();
      const bff = fakeBff(signedInAs('adminrole'));
      void endSession();
      await signIn(CREDENTIALS);
      expect(bff.calls.map(({ path }) => path)).toEqual([CLOSE_PATH, TOKEN_PATH, INFO_PATH]);
    });

    it('is not undone by a tab that would end the session before', async () => {
      const bff = fakeBff(signedInAs('adminrole'));
      const signedIn = signIn(CREDENTIALS);
      await expect(endSession()).resolves.toBe(true);
      await signedIn;
      expect([bff.callsTo(CLOSE_PATH).length, sessionState().kind]).toEqual([0, 'signedIn']);
    });

    it('lives without storage', async () => {
      jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('Forbidden', 'SecurityError');
      });
      fakeBff(signedInAs('adminrole'));
      await signIn(CREDENTIALS);
      expect(sessionState().kind).toBe('signedIn');
      clearSession();
      expect(readToken()).toBeNull();
    });
  });

  describe('signing out', () => {
    it('clears both storages immediately and leads to the sign-in', () => {
      signInBefore();
      localStorage.setItem('solicitudes', '[]');
      for (const key of ['simulador', 'simulador-profesional']) sessionStorage.setItem(key, '{}');
      fakeBff(ENDED);
      signOut();
      expect([localStorage.length, sessionStorage.length, sessionState().kind]).toEqual([0, 0, 'signedOut']);
    });

    it('says when the server was not reached, until it is', async () => {
      signInBefore();
      fakeBff({ ...ENDED, [CLOSE_PATH]: () => refusal(503, {}) });
      await expect(endSession()).resolves.toBe(false);
      await expect(endSession()).resolves.toBe(false);
      jest.restoreAllMocks();
      fakeBff(ENDED);
      await expect(endSession()).resolves.toBe(true);
    });

    it('leaves by the identity provider that began the session; its end for other reasons does not', async () => {
      signInBefore();
      const url = (at: string): string => new URL(at, window.location.href).href;
      fakeBff({
        ...ENDED,
        [CLOSE_PATH]: () => Response.json({ logout_url: url('#ended') }, { status: 202 }),
      });
      await endSession();
      expect(window.location.hash).toBe('');
      fakeBff({
        ...ENDED,
        [CLOSE_PATH]: () => Response.json({ logout_url: url('#provider') }, { status: 202 }),
      });
      signOut();
      expect(sessionState().kind).toBe('signedOut');
      await waitFor(() => expect(window.location.hash).toBe('#provider'));
      window.location.hash = '';
    });

    it('of nobody is no matter where the server is away', async () => {
      fakeBff({ [CLOSE_PATH]: () => refusal(503, {}) });
      await expect(endSession()).resolves.toBe(true);
    });
  });

  describe('asking who is signed in', () => {
    it('asks nothing without a token', async () => {
      const bff = fakeBff({});
      await confirmSession();
      expect(bff.calls).toHaveLength(0);
    });

    it('sees another role', async () => {
      signInBefore();
      fakeBff(signedInAs('commercialrole'));
      await confirmSession();
      expect(sessionState()).toMatchObject({ user: { role: 'commercialrole' } });
    });

    it('takes the answer also where the token, which nobody could read, was renewed for it', async () => {
      storeToken('spoiled');
      followSignIn();
      fakeBff({
        ...signedInAs('adminrole'),
        [INFO_PATH]: ({ headers }) =>
          headers.get('authorization') === 'Bearer spoiled' ? UNAUTHORISED() : infoOf('adminrole'),
      });
      await confirmSession();
      expect(sessionState().kind).toBe('signedIn');
    });

    it('keeps what was known when there is no answer, and says so when nothing was', async () => {
      signInBefore();
      fakeBff({ [INFO_PATH]: () => refusal(503, {}) });
      await confirmSession();
      expect(sessionState().kind).toBe('signedIn');
      followSignIn();
      await confirmSession();
      expect(sessionState().kind).toBe('unreachable');
    });

    it('does not bring back who signed out meanwhile', async () => {
      signInBefore();
      fakeBff({
        ...signedInAs('executiverole'),
        [INFO_PATH]: () => {
          clearSession();
          return infoOf('executiverole');
        },
      });
      await confirmSession();
      expect([sessionState().kind, localStorage.length]).toEqual(['anonymous', 0]);
    });
  });

  describe('what another tab does', () => {
    let unfollow: () => void;
    beforeEach(() => {
      unfollow = followOtherTabs();
    });
    afterEach(() => unfollow());

    const storageChanged = (init: StorageEventInit): void => {
      window.dispatchEvent(new StorageEvent('storage', init));
    };

    it('asks staff here to sign in again when the session ended there, and goes on as soon as they do', async () => {
      signInBefore();
      sessionStorage.setItem('resumen', '{}');
      localStorage.clear();
      storageChanged({ key: null });
      expect(sessionState()).toEqual({ kind: 'signedIn', user: USER, isDoubtful: false, hasEnded: true });
      expect(sessionStorage.getItem('resumen')).toBe('{}');
      fakeBff(signedInAs('executiverole'));
      storeToken(tokenOf({ sid: 'two' }));
      storageChanged({ key: TOKEN_KEY, newValue: tokenOf({ sid: 'two' }) });
      await waitFor(() => expect(sessionState()).toMatchObject({ kind: 'signedIn', hasEnded: false }));
      expect(sessionStorage.getItem('resumen')).toBe('{}');
    });

    it('ends the session of a user without a role here when it ended there', () => {
      storeToken(tokenOf());
      setSignedIn({ ...USER, role: 'default' });
      localStorage.clear();
      storageChanged({ key: null });
      expect(sessionState().kind).toBe('anonymous');
    });

    it.each([false, true])(
      'loses what was typed when the user signs out there (asked here: %s)',
      (isAsked) => {
        const oldValue = signInBefore();
        if (isAsked) setRefused();
        sessionStorage.setItem('resumen', '{}');
        localStorage.removeItem(TOKEN_KEY);
        storageChanged({ key: TOKEN_KEY, oldValue });
        expect([sessionState().kind, sessionStorage.length]).toEqual(['anonymous', 0]);
      },
    );

    it('changes nothing when it renews the token', () => {
      const oldValue = signInBefore(tokenOf({ ageMinutes: 10 }));
      const newValue = tokenOf();
      storeToken(newValue);
      const bff = fakeBff({});
      storageChanged({ key: TOKEN_KEY, oldValue, newValue });
      expect([sessionState().kind, bff.calls.length]).toEqual(['signedIn', 0]);
    });

    it('takes over the user who signs in there, and nothing of the former user here', async () => {
      const oldValue = signInBefore();
      sessionStorage.setItem('resumen', '{}');
      const newValue = tokenOf({ sid: 'two' });
      storeToken(newValue);
      fakeBff(signedInAs('adminrole', 8));
      storageChanged({ key: TOKEN_KEY, oldValue, newValue });
      expect([sessionState().kind, sessionStorage.length]).toEqual(['checking', 0]);
      await confirmSession();
      expect(sessionState()).toMatchObject({ kind: 'signedIn', user: { id: 8, role: 'adminrole' } });
    });

    it('is noticed by a page from the back-forward cache', () => {
      signInBefore();
      localStorage.clear();
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
      expect(sessionState().kind).toBe('signedIn');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      expect(sessionState().kind).toBe('anonymous');
    });

    it('does not matter when it is about something else', () => {
      signInBefore();
      storageChanged({ key: 'solicitudes', newValue: '[]' });
      expect(sessionState().kind).toBe('signedIn');
    });
  });
});

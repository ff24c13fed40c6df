/** Owner of what the tab stores. See docs/rules.md R421. */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { infoOf } from '../../testing/session.ts';
import { clearSession, followSignIn, followSignOut, setSignedIn } from './session-state.ts';
import { userOf } from './session-user.ts';

const USER = userOf(infoOf('executiverole') as Parameters<typeof userOf>[0]);
const OTHER = { ...USER, id: 8 };
const TYPED = { 'sin guardar comentario': 'A medio escribir', simulador: '{}' };

const fill = (stored: Readonly<Record<string, string>>): void => {
  for (const [key, text] of Object.entries(stored)) sessionStorage.setItem(key, text);
};
const signInAndType = (): void => {
  setSignedIn(USER);
  fill(TYPED);
};

beforeEach(() => {
  clearSession();
  sessionStorage.clear();
});

it('is not the user who signs in elsewhere, after another sign-in that the tab hears of as late', () => {
  signInAndType();
  localStorage.setItem('user', JSON.stringify(OTHER));
  followSignIn();
  followSignIn();
  setSignedIn(OTHER);
  expect({ ...sessionStorage }).toEqual({ usuario: '8' });
});

it('gets it all back after two sign-ins', () => {
  signInAndType();
  followSignIn();
  expect(Object.keys(sessionStorage)).not.toContain('simulador');
  followSignIn();
  setSignedIn(USER);
  expect({ ...sessionStorage }).toEqual({ usuario: '7', ...TYPED });
});

it.each([
  ['signs out there', () => followSignOut(true)],
  ['loses the session there', () => followSignOut(false)],
  ['loses it while its user is unknown here', () => (followSignIn(), followSignOut(false))],
])(
  'is a visitor again, with the answers from before, after somebody who signed in elsewhere %s',
  (_, end) => {
    fill({ simulador: '{}', estimacion: '[]' });
    followSignIn();
    setSignedIn(USER);
    setSignedIn(USER);
    expect(sessionStorage.getItem('simulador')).toBe('{}');
    fill({ simulador: '{"client":1}', resumen: '{}' });
    end();
    const { simulador, estimacion, ...others } = { ...sessionStorage };
    expect([simulador, estimacion]).toEqual(['{}', '[]']);
    expect(Object.keys(others).filter((key) => !key.startsWith('sin guardar '))).toEqual([]);
    fill({ estimacion: '[1]' });
    setSignedIn(OTHER);
    followSignOut(true);
    expect({ ...sessionStorage }).toEqual({ simulador: '{}', estimacion: '[1]' });
  },
);

it('shows nothing in a tab that the browser reopens while nobody is signed in, until its user signs in', async () => {
  signInAndType();
  const restored = { ...sessionStorage };
  clearSession();
  sessionStorage.clear();
  fill(restored);
  fill({ resumen: '{}' });
  jest.resetModules();
  const reopened = await import('./session-state.ts');
  expect(Object.keys(sessionStorage).filter((key) => !key.startsWith('sin guardar '))).toEqual([]);
  reopened.setSignedIn(USER);
  expect({ ...sessionStorage }).toEqual(restored);
});

it('is known of a tab that the browser reopens while another user is signed in', () => {
  signInAndType();
  const restored = { ...sessionStorage };
  setSignedIn(OTHER);
  clearSession();
  sessionStorage.clear();
  fill(restored);
  setSignedIn(OTHER);
  expect({ ...sessionStorage }).toEqual({ usuario: '8' });
});

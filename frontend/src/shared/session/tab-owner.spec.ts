/** Owner of what the tab stores. See docs/rules.md R421. */
import { expect, it } from '@jest/globals';
import { infoOf, signedInAs } from '../../testing/session.ts';
import { fakeBff } from '../../testing/simulator/fake-bff.ts';
import { signIn } from './session.ts';
import {
  clearSession,
  followSignIn,
  followSignOut,
  setRefused,
  setSignedIn,
  setSignedOut,
} from './session-state.ts';
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
  // `/401` and `/login` end the session once more.
  ['signs out here', () => (setSignedOut(), clearSession())],
  ['loses the session here', () => (setRefused(), clearSession(), clearSession())],
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

it.each([
  ['opens the sign-in', clearSession],
  ['signs out', setSignedOut],
])('is a visitor, whose answers stay, when nobody is signed in and somebody %s', (_, end) => {
  fill({ simulador: '{}' });
  end();
  expect({ ...sessionStorage }).toEqual({ simulador: '{}' });
});

it('is the user who signs in here, without the answers of the visitor before', async () => {
  fill({ simulador: '{}', estimacion: '[]' });
  fakeBff(signedInAs('executiverole'));
  await signIn({ email: USER.email, password: 'demo' });
  expect({ ...sessionStorage }).toEqual({ usuario: '7' });
  setSignedOut();
  expect({ ...sessionStorage }).toEqual({});
});

it('shows nothing in a tab that the browser reopens while nobody is signed in, until its user signs in', async () => {
  signInAndType();
  const restored = { ...sessionStorage };
  clearSession();
  sessionStorage.clear();
  fill(restored);
  fill({ resumen: '{}' });
  const anotherCopy = './session-state.ts?copy=reopened';
  const reopened = (await import(anotherCopy)) as { setSignedIn: typeof setSignedIn };
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

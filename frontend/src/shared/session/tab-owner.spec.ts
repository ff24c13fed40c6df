/** Owner of what the tab stores. See docs/rules.md R421. */
import { expect, it } from '@jest/globals';
import { infoOf, signedInAs } from '../../testing/session.ts';
import { fakeBff } from '../../testing/simulator/fake-bff.ts';
import { signIn, userOf } from './session.ts';
import { clearSession, followSignIn, setSignedIn, setSignedOut } from './session-changes.ts';

const USER = userOf(infoOf('executiverole') as Parameters<typeof userOf>[0]);
const OTHER = { ...USER, id: 8 };
const TYPED = { 'simulador-profesional': '{}', simulador: '{}' };

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

it.each([
  ['opens the sign-in', clearSession],
  ['signs out', setSignedOut],
])('is a visitor, whose answers stay, when nobody is signed in and somebody %s', (_, end) => {
  fill({ simulador: '{}' });
  end();
  expect({ ...sessionStorage }).toEqual({ simulador: '{}' });
});

it('is the user who signs in here, without the answers of the visitor before', async () => {
  fill({ simulador: '{}' });
  fakeBff(signedInAs('executiverole'));
  await signIn({ email: USER.email, password: 'demo' });
  expect({ ...sessionStorage }).toEqual({ usuario: '7' });
  setSignedOut();
  expect({ ...sessionStorage }).toEqual({});
});

it('has nothing any more in a tab that the browser reopens while nobody is signed in', async () => {
  signInAndType();
  const restored = { ...sessionStorage };
  clearSession();
  sessionStorage.clear();
  fill(restored);
  fill({ resumen: '{}' });
  const anotherCopy = './session-state.ts?copy=reopened';
  await import(anotherCopy);
  expect({ ...sessionStorage }).toEqual({});
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

/** Owner of what the tab stores. See docs/rules.md R421. */
import { beforeEach, expect, it } from '@jest/globals';
import { infoOf } from '../../testing/session.ts';
import { clearSession, followSignIn, setSignedIn } from './session-state.ts';
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

beforeEach(() => clearSession());

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

it('is nobody for a visitor’s answers, which are the user’s from then on', () => {
  fill({ simulador: '{}' });
  followSignIn();
  followSignIn();
  setSignedIn(USER);
  expect({ ...sessionStorage }).toEqual({ usuario: '7', simulador: '{}' });
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

import { matchPath } from 'react-router-dom';
import { mayOpen } from '@simulador/contracts/people/access';
import { textIn } from '#shared/browser/history-entry.ts';
import type { SessionUser } from '#shared/session/session-state.ts';
import { homeOf, ROUTES } from './navigation.ts';

/** Returns the address that a sign-in leads to: the page that was requested before, if the user may open it, else the role's page. See docs/rules.md R102, R103. */
export function landingOf(user: Pick<SessionUser, 'role' | 'isHead'>, entry: unknown): string {
  const from = rememberedIn(entry);
  return from !== null && isFor(user, from) ? from : homeOf(user.role, '/simulador');
}

/** Returns the page that was requested before the sign-in, from the history entry. */
export const rememberedIn = (entry: unknown): string | null => textIn(entry, 'from');

function isFor({ role, isHead }: Pick<SessionUser, 'role' | 'isHead'>, address: string): boolean {
  const { pathname, origin } = new URL(address, window.location.origin);
  if (origin !== window.location.origin) return false;
  const route = ROUTES.find((each) => matchPath(each, pathname));
  return route !== undefined && mayOpen(role, route, isHead);
}

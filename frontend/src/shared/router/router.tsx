/**
 * Router of the client. All routes are fixed paths, so it needs none of the patterns, loaders and nested routes of a library, which would
 * be 12 kB of every visitor's first load. See docs/decisions/020-steps-of-packages-that-we-replace.md.
 */
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { hrefOf, newKey, pathOf, type Location, type RouterHistory, type To } from './history.ts';

export interface NavigateOptions {
  /** True if the present history entry is replaced. */
  replace?: boolean | undefined;
  /** State of the history entry. */
  state?: unknown;
}

/** Opens an address, or steps so many entries back or forward. */
export type NavigateFunction = (to: To | number, options?: NavigateOptions) => void;

interface Shown {
  readonly location: Location;
  /** True if the page was loaded here, or reached back or forward. */
  readonly isReturn: boolean;
}

const Navigation = createContext<NavigateFunction | null>(null);
const Present = createContext<Shown | null>(null);

/** Provides the location. A navigation is a transition, so that a screen stays until the next one is loaded. */
export function Router({ history, children }: { history: RouterHistory; children?: ReactNode }) {
  const [shown, setShown] = useState<Shown>(() => ({ location: history.read(), isReturn: true }));
  useLayoutEffect(
    () => history.listen(() => startTransition(() => setShown({ location: history.read(), isReturn: true }))),
    [history],
  );
  const navigate = useMemo<NavigateFunction>(
    () =>
      (to, { replace = false, state = null } = {}) => {
        if (typeof to === 'number') return history.go(to);
        const location = { ...pathOf(to, history.read().pathname), state, key: newKey() };
        history.write(location, replace);
        startTransition(() => setShown({ location, isReturn: false }));
      },
    [history],
  );
  return (
    <Navigation value={navigate}>
      <Present value={shown}>{children}</Present>
    </Navigation>
  );
}

function present(shown: Shown | null): Shown {
  if (shown === null) throw new Error('The location is used outside of the router');
  return shown;
}

export const useLocation = (): Location => present(useContext(Present)).location;

/** Returns true if the page was loaded at this location, or reached it back or forward. */
export const useIsReturn = (): boolean => present(useContext(Present)).isReturn;

/** Returns the parameters of the address. */
export function useQueryParameters(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

export function useNavigate(): NavigateFunction {
  const navigate = useContext(Navigation);
  if (navigate === null) throw new Error('A navigation is used outside of the router');
  return navigate;
}

const normal = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '');

/** Returns whether a path is the route, in any case and with or without a slash at its end. */
export const isAt = (route: string, pathname: string): boolean => normal(route) === normal(pathname);

/** Opens an address once it is rendered. */
export function Navigate({ to, replace, state }: NavigateOptions & { to: To }) {
  const navigate = useNavigate();
  const href = hrefOf(pathOf(to, useLocation().pathname));
  useEffect(() => navigate(href, { replace, state }), [navigate, href, replace, state]);
  return null;
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  to: To;
}

/** Link within the client. Outside of the router, or with a modifier key, the browser follows it. To the present address it adds no history entry. */
export function Link({ to, replace, state, onClick, ...attributes }: LinkProps) {
  const navigate = useContext(Navigation);
  const { location } = useContext(Present) ?? {};
  const href = hrefOf(pathOf(to, location?.pathname ?? '/'));
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!navigate || !location || event.defaultPrevented || event.button !== 0 || isModified) return;
    event.preventDefault();
    navigate(href, { replace: replace ?? href === hrefOf(location), state });
  };
  return <a {...attributes} href={href} onClick={follow} />;
}

/** Link that is marked as the current one at its address; `isSection`: also at the addresses below it. */
export function NavLink({ isSection = false, ...link }: LinkProps & { isSection?: boolean }) {
  const { pathname } = useLocation();
  const target = pathOf(link.to, pathname).pathname;
  const isCurrent =
    isAt(target, pathname) || (isSection && normal(pathname).startsWith(`${normal(target)}/`));
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
}

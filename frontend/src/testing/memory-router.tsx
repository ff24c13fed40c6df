/** Router with a history of its own, and screens by path. */
import { useState, type ReactNode } from 'react';
import { memoryHistory } from '#shared/router/history.ts';
import { isAt, Router, useLocation } from '#shared/router/router.tsx';

export interface MemoryRouterProps {
  /** The last one is the present one. */
  entries?: Parameters<typeof memoryHistory>[0];
  children?: ReactNode;
}

export function MemoryRouter({ entries = ['/'], children }: MemoryRouterProps) {
  const [history] = useState(() => memoryHistory(entries));
  return <Router history={history}>{children}</Router>;
}

export interface ScreensProps {
  of: Readonly<Record<string, ReactNode>>;
  /** Screen of all other paths. */
  otherwise?: ReactNode;
}

export function Screens({ of, otherwise = null }: ScreensProps) {
  const { pathname } = useLocation();
  const path = Object.keys(of).find((each) => isAt(each, pathname));
  return path === undefined ? otherwise : of[path];
}

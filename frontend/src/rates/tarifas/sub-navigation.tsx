import { useEffectEvent, useLayoutEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { useCurrentInRow } from '#shared/ui/layout/show-in-row.ts';
import { priceApprovalQuery, type PriceApproval } from '#shared/office/price-approval.ts';
import { isAtCore } from './proposed-set.ts';

const SCREENS = [
  { route: '/tarifas', label: 'Tarifas' },
  { route: '/tarifas/nueva', label: 'Nueva tarifa' },
  { route: '/tarifas/mantenedores', label: 'Mantenedores' },
  { route: '/tarifas/hojas', label: 'Cambios' },
] as const;

/** A core that keeps the rates has no sets of changes, and may be the one place where a rate is added. */
const isThere = (route: string, approval: PriceApproval): boolean =>
  (route !== '/tarifas/hojas' || approval.rates !== 'core') &&
  (route !== '/tarifas/nueva' || !isAtCore(approval));

/** Links between the rate screens, with the number of changes that the user may approve. */
export function SubNavigation() {
  const { data } = useQuery(priceApprovalQuery);
  const waiting: Readonly<Record<string, number>> = { '/tarifas/hojas': data?.to_approve ?? 0 };
  const { pathname, search } = useLocation();
  const change = new URLSearchParams(search).get('hoja');
  const isBack = useNavigationType() === 'POP';
  const nav = useCurrentInRow();
  // The layout stays between these screens, and each begins at its top; the browser itself restores a former position.
  const toTop = useEffectEvent(() => {
    if (!isBack) document.documentElement.scrollTop = 0;
  });
  useLayoutEffect(() => toTop(), [pathname, change]);
  return (
    <nav ref={nav} className="mt-1 flex gap-5 overflow-x-auto border-b border-line" aria-label="Tarifas">
      {SCREENS.filter(({ route }) => !data || isThere(route, data)).map(({ route, label }) => (
        <Link
          key={route}
          to={route}
          aria-current={pathname === route ? 'page' : undefined}
          className="inline-flex min-h-11 items-center gap-1.5 border-x-0 border-t-0 border-b-3 border-transparent text-14 font-semibold whitespace-nowrap text-ink-2 no-underline hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-primary aria-[current]:text-primary"
        >
          <span>{label}</span>
          {(waiting[route] ?? 0) > 0 && ` (${waiting[route]} por aprobar)`}
        </Link>
      ))}
    </nav>
  );
}

import { useQuery } from '@tanstack/react-query';
import { loadPart } from '#shared/browser/load-part.ts';
import type { DividendoRequest, DividendoRow } from '../api/wire.ts';

/** The CAE with operation costs; null while it is not known. Its arithmetic is loaded with the first figures. */
export function useCaeWithCosts(request: DividendoRequest | null, row: DividendoRow | null): number | null {
  const { data } = useQuery({
    queryKey: ['cae-with-costs', request, row],
    queryFn: async () => {
      const { caeWithCostsOf } = await loadPart(() => import('./cae-with-costs.ts'));
      return caeWithCostsOf(request as DividendoRequest, row as DividendoRow);
    },
    enabled: request !== null && row !== null,
    staleTime: Infinity,
    retry: false,
  });
  return data ?? null;
}

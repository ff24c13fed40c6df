import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ROW_25 } from '../../testing/result-rows.ts';
import { fakeBff } from '../../testing/simulator/fake-bff.ts';
import { useCaeWithCosts } from './use-simulation.ts';

const WEB = '/simulations/api/calc_simulation_web';
const REQUEST = {
  montocredito: 2000,
  valorpropiedad: 2500,
  plazototal: 25,
  tasasimulacion: 4.5,
  destino: 1,
  edad: 40,
  flavour: 'web' as const,
};
const TERMS = [{ plazo: 25, row: ROW_25, reason: null, cae_with_costs: 5.03 }];

function shown(years: number, terms: typeof TERMS | null = TERMS) {
  const bff = fakeBff({ [WEB]: ({ body }) => ({ cae_with_costs: body['plazototal'] === 22 ? 5.09 : null }) });
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const row = { ...ROW_25, Plazo: years };
  const { result } = renderHook(
    () => useCaeWithCosts(row, { ...REQUEST, plazototal: years }, terms, '2026-11-20'),
    { wrapper },
  );
  return { bff, result };
}

describe('the CAE with operation costs', () => {
  it('of a compared term is the comparison’s', () => {
    const { bff, result } = shown(25);
    expect(result.current).toBe(5.03);
    expect(bff.callsTo(WEB)).toEqual([]);
  });

  it('of another term is requested', async () => {
    const { bff, result } = shown(22);
    await waitFor(() => expect(result.current).toBe(5.09));
    expect(bff.callsTo(WEB)).toHaveLength(1);
  });

  it('is not known before the comparison is', () => {
    expect(shown(25, null).result.current).toBeNull();
  });
});

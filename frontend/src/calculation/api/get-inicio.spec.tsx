import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { fakeBff, INICIO, INICIO_PATH } from '../../testing/simulator/fake-bff.ts';
import { useInicio } from './get-inicio.ts';
import type { Inicio } from './wire.ts';

const MINUTE_MS = 60_000;
const STALE: Inicio = { ...INICIO, uf: { value: 40851.17, date: '2026-11-18', source: 'stale' } };
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Opens the page's first query. Returns a function that counts its requests. */
async function open(answer: () => Inicio): Promise<() => number> {
  const bff = fakeBff({ [INICIO_PATH]: answer });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderHook(() => useInicio(), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  await pass(10);
  return () => bff.callsTo(INICIO_PATH).length;
}

describe('useInicio', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') });
  });

  it('asks once while the day lasts', async () => {
    const requestCount = await open(() => INICIO);
    await pass(5 * 60 * MINUTE_MS);
    expect(requestCount()).toBe(1);
  });

  it('asks every minute while the UF is an older one', async () => {
    let answer = STALE;
    const requestCount = await open(() => answer);
    await pass(MINUTE_MS);
    expect(requestCount()).toBe(2);
    answer = INICIO;
    await pass(MINUTE_MS);
    expect(requestCount()).toBe(3);
    await pass(5 * MINUTE_MS);
    expect(requestCount()).toBe(3);
  });

  it('asks again when the day turns in Santiago', async () => {
    const requestCount = await open(() => INICIO);
    await pass(12 * 60 * MINUTE_MS - 1000);
    expect(requestCount()).toBe(1);
    await pass(2000);
    expect(requestCount()).toBe(2);
    await pass(5 * MINUTE_MS);
    expect(requestCount()).toBe(2);
  });

  it('asks again when the visitor comes back on another day', async () => {
    const requestCount = await open(() => INICIO);
    jest.setSystemTime(new Date('2026-11-22T15:00:00Z'));
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(10);
    expect(requestCount()).toBe(2);
  });
});

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { REFERENTIAL_UF, UfProvider, useAnnounceUf, type UfOfDay } from '#shared/context/uf.tsx';
import { UfBadge } from './uf-badge.tsx';

function Page({ uf }: { uf: UfOfDay | null }) {
  useAnnounceUf(uf);
  return null;
}

const show = (uf: UfOfDay | null) =>
  render(
    <UfProvider>
      <UfBadge />
      <Page uf={uf} />
    </UfProvider>,
  );

describe('UfBadge', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') });
  });

  it("shows today's UF with its date", () => {
    const { container } = show({ valueClp: 40880.36, date: '2026-11-20', freshness: 'today' });
    expect(container).toHaveTextContent('UF hoy, 20-11-2026 $40.880,36');
  });

  it('leaves the page as it is, which announced the UF and is large', () => {
    const onDrawn = jest.fn();
    render(
      <UfProvider>
        <UfBadge />
        <Profiler id="page" onRender={onDrawn}>
          <Page uf={{ valueClp: 40880.36, date: '2026-11-20', freshness: 'today' }} />
        </Profiler>
      </UfProvider>,
    );
    expect(screen.getByText('$40.880,36')).toBeVisible();
    expect(onDrawn).toHaveBeenCalledTimes(1);
  });

  it('says that an older one is not of today', () => {
    const { container } = show({ valueClp: 40851.17, date: '2026-11-18', freshness: 'stale' });
    expect(container).toHaveTextContent('UF del 18-11-2026, no es la de hoy $40.851,17');
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('takes back its "hoy" when the day turns in Santiago', () => {
    const { container } = show({ valueClp: 40880.36, date: '2026-11-20', freshness: 'today' });
    act(() => jest.setSystemTime(new Date('2026-11-21T02:59:59Z')));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(container).toHaveTextContent('UF hoy, 20-11-2026');
    act(() => jest.setSystemTime(new Date('2026-11-21T03:00:01Z')));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(container).toHaveTextContent('UF del 20-11-2026, no es la de hoy');
  });

  it('turns by itself at midnight', () => {
    const { container } = show({ valueClp: 40880.36, date: '2026-11-20', freshness: 'today' });
    act(() => jest.advanceTimersByTime(12 * 3_600_000));
    expect(container).toHaveTextContent('UF del 20-11-2026, no es la de hoy');
  });

  it('says that the constant is referential', () => {
    const { container } = show(REFERENTIAL_UF);
    expect(container).toHaveTextContent('UF referencial, no es la de hoy $28.130,00');
  });

  it('waits for the first one', () => {
    show(null);
    expect(screen.getByText('Consultando el valor de la UF')).toBeInTheDocument();
  });
});

import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

let arrive: () => void = () => undefined;
const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
jest.unstable_mockModule('../../office/detail/simulation-detail.tsx', async () => {
  await onItsWay;
  return { SimulationDetail: ({ uuid }: { uuid: string }) => <dialog open>{uuid}</dialog> };
});
const { DetailOverList } = await import('./detail-over-list.tsx');

it('says that the detail is on its way until it is there', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/listado?detalle=una']}>
        <DetailOverList />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Abriendo la simulación…');
  act(arrive);
  expect(await screen.findByRole('dialog')).toHaveTextContent('una');
  expect(screen.queryByRole('status')).toBeNull();
});

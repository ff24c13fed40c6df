import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SimulationDetail } from '../../office/detail/simulation-detail.tsx';
import { replaceComponent } from '../../testing/jsx-runtime.ts';
import { DetailOverList } from './detail-over-list.tsx';

it('says that the detail is on its way until it is there', async () => {
  replaceComponent(SimulationDetail, ({ uuid }: { uuid: string }) => <dialog open>{uuid}</dialog>);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/listado?detalle=una']}>
        <DetailOverList />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Abriendo la simulación…');
  expect(await screen.findByRole('dialog')).toHaveTextContent('una');
  expect(screen.queryByRole('status')).toBeNull();
});

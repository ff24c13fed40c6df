import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ClientSheet } from '../../office/detail/client-sheet.tsx';
import { replaceComponent } from '../../testing/jsx-runtime.ts';
import { ToastProvider } from '#shared/ui/feedback/toast.tsx';
import { DetailOverList } from './listado-page.tsx';

it('says that the detail is on its way until it is there', async () => {
  replaceComponent(ClientSheet, ({ uuid }: { uuid: string }) => <dialog open>{uuid}</dialog>);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/listado?detalle=una']}>
        <ToastProvider>
          <DetailOverList />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByText('Abriendo la simulación…')).toBeVisible();
  expect(await screen.findByRole('dialog')).toHaveTextContent('una');
  expect(screen.queryByText('Abriendo la simulación…')).toBeNull();
});

import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

let arrive: () => void = () => undefined;
let isLost = true;
jest.unstable_mockModule('./upload-dialog.tsx', async () => {
  if (isLost) throw new Error('The file is not there');
  await new Promise<void>((resolve) => (arrive = resolve));
  return {
    UploadDialog: ({ onClose }: { onClose: () => void }) => (
      <dialog open>
        Elegir archivo
        <button onClick={onClose}>Cancelar</button>
      </dialog>
    ),
  };
});
const { ImportButton } = await import('./import-button.tsx');

it('says that the dialog failed to load, and then that it is loading, and gets the focus back when it is closed', async () => {
  // Online, the page would be reloaded.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } })}>
      <ImportButton />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Subir Excel' });
  await userEvent.click(button);
  const failed = await screen.findByRole('dialog', { name: 'Subir Excel' });
  expect(within(failed).getByText(/^No pudimos abrir la carga de archivos/)).toBeVisible();
  await userEvent.click(within(failed).getByRole('button', { name: 'Cerrar' }));
  expect(button).toHaveFocus();
  await userEvent.click(button);
  isLost = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Reintentando…' })).toHaveFocus();
  expect(button).toHaveAccessibleName('Abriendo…');
  act(arrive);
  expect(await screen.findByText('Elegir archivo')).toBeVisible();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(button).toHaveFocus();
});

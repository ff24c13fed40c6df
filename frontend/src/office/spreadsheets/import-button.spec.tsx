import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replaceComponent } from '../../testing/jsx-runtime.ts';
import { ImportButton, LoadedUpload } from './import-button.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** Opens the dialog, whose first load fails. Returns the button and the dialog that says so. */
async function openFailed() {
  // Online, the page would be reloaded.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  replaceComponent(UploadDialog, ({ onClose }: { onClose: () => void }) => (
    <dialog open>
      Elegir archivo
      <button onClick={onClose}>Cancelar</button>
    </dialog>
  ));
  const queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  let lose: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => (lose = resolve));
  const load = () => lost.then(() => Promise.reject(new Error('The file is not there')));
  void queries.prefetchQuery({ ...LoadedUpload.part, queryFn: load });
  render(
    <QueryClientProvider client={queries}>
      <ImportButton />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Subir Excel' });
  await userEvent.click(button);
  expect(button).toHaveAccessibleName('Abriendo…');
  act(lose);
  const failed = await screen.findByRole('dialog', { name: 'Subir Excel' });
  expect(within(failed).getByText(/^No pudimos abrir la carga de archivos/)).toBeVisible();
  return { button, failed };
}

it('says that the dialog is loading, and that it failed to load, and gets the focus back when it is closed', async () => {
  const { button, failed } = await openFailed();
  await userEvent.click(within(failed).getByRole('button', { name: 'Cerrar' }));
  expect(button).toHaveFocus();
});

it('gets the focus back also from a dialog that was loaded at the second attempt', async () => {
  const { button, failed } = await openFailed();
  await userEvent.click(within(failed).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Elegir archivo')).toBeVisible();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(button).toHaveFocus();
});

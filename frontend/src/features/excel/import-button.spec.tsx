import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';

let arrive: () => void = () => undefined;
const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
jest.unstable_mockModule('./upload-dialog.tsx', async () => {
  await onItsWay;
  return { default: () => <dialog open>Elegir archivo</dialog> };
});
const { ImportButton } = await import('./import-button.tsx');

it('says that the dialog is on its way, and leaves the screen as it is until then', async () => {
  render(
    <Suspense fallback={<p>Cargando…</p>}>
      <h1>Resumen de operaciones</h1>
      <ImportButton />
    </Suspense>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Subir Excel' }));
  expect(screen.getByRole('button', { name: 'Abriendo…' })).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Resumen de operaciones' })).toBeVisible();
  act(arrive);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Subir Excel' })).not.toHaveAttribute('aria-busy');
});

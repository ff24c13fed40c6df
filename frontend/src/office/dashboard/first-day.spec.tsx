import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inOfficeAs } from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';
import { COUNT_PATH, PER_DAY_PATH, SOME_COUNTS } from '../../testing/dashboard.ts';

const PATH = '/api/simulador/puesta_en_marcha';
const UF = 'Falta la UF del 26-11-2026.';
const openAs = (role: 'adminrole' | 'executiverole', ...answers: (string | null)[]) => {
  const bff = inOfficeAs(role, {
    [COUNT_PATH]: () => SOME_COUNTS,
    [PER_DAY_PATH]: () => [],
    [PATH]: () => [
      { name: 'uf', missing: answers.length > 1 ? answers.shift() : answers[0] },
      { name: 'administrators', missing: null },
    ],
  });
  openApp('/dashboard');
  return bff;
};

it('the administrator sees what is missing, and where it is added', async () => {
  openAs('adminrole', UF);
  const list = await screen.findByRole('region', { name: 'Puesta en marcha' });
  expect(within(list).getByText('Listos 1 de 2.')).toBeVisible();
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(`UF de hoy${UF}`);
  expect(within(list).getByRole('link')).toHaveAttribute('href', '/tarifas/mantenedores?tabla=uf');
});

it('a step that was completed elsewhere is done as soon as the administrator returns', async () => {
  openAs('adminrole', UF, null);
  await userEvent.click(await screen.findByRole('link', { name: 'Agregar la UF' }));
  await screen.findByRole('heading', { name: 'Mantenedores' });
  await userEvent.click(screen.getByRole('link', { name: 'Vista general' }));
  await screen.findByText('1.244');
  await waitFor(() => expect(screen.queryByText('Puesta en marcha')).toBeNull());
});

it('nothing is shown when nothing is missing', async () => {
  const bff = openAs('adminrole', null);
  await screen.findByText('1.244');
  expect(bff.callsTo(PATH)).toHaveLength(1);
  expect(screen.queryByText('Puesta en marcha')).toBeNull();
});

it('others are not asked for it', async () => {
  const bff = openAs('executiverole', UF);
  await screen.findByText('1.244');
  expect(bff.callsTo(PATH)).toEqual([]);
});

import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findDetail, openDetail, UPDATE_PATH } from '../../../testing/detail.ts';
import { JAVIERA } from '../../../testing/office.ts';
import { refusal } from '../../../testing/simulator/fake-bff.ts';
import {
  choose,
  savingServer,
  saidInDetail,
  decisionField,
  UPDATED,
  updateButton,
} from '../../../testing/decision.ts';

const undo = async () =>
  userEvent.click(await within(await findDetail()).findByRole('button', { name: 'Deshacer' }));

it('a saved change can be undone for a while', async () => {
  const bff = openDetail('executiverole', savingServer().answers);
  await choose('Estado', 'Rechazada');
  await userEvent.click(await updateButton());
  expect(await saidInDetail(UPDATED)).toBeVisible();
  await undo();
  expect(await saidInDetail('Cambio deshecho.')).toBeVisible();
  expect(await decisionField('Estado')).toHaveDisplayValue('En evaluación');
  const [, undone] = bff.callsTo(UPDATE_PATH);
  expect([undone?.headers.get('If-Match'), undone?.body]).toEqual([
    '"4"',
    { estado: 2, resolucion: 3, commercial: JAVIERA.id },
  ]);
});

it('is not undone over a colleague’s change, which is said', async () => {
  const server = savingServer();
  openDetail('executiverole', server.answers);
  await choose('Estado', 'Rechazada');
  await userEvent.click(await updateButton());
  await saidInDetail(UPDATED);
  server.refused = refusal(409, { detail: 'Paula Soto cambió esta simulación.' });
  await undo();
  expect(await saidInDetail('Paula Soto cambió esta simulación.')).toBeVisible();
  expect(await decisionField('Estado')).toHaveDisplayValue('Rechazada');
});

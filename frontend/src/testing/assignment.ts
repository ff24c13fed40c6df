/** Assigning of many from the list, for component tests. */
import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ClientGroup, GROUPS_PATH, inOfficeAs, JAVIERA, listed, page } from './office.ts';
import { openApp } from './open-app.tsx';
import type { Answers, FakeBff } from './simulator/fake-bff.ts';

export type Simulation = ReturnType<typeof listed>;
export const of = (client: string, id: number, changed: Partial<Simulation> = {}): Simulation =>
  listed(id, { client, ...changed });

export const assignPath = ({ uuid }: typeof JAVIERA) =>
  `/simulations/api/assign_simulations_to_executive/${uuid}`;
export const ASSIGN_PATH = assignPath(JAVIERA);
export const PREVIEW_PATH = `/api/simulador/asignaciones/${JAVIERA.uuid}/previa`;
export const done = (updated: number) => ({ updated, others: 0, former: [] });

/** Opens the list of the first page's clients, of whom Matías is one, and of the second page's. */
export async function openAssignable(
  first: readonly ClientGroup[],
  second: readonly ClientGroup[],
  answers: Answers,
): Promise<FakeBff> {
  const bff = inOfficeAs('adminrole', {
    [GROUPS_PATH]: ({ query }) => page(query['page'] === '2' ? second : first, 51),
    [PREVIEW_PATH]: () => ({ updated: 1, others: 0, clients: 1, from: [] }),
    ...answers,
  });
  openApp('/listado');
  await screen.findByRole('row', { name: /Matías/ });
  return bff;
}
export const tick = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Seleccionar ${name}` }));
export const assignee = () => screen.getByLabelText('Ejecutivo', { selector: '[name=assignee]' });
export const choose = async (name = 'Javiera Molina') => {
  await userEvent.click(screen.getByRole('button', { name: 'Asignar…' }));
  await userEvent.selectOptions(
    await screen.findByLabelText('Ejecutivo', { selector: '[name=assignee]' }),
    name,
  );
};
export const assign = async (name: RegExp = /^Asignar \d+ a Javiera Molina$/) => {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
export const bodies = (bff: FakeBff) => bff.callsTo(ASSIGN_PATH).map(({ body }) => body);

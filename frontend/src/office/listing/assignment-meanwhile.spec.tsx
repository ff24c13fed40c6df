import { describe, expect, it } from '@jest/globals';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  of,
  assignPath,
  ASSIGN_PATH,
  done,
  openAssignable,
  tick,
  assignee,
  choose,
  assign,
  bodies,
} from '../../testing/assignment.ts';
import {
  clientGroup,
  EXECUTIVES_PATH,
  GROUPS_PATH,
  JAVIERA,
  listed,
  page,
  TOMAS,
} from '../../testing/office.ts';
import { refusal, type Answers } from '../../testing/simulator/fake-bff.ts';

const MATIAS = clientGroup('Matías Fuentealba', [of('m', 1), of('m', 2)]);
const open = (answers: Answers = {}) => openAssignable([MATIAS], [], answers);

describe('assigning many, after a colleague’s change', () => {
  it('tells the server whom each was assigned to when it was picked, not what a colleague made of it since', async () => {
    let commercial: number | null = TOMAS.id;
    const bff = await open({
      [GROUPS_PATH]: () => page([clientGroup('Matías Fuentealba', [of('m', 1, { commercial })])]),
      [ASSIGN_PATH]: () => done(1),
    });
    await tick('la página');
    commercial = JAVIERA.id + 1;
    const before = bff.callsTo(GROUPS_PATH).length;
    act(() => focusManager.onFocus());
    await waitFor(() => expect(bff.callsTo(GROUPS_PATH).length).toBeGreaterThan(before));
    await choose();
    await assign();
    await waitFor(() => expect(bodies(bff)[0]).toMatchObject({ commercials: [TOMAS.id] }));
  });

  it('says why when none of the selected can be assigned, and opens no dialog for the next selection', async () => {
    const detail = 'Paula Soto asignó estas simulaciones.';
    const fields = [1, 2].map((id) => ({ name: listed(id).uuid, message: detail }));
    await open({ [ASSIGN_PATH]: () => refusal(409, { detail, fields }) });
    await tick('a Matías Fuentealba');
    await choose();
    await assign();
    expect(await screen.findByText(`${detail} Quedaron fuera de la selección.`)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('a');
    await tick('a Matías Fuentealba');
    expect(await screen.findByText('1 persona seleccionada')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers an executive no more who was disabled meanwhile', async () => {
    let isDisabled = false;
    await open({
      [EXECUTIVES_PATH]: () => (isDisabled ? [] : [TOMAS]),
      [assignPath(TOMAS)]: () => refusal(404, { detail: 'No encontramos a este ejecutivo.' }),
    });
    await tick('a Matías Fuentealba');
    await choose('Tomás Escobar');
    isDisabled = true;
    await assign(/^Asignar 1 a Tomás Escobar$/);
    expect(await screen.findByText('No encontramos a este ejecutivo.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Asignar' })).toBeDisabled());
    expect(assignee()).toHaveDisplayValue('Elija un ejecutivo');
  });
});

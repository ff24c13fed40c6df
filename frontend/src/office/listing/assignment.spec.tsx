import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Simulation,
  of,
  ASSIGN_PATH,
  PREVIEW_PATH,
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
  listed,
  page,
  SENDING,
  TOMAS,
} from '../../testing/office.ts';
import { refusal, type Answers } from '../../testing/simulator/fake-bff.ts';

const MATIAS = clientGroup('Matías Fuentealba', [of('m', 1), of('m', 2), of('m', 3, { workflow: SENDING })]);
const ROSA = clientGroup('Rosa Huenchumil', [of('r', 4)]);
const open = (answers: Answers = {}) => openAssignable([MATIAS], [ROSA], answers);

describe('assigning many', () => {
  it('takes all that match, of all pages, and says how many of their clients go with them', async () => {
    const all = Array.from({ length: 30 }, (_, n) => of(`c${n}`, n + 11));
    const bff = await open({
      '/api/simulador/asignables': () =>
        all.map(({ uuid, commercial, client }) => ({ uuid, commercial, client })),
      [ASSIGN_PATH]: () => ({ ...done(30), others: 4 }),
    });
    await tick('la página');
    await userEvent.click(screen.getByRole('button', { name: 'Todos los que coinciden (51)' }));
    expect(await screen.findByText('31 personas seleccionadas')).toBeVisible();
    await choose();
    expect(screen.getByRole('heading', { name: 'Asignar 31 personas' })).toBeVisible();
    await assign();
    const said = '32 simulaciones asignadas a Javiera Molina. También 4 abiertas más de las mismas personas.';
    expect(await screen.findByText(said)).toBeVisible();
    expect(bodies(bff)).toEqual([
      {
        simulations: [listed(1), listed(2), ...all].map(({ uuid }) => uuid),
        commercials: Array.from({ length: 32 }, () => null),
      },
    ]);
  });

  it('gives what was picked on several pages to one executive, and hands the focus on', async () => {
    const bff = await open({ [ASSIGN_PATH]: () => done(3) });
    await tick('a Matías Fuentealba');
    await userEvent.click(screen.getByRole('link', { name: 'Página siguiente' }));
    await tick('a Rosa Huenchumil');
    expect(screen.getByText('2 personas seleccionadas')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Asignar…' }));
    expect(screen.getByRole('button', { name: 'Asignar' })).toBeDisabled();
    await userEvent.selectOptions(assignee(), 'Javiera Molina');
    const before = bff.callsTo(GROUPS_PATH).length;
    await assign();
    expect(await screen.findByText('3 simulaciones asignadas a Javiera Molina.')).toBeVisible();
    expect(bodies(bff)).toEqual([
      { simulations: [1, 2, 4].map((id) => listed(id).uuid), commercials: [null, null, null] },
    ]);
    expect(screen.queryByText(/seleccionadas?$/)).toBeNull();
    await waitFor(() => expect(bff.callsTo(GROUPS_PATH).length).toBeGreaterThan(before));
  });

  it('says whose they are by name, and leaves with an executive those of the ticked box', async () => {
    const group = clientGroup('Ana', [
      of('a', 5),
      of('b', 6, { commercial: TOMAS.id }),
      of('c', 7, { commercial: TOMAS.id }),
      of('d', 8, { commercial: 77 }),
    ]);
    const bff = await open({
      [GROUPS_PATH]: () => page([MATIAS, group]),
      [ASSIGN_PATH]: () => done(2),
      [PREVIEW_PATH]: ({ body }) => ({
        ...{ updated: 2, others: 0, clients: 2 },
        from: [{ executive: null, simulations: (body['simulations'] as string[]).length }],
      }),
    });
    await tick('a Ana');
    await choose();
    const holders = within(screen.getByRole('group', { name: 'De quién son ahora' }));
    expect(holders.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sin asignar 1',
      'Tomás Escobar 2Dejar con Tomás Escobar',
      'N.º 77 1Dejar con N.º 77',
    ]);
    expect(await screen.findByText('Cambian 4 simulaciones de 2 personas: 4 de nadie.')).toBeVisible();
    await userEvent.click(screen.getByLabelText('Dejar con Tomás Escobar'));
    expect(await screen.findByText('Cambian 2 simulaciones de 2 personas: 2 de nadie.')).toBeVisible();
    await assign(/^Asignar 2 a Javiera Molina$/);
    await waitFor(() =>
      expect(bodies(bff)).toEqual([
        { simulations: [listed(5).uuid, listed(8).uuid], commercials: [null, 77] },
      ]),
    );
  });

  it('picks the rows from one checkbox to another that is clicked with Shift, and none that is on its way to the workflow', async () => {
    const groups = [5, 6, 7, 8].map((id) => clientGroup(`Cliente ${id}`, [of(`c${id}`, id)]));
    const sent = clientGroup('Enviada', [of('e', 9, { workflow: SENDING })]);
    await open({ [GROUPS_PATH]: () => page([MATIAS, ...groups, sent]) });
    const user = userEvent.setup();
    const box = (name: string) => screen.getByRole('checkbox', { name: `Seleccionar a ${name}` });
    await user.click(box('Cliente 7'));
    await user.keyboard('{Shift>}');
    await user.click(box('Cliente 5'));
    expect(screen.getByText('3 personas seleccionadas')).toBeVisible();
    expect(box('Cliente 6')).toBeChecked();
    expect(box('Enviada')).toBeDisabled();
    await user.keyboard('{/Shift}');
    await user.click(box('Cliente 6'));
    expect(screen.getByText('2 personas seleccionadas')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Seleccionar la página' })).toBePartiallyChecked();
  });

  it('gives many simulations back, but for what a colleague changed since', async () => {
    const undoPath = '/api/simulador/asignaciones/deshacer';
    const former = [
      { uuid: listed(1).uuid, version: 6, commercial: null },
      { uuid: listed(2).uuid, version: 2, commercial: TOMAS.id },
    ];
    const bff = await open({
      [ASSIGN_PATH]: () => ({ ...done(2), former }),
      [undoPath]: () => ({
        updated: 1,
        refused: [{ uuid: listed(2).uuid, message: 'Paula Soto cambió esta simulación.' }],
      }),
    });
    await tick('a Matías Fuentealba');
    await choose();
    await assign();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByText('Asignación deshecha de 1 simulación.')).toBeVisible();
    const refused = 'No se deshizo la asignación de 1 simulación. Paula Soto cambió esta simulación.';
    expect(await screen.findByText(refused)).toBeVisible();
    expect(bff.callsTo(undoPath)[0]?.body).toEqual({ simulations: former });
  });

  it('says where it can’t say to whom, and asks again', async () => {
    let isAway = true;
    await open({ [EXECUTIVES_PATH]: () => (isAway ? refusal(503, {}) : [TOMAS]) });
    await tick('a Matías Fuentealba');
    await userEvent.click(screen.getByRole('button', { name: 'Asignar…' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('No pudimos cargar los ejecutivos.')).toBeVisible();
    isAway = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Reintentar' }));
    expect(await dialog.findByRole('option', { name: 'Tomás Escobar' })).toBeInTheDocument();
  });

  it('goes on without what is on its way to the workflow meanwhile', async () => {
    let sent: Partial<Simulation> = {};
    const bff = await open({
      [GROUPS_PATH]: () => page([clientGroup('Matías Fuentealba', [of('m', 1, sent), of('m', 2)])]),
      [ASSIGN_PATH]: ({ body }) =>
        (body['simulations'] as string[]).length === 2
          ? refusal(409, { detail: 'Una de las simulaciones ya fue enviada al workflow.' })
          : done(1),
    });
    await tick('a Matías Fuentealba');
    await choose();
    sent = { workflow: SENDING };
    await assign();
    expect(await screen.findByText('Una de las simulaciones ya fue enviada al workflow.')).toBeVisible();
    await assign();
    expect(await screen.findByText('1 simulación asignada a Javiera Molina.')).toBeVisible();
    expect(bodies(bff)[1]).toMatchObject({ simulations: [listed(2).uuid] });
  });

  it.each([409, 404])(
    'goes on without what was refused on another page (%d), and says so',
    async (status) => {
      const sent = { name: listed(1).uuid, message: 'La simulación ya fue enviada a Workflow.' };
      const bff = await open({
        [ASSIGN_PATH]: ({ body }) =>
          (body['simulations'] as string[]).includes(sent.name)
            ? refusal(status, { detail: 'Una o más ya fueron enviadas a Workflow.', fields: [sent] })
            : done(2),
      });
      await tick('a Matías Fuentealba');
      await userEvent.click(screen.getByRole('link', { name: 'Página siguiente' }));
      await tick('a Rosa Huenchumil');
      await choose();
      await assign();
      const said = 'Una o más ya fueron enviadas a Workflow. Quedaron fuera de la selección.';
      expect(await screen.findByText(said)).toBeVisible();
      await assign();
      expect(await screen.findByText('2 simulaciones asignadas a Javiera Molina.')).toBeVisible();
      expect(bodies(bff)[1]).toMatchObject({ simulations: [listed(2).uuid, listed(4).uuid] });
    },
  );

  it('keeps what was picked when pages have another size, but not among other filters', async () => {
    const bff = await open();
    await tick('a Matías Fuentealba');
    await userEvent.selectOptions(await screen.findByLabelText('Por página'), '20');
    await waitFor(() => expect(bff.callsTo(GROUPS_PATH).at(-1)?.query).toMatchObject({ page_size: '20' }));
    expect(screen.getByText('1 persona seleccionada')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar selección' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    await tick('a Matías Fuentealba');
    await userEvent.selectOptions(screen.getByLabelText('Período'), 'Hoy');
    await waitFor(() => expect(screen.queryByText(/seleccionada/)).toBeNull());
  });
});

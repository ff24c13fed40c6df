import { describe, expect, it } from '@jest/globals';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  clientGroup,
  EXECUTIVES_PATH,
  GROUPS_PATH,
  inOfficeAs,
  JAVIERA,
  listed,
  page,
  SENDING,
  TOMAS,
} from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';
import { refusal, type Answers, type FakeBff } from '../../testing/simulator/fake-bff.ts';

const MATIAS = clientGroup('Matías Fuentealba', [listed(1), listed(2), listed(3, { workflow: SENDING })]);
const ROSA = clientGroup('Rosa Huenchumil', [listed(4)]);
const assignPath = ({ uuid }: typeof JAVIERA) => `/simulations/api/assign_simulations_to_executive/${uuid}`;
const ASSIGN_PATH = assignPath(JAVIERA);

const open = async (answers: Answers = {}): Promise<FakeBff> => {
  const bff = inOfficeAs('adminrole', {
    [GROUPS_PATH]: ({ query }) => page(query['page'] === '2' ? [ROSA] : [MATIAS], 11),
    ...answers,
  });
  openApp('/listado');
  await screen.findByRole('row', { name: /Matías/ });
  return bff;
};
const box = (name: string) => screen.findByRole('checkbox', { name });
const assignee = () => screen.getByLabelText('Ejecutivo', { selector: '[name=assignee]' });
const chooseJaviera = () => userEvent.selectOptions(assignee(), 'Javiera Molina');
const MATIAS_BOX = 'Seleccionar las simulaciones de Matías Fuentealba';

describe('assigning many', () => {
  it('takes all that match, of all pages, in three acts, and says how many of their clients go with them', async () => {
    const ASSIGNED =
      '30 simulaciones asignadas a Javiera Molina. También 4 abiertas más de las mismas personas.';
    const all = Array.from({ length: 30 }, (_, n) => listed(n + 11));
    const bff = await open({
      '/api/simulador/asignables': () => all.map(({ uuid, commercial }) => ({ uuid, commercial })),
      [ASSIGN_PATH]: () => ({
        updated: 30,
        others: 4,
        former: [{ uuid: listed(1).uuid, version: 2, commercial: null }],
      }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Todos los que coinciden (11)' }));
    expect(await screen.findByText('30 simulaciones seleccionadas')).toBeVisible();
    // A, J and Enter or two presses choose the executive.
    await chooseJaviera();
    await userEvent.click(screen.getByRole('button', { name: 'Asignar' }));
    expect(await screen.findByText(ASSIGNED)).toBeVisible();
    expect(bff.callsTo(ASSIGN_PATH).map(({ body }) => body)).toEqual([
      { simulations: all.map(({ uuid }) => uuid), commercials: all.map(() => null) },
    ]);
    expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  });

  it('gives what was picked on several pages to one executive', async () => {
    const bff = await open({ [ASSIGN_PATH]: () => ({ updated: 3, others: 0, former: [] }) });
    await userEvent.click(await box(MATIAS_BOX));
    await userEvent.click(screen.getByRole('link', { name: 'Página 2' }));
    await userEvent.click(await box('Seleccionar las simulaciones de Rosa Huenchumil'));
    expect(screen.getByText('3 simulaciones seleccionadas')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Asignar' })).toBeDisabled();
    await chooseJaviera();
    const before = bff.callsTo(GROUPS_PATH).length;
    await userEvent.click(screen.getByRole('button', { name: 'Asignar' }));
    expect(await screen.findByText('3 simulaciones asignadas a Javiera Molina.')).toBeVisible();
    expect(bff.callsTo(ASSIGN_PATH)[0]?.body).toEqual({
      simulations: [listed(1).uuid, listed(2).uuid, listed(4).uuid],
      commercials: [null, null, null],
    });
    expect(screen.queryByRole('button', { name: 'Asignar' })).toBeNull();
    expect(screen.getByText(/^11 simulaciones de 11 personas/)).toHaveFocus();
    await waitFor(() => expect(bff.callsTo(GROUPS_PATH).length).toBeGreaterThan(before));
  });

  it('picks the rows from one checkbox to another that is clicked with Shift', async () => {
    const groups = [5, 6, 7, 8].map((id) => clientGroup(`Cliente ${id}`, [listed(id)]));
    await open({ [GROUPS_PATH]: () => page([MATIAS, ...groups], 5) });
    const user = userEvent.setup();
    await user.click(await box('Seleccionar las simulaciones de Cliente 7'));
    await user.keyboard('{Shift>}');
    await user.click(await box('Seleccionar las simulaciones de Cliente 5'));
    expect(screen.getByText('3 simulaciones seleccionadas')).toBeVisible();
    expect(await box('Seleccionar las simulaciones de Cliente 6')).toBeChecked();
  });

  it('keeps what is picked while others are given', async () => {
    let answer: (answer: unknown) => void = () => undefined;
    await open({ [ASSIGN_PATH]: () => new Promise((resolve) => (answer = resolve)) });
    await userEvent.click(screen.getByRole('button', { name: /3 simulaciones de Matías/ }));
    await userEvent.click(await box('Seleccionar la simulación 1'));
    await chooseJaviera();
    await userEvent.click(screen.getByRole('button', { name: 'Asignar' }));
    await userEvent.click(await box('Seleccionar la simulación 2'));
    answer({ updated: 1, others: 0, former: [] });
    expect(await screen.findByText('1 simulación asignada a Javiera Molina.')).toBeVisible();
    expect(screen.getByText('1 simulación seleccionada')).toBeVisible();
    expect(await box('Seleccionar la simulación 1')).not.toBeChecked();
    expect(await box('Seleccionar la simulación 2')).toBeChecked();
  });

  it('says where it can’t say to whom, and asks again', async () => {
    let isAway = true;
    await open({ [EXECUTIVES_PATH]: () => (isAway ? refusal(503, {}) : [TOMAS]) });
    await userEvent.click(await box(MATIAS_BOX));
    const bar = within(screen.getByRole('region', { name: 'Asignar simulaciones' }));
    expect(await bar.findByText('No pudimos cargar los ejecutivos.')).toBeVisible();
    isAway = false;
    await userEvent.click(bar.getByRole('button', { name: 'Reintentar' }));
    expect(await bar.findByRole('option', { name: 'Tomás Escobar' })).toBeInTheDocument();
  });

  it('picks a page with what was shown of it on request, also of a client who was folded again', async () => {
    const often = { ...MATIAS, uuid: listed(9).uuid, simulation_count: 5 };
    await open({
      [GROUPS_PATH]: () => page([often, ROSA]),
      [`/api/simulador/clientes/${often.uuid}/simulaciones`]: () => ({
        ...page([], 5),
        results: [listed(5), listed(6)],
      }),
    });
    const whole = await box('Seleccionar la página');
    await userEvent.click(whole);
    expect(screen.getByText('3 simulaciones seleccionadas')).toBeVisible();
    expect(whole).toBeChecked();
    const expander = screen.getByRole('button', { name: /5 simulaciones de Matías/ });
    await userEvent.click(expander);
    await userEvent.click(screen.getByRole('button', { name: /^Ver más/ }));
    await waitFor(() => expect(whole).not.toBeChecked());
    await userEvent.click(expander);
    await userEvent.click(whole);
    expect(screen.getByText('5 simulaciones seleccionadas')).toBeVisible();
    expect(whole).toBeChecked();
  });

  it('half ticks a client of whom some are picked, and never picks what is on its way to the workflow', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /3 simulaciones de Matías/ }));
    expect(await box('Seleccionar la simulación 3')).toBeDisabled();
    await userEvent.click(await box('Seleccionar la simulación 1'));
    const client = await box(MATIAS_BOX);
    expect([client.matches(':indeterminate'), (client as HTMLInputElement).checked]).toEqual([true, false]);
    await userEvent.click(client);
    expect(screen.getByText('2 simulaciones seleccionadas')).toBeVisible();
    await userEvent.click(client);
    expect(screen.queryByText(/seleccionada/)).toBeNull();
  });

  it('goes on without what is on its way to the workflow meanwhile', async () => {
    let sent = {};
    const bff = await open({
      [GROUPS_PATH]: () => page([clientGroup('Matías Fuentealba', [listed(1, sent), listed(2)])]),
      [ASSIGN_PATH]: ({ body }) =>
        (body['simulations'] as string[]).length === 2
          ? refusal(409, { detail: 'Una de las simulaciones ya fue enviada al workflow.' })
          : { updated: 1, others: 0, former: [] },
    });
    await userEvent.click(await box(MATIAS_BOX));
    await chooseJaviera();
    sent = { workflow: SENDING };
    await userEvent.click(screen.getByRole('button', { name: 'Asignar' }));
    expect(await screen.findByText('1 simulación seleccionada')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Asignar' }));
    expect(await screen.findByText('1 simulación asignada a Javiera Molina.')).toBeVisible();
    expect(bff.callsTo(ASSIGN_PATH)[1]?.body).toMatchObject({ simulations: [listed(2).uuid] });
  });

  it.each([409, 404])(
    'goes on without what was refused on another page (%d), and says so',
    async (status) => {
      const sent = { name: listed(1).uuid, message: 'La simulación ya fue enviada a Workflow.' };
      const bff = await open({
        [ASSIGN_PATH]: ({ body }) =>
          (body['simulations'] as string[]).includes(sent.name)
            ? refusal(status, { detail: 'Una o más ya fueron enviadas a Workflow.', fields: [sent] })
            : { updated: 2, others: 0, former: [] },
      });
      await userEvent.click(await box(MATIAS_BOX));
      await userEvent.click(screen.getByRole('link', { name: 'Página 2' }));
      await userEvent.click(await box('Seleccionar las simulaciones de Rosa Huenchumil'));
      await chooseJaviera();
      await userEvent.click(screen.getByRole('button', { name: 'Asignar' }));
      const said = 'Una o más ya fueron enviadas a Workflow. Quedaron fuera de la selección.';
      expect(await screen.findByText(said)).toBeVisible();
      expect(screen.getByText('2 simulaciones seleccionadas')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Asignar' }));
      expect(await screen.findByText('2 simulaciones asignadas a Javiera Molina.')).toBeVisible();
      expect(bff.callsTo(ASSIGN_PATH)[1]?.body).toMatchObject({
        simulations: [listed(2).uuid, listed(4).uuid],
      });
    },
  );

  it('tells the server whom each was assigned to when it was picked, not what a colleague made of it since', async () => {
    let commercial: number | null = TOMAS.id;
    const bff = await open({
      [GROUPS_PATH]: () => page([clientGroup('Matías Fuentealba', [listed(1, { commercial })])]),
      [ASSIGN_PATH]: () => ({ updated: 1, others: 0, former: [] }),
    });
    await userEvent.click(await box('Seleccionar la página'));
    commercial = JAVIERA.id + 1;
    const before = bff.callsTo(GROUPS_PATH).length;
    act(() => focusManager.onFocus());
    await waitFor(() => expect(bff.callsTo(GROUPS_PATH).length).toBeGreaterThan(before));
    await chooseJaviera();
    await userEvent.click(screen.getByRole('button', { name: 'Asignar' }));
    await waitFor(() => expect(bff.callsTo(ASSIGN_PATH)[0]?.body).toMatchObject({ commercials: [TOMAS.id] }));
  });

  it('offers an executive no more who was disabled meanwhile', async () => {
    let isDisabled = false;
    await open({
      [EXECUTIVES_PATH]: () => (isDisabled ? [] : [TOMAS]),
      [assignPath(TOMAS)]: () => refusal(404, { detail: 'No encontramos a este ejecutivo.' }),
    });
    await userEvent.click(await box(MATIAS_BOX));
    await userEvent.selectOptions(assignee(), 'Tomás Escobar');
    isDisabled = true;
    await userEvent.click(screen.getByRole('button', { name: 'Asignar' }));
    expect(await screen.findByText('No encontramos a este ejecutivo.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Asignar' })).toBeDisabled());
    expect(assignee()).toHaveDisplayValue('Elija un ejecutivo');
    expect(screen.getByText('2 simulaciones seleccionadas')).toBeVisible();
  });

  it('keeps what was picked when pages have another size, and hands the focus on when nothing is picked any more', async () => {
    const bff = await open();
    await userEvent.click(await box(MATIAS_BOX));
    await userEvent.selectOptions(screen.getByLabelText(/por página/), '20');
    await waitFor(() => expect(bff.callsTo(GROUPS_PATH).at(-1)?.query).toMatchObject({ page_size: '20' }));
    expect(screen.getByText('2 simulaciones seleccionadas')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar selección' }));
    expect(screen.getByText(/^11 simulaciones de 11 personas/)).toHaveFocus();
  });
});

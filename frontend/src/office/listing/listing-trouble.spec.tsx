/** The list when it fails to load or changes while it is on screen. */
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clientGroup, GROUPS_PATH, inOfficeAs, listed, page, STATES_PATH } from '../../testing/office.ts';
import { openApp } from '../../testing/open-app.tsx';
import { goInHistory, currentLocation } from '../../testing/location.tsx';
import { refusal, type Answers, type FakeBff } from '../../testing/simulator/fake-bff.ts';

const ROSA = clientGroup('Rosa Huenchumil', [listed(10380)]);

const open = (answers: Answers, address = '/listado'): FakeBff => {
  const bff = inOfficeAs('executiverole', { [GROUPS_PATH]: () => page([ROSA]), ...answers });
  openApp(address);
  return bff;
};
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const comeBackToTheTab = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

describe('the list, when it is in trouble', () => {
  it('says of a simulation that its figures cannot be read', async () => {
    const damaged = listed(10383, { unreadable: true, desc_tipobien: '' });
    open({ [GROUPS_PATH]: () => page([clientGroup('Rosa Huenchumil', [damaged, listed(10380)])]) });
    await row('Rosa Huenchumil');
    await userEvent.click(screen.getByRole('button', { name: /simulaci.* de Rosa Huenchumil/ }));
    const inner = within(screen.getByRole('table', { name: 'Simulaciones de Rosa Huenchumil' }));
    expect(inner.getByText('Cifras ilegibles')).toBeVisible();
    expect(inner.getByRole('link', { name: 'Ver detalle de la simulación 10383' })).toBeVisible();
  });

  it('shows nothing of other filters in the place of what failed to load', async () => {
    open({ [GROUPS_PATH]: ({ query }) => (query['status'] === undefined ? page([ROSA]) : refusal(503, {})) });
    await row('Rosa Huenchumil');
    await screen.findByRole('option', { name: 'Aprobada' });
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Aprobada');
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    await userEvent.click(again);
    await waitFor(() => expect(again).toHaveAccessibleName('Reintentar'));
    expect(again).toHaveFocus();
    expect(screen.queryByRole('row', { name: /Rosa/ })).toBeNull();
  });

  it('lists although a filter has nothing to offer, and asks for it again', async () => {
    let isAway = true;
    open({
      [STATES_PATH]: () =>
        isAway ? refusal(503, {}) : [{ id: 3, description: 'Aprobada', order_dashboard: 3 }],
    });
    await row('Rosa Huenchumil');
    const note = await screen.findByText('No pudimos cargar todos los filtros.');
    const controls = screen.getByRole('button', { name: /^Filtros/ }).getAttribute('aria-controls') ?? '';
    const folded = controls.split(' ').map((id) => document.getElementById(id));
    for (const part of folded) expect(part).not.toContainElement(note);
    for (const [index, label] of ['Período', 'Estado', 'Orden'].entries())
      expect(folded[index]).toContainElement(screen.getByLabelText(label));
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('option', { name: 'Aprobada' })).toBeInTheDocument();
  });

  it('leads from a page that is not there to the last one', async () => {
    open({ [GROUPS_PATH]: ({ query }) => page(query['page'] === '2' ? [ROSA] : [], 52) }, '/listado?page=9');
    await row('Rosa Huenchumil');
    await waitFor(() => expect(currentLocation().search).toBe('?page=2'));
  });

  it.each([
    ['?page=9', '?view=mine'],
    [
      '?foo=1&requestStatus=abc&requestResolution=7&commercial=5&days=7&from=2026-01-01&page=-3&page_size=33',
      '?requestResolution=7',
    ],
    [
      `?page=1&detalle=${listed(10380).uuid}&page_size=20&hidden=rut`,
      `?view=mine&detalle=${listed(10380).uuid}`,
    ],
  ])('says in the address what it shows, where that said %j', async (search, shown) => {
    open({ [GROUPS_PATH]: () => page([]) }, `/listado${search}`);
    await screen.findByText('No se encontraron resultados');
    await waitFor(() => expect(currentLocation().search ?? '').toBe(shown));
    await goInHistory(-1);
    expect(currentLocation().search ?? '').toBe(shown);
  });

  it('gives the focus to the list where others take away what has it', async () => {
    const MATIAS = clientGroup('Matías Fuentealba', [listed(10391)]);
    let groups = [ROSA, MATIAS];
    open({ [GROUPS_PATH]: () => page(groups) });
    await row('Rosa Huenchumil');
    const expander = screen.getByRole('button', { name: /de Rosa/ });
    await userEvent.click(expander);
    groups = [MATIAS, ROSA];
    comeBackToTheTab();
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('Matías'));
    expect(expander).toHaveFocus();
    groups = [MATIAS];
    comeBackToTheTab();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Tabla de personas' })).toHaveFocus());
    expect(expander).not.toBeInTheDocument();
  });

  it('keeps the detail open where saving it took the last client off the page', async () => {
    let count = 51;
    const bff = open(
      { [GROUPS_PATH]: ({ query }) => page(query['page'] === '1' || count > 50 ? [ROSA] : [], count) },
      '/listado?requestStatus=1&page=2',
    );
    await row('Rosa Huenchumil');
    await userEvent.click(screen.getByRole('button', { name: /de Rosa/ }));
    await userEvent.click(screen.getByRole('link', { name: 'Ver detalle de la simulación 10380' }));
    const dialog = await screen.findByRole('dialog');
    count = 50;
    comeBackToTheTab();
    await waitFor(() => expect(bff.callsTo(GROUPS_PATH).at(-1)?.query).toMatchObject({ page: '1' }));
    expect(currentLocation()).toMatchObject({
      search: `?requestStatus=1&detalle=${listed(10380).uuid}`,
      state: { isOverList: true },
    });
    expect(dialog).toBeInTheDocument();
  });
});

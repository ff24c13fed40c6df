import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  EXECUTIVES_PATH,
  GROUPS_PATH,
  listed,
  page,
  clientGroup,
  DISABLED_PATH,
  inOfficeAs,
  JAVIERA,
  TOMAS,
} from '../../testing/office.ts';
import { findRow, lastQuery, MATIAS, openList, ROSA } from '../../testing/listing.ts';
import { goInHistory, currentLocation } from '../../testing/location.tsx';
import type { Answers } from '../../testing/simulator/fake-bff.ts';
import { openApp } from '../../testing/open-app.tsx';
import { fill } from '../../testing/fill.ts';

const expander = (name: string) => screen.getByRole('button', { name: new RegExp(`simulaci.* de ${name}`) });
const search = async (text: string): Promise<void> => {
  fill(screen.getByLabelText('Buscar', { selector: 'input' }), text);
  await userEvent.keyboard('{Enter}');
};

describe('the list', () => {
  it('shows who simulated, and what once somebody is opened', async () => {
    const bff = openList('executiverole');
    const matias = await findRow('Matías Fuentealba');
    const heads = ['Nombre', 'RUT', 'Teléfono', 'Email', 'Score', 'Estado', 'Monto', 'Fecha', 'Ejecutivo'];
    const shown = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(shown).toEqual([...heads, 'Próximo contacto', 'Simulaciones']);
    for (const text of ['12.345.678-5', '+56 9 5520 7719', 'Aprobada', 'UF 1.800'])
      expect(within(matias).getByText(text)).toBeVisible();
    expect(within(matias).getByRole('cell', { name: '698' })).toBeVisible();
    expect(within(matias).getByTitle(/Teléfono, Llamar tarde$/)).toHaveTextContent('Hoy');
    expect(within(matias).getByText('Javiera Molina')).toBeVisible();
    expect(within(matias).getByText('3 comentarios de Matías Fuentealba')).toBeInTheDocument();
    const rosa = await findRow('Rosa Huenchumil');
    expect(within(rosa).getByText('Sin teléfono')).toBeVisible();
    expect(lastQuery(bff)).toEqual({ days: '31', page: '1', page_size: '50', view: 'mine' });
    expect(screen.queryByRole('table', { name: /de Matías/ })).toBeNull();
    await userEvent.click(expander('Matías Fuentealba'));
    const inner = within(screen.getByRole('table', { name: 'Simulaciones de Matías Fuentealba' }));
    expect(inner.getAllByRole('row')).toHaveLength(3);
    for (const text of ['10482', 'Aprobada', 'Ingresada']) expect(inner.getByText(text)).toBeVisible();
    expect(inner.getAllByText('UF 1.800')).toHaveLength(2);
    await userEvent.click(expander('Matías Fuentealba'));
    expect(screen.queryByRole('table', { name: /de Matías/ })).toBeNull();
  });

  it('has no column for a score that nobody has', async () => {
    openList('adminrole', { [GROUPS_PATH]: () => page([{ ...MATIAS, score: null }]) });
    await findRow('Matías Fuentealba');
    expect(screen.queryByRole('columnheader', { name: 'Score' })).toBeNull();
  });

  it('says of somebody who simulated often how to see the older ones', async () => {
    openList('adminrole', { [GROUPS_PATH]: () => page([{ ...MATIAS, simulation_count: 63 }]) });
    await findRow('Matías Fuentealba');
    await userEvent.click(screen.getByRole('button', { name: '63 simulaciones de Matías Fuentealba' }));
    const said = 'Son las 2 más nuevas de 63: elija un rango de fechas para ver las demás.';
    expect(screen.getByText(said)).toBeVisible();
  });

  it.each<[Parameters<typeof openList>[0], boolean]>([
    ['adminrole', true],
    ['executiverole', false],
    ['commercialrole', false],
  ])('shows %s what is theirs', async (role, isAdmin) => {
    const bff = openList(role);
    await findRow('Matías Fuentealba');
    await userEvent.click(expander('Matías Fuentealba'));
    const has = (node: HTMLElement | null) => node !== null;
    expect(has(screen.queryByLabelText('Ejecutivo'))).toBe(isAdmin);
    expect(screen.getByRole('columnheader', { name: 'Ejecutivo Comercial' })).toBeVisible();
    expect(has(screen.queryByRole('link', { name: /^Mías/ }))).toBe(!isAdmin);
    expect(screen.queryAllByRole('checkbox').length > 0).toBe(isAdmin);
    expect(bff.callsTo(EXECUTIVES_PATH)).toHaveLength(isAdmin ? 1 : 0);
  });

  it('keeps filters and page in the address, where back finds them', async () => {
    const bff = openList('adminrole', { [GROUPS_PATH]: () => page([MATIAS], 135) });
    await findRow('Matías Fuentealba');
    await screen.findByRole('option', { name: 'Aprobada' });
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Aprobada');
    await userEvent.click(await screen.findByRole('link', { name: 'Página siguiente' }));
    expect(currentLocation()).toMatchObject({ pathname: '/listado', search: '?requestStatus=3&page=2' });
    await waitFor(() => expect(lastQuery(bff)).toMatchObject({ status: '3', page: '2' }));
    expect(await screen.findByText(/^51 a 100 de 135 personas/)).toHaveFocus();
    await userEvent.selectOptions(screen.getByLabelText('Ejecutivo'), 'Javiera Molina');
    expect(currentLocation().search).toBe('?requestStatus=3&commercial=21');
    await userEvent.selectOptions(screen.getByLabelText('Ejecutivo'), 'Sin asignar');
    expect(currentLocation().search).toBe('?requestStatus=3&commercial=-1');
    await waitFor(() => expect(lastQuery(bff)).toMatchObject({ commercial: '-1' }));
    await goInHistory(-1);
    await goInHistory(-1);
    expect(currentLocation().search).toBe('?requestStatus=3&page=2');
    expect(screen.getByLabelText('Ejecutivo')).toHaveValue('');
    expect(screen.getByText(/^51 a 100 de 135 personas/)).toBeVisible();
  });

  it('offers the resolutions of the chosen state, and drops one of another', async () => {
    openList('executiverole', {}, '/listado?requestStatus=3&requestResolution=6');
    const resolution = await screen.findByLabelText('Resolución');
    await waitFor(() => expect(resolution).toHaveDisplayValue('Aprobada sin condiciones'));
    const options = within(resolution).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Todas', 'Aprobada sin condiciones']);
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Rechazada');
    expect(currentLocation().search).toBe('?requestStatus=4');
    expect(within(resolution).getByRole('option', { name: 'Rechaza Propuesta' })).toBeInTheDocument();
  });

  it('searches a RUT in its canonical format, which the address never shows, once however often it is submitted', async () => {
    const bff = openList('adminrole', {
      [GROUPS_PATH]: ({ query }) => page(query['name'] === undefined ? [MATIAS, ROSA] : [MATIAS]),
    });
    await findRow('Rosa Huenchumil');
    await search('12.345.678-5');
    await search('12.345.678-5');
    expect(await screen.findByRole('table', { name: 'Simulaciones de Matías Fuentealba' })).toBeVisible();
    expect(lastQuery(bff)).toMatchObject({ name: '12345678-5' });
    expect(currentLocation()).toEqual({ pathname: '/listado', state: { search: '12345678-5' } });
    await userEvent.click(screen.getByRole('button', { name: 'Limpiar la búsqueda' }));
    await findRow('Rosa Huenchumil');
    expect(screen.getByLabelText('Buscar', { selector: 'input' })).toHaveFocus();
    await goInHistory(-1);
    expect(screen.getByLabelText('Buscar', { selector: 'input' })).toHaveValue('12345678-5');
    await goInHistory(-1);
    expect(screen.getByLabelText('Buscar', { selector: 'input' })).toHaveValue('');
  });

  it('opens the only client that a search found, also one who was opened before', async () => {
    openList('executiverole', {
      [GROUPS_PATH]: ({ query }) => page(query['name'] === undefined ? [MATIAS, ROSA] : [MATIAS]),
    });
    await findRow('Matías Fuentealba');
    await userEvent.click(expander('Matías Fuentealba'));
    await search('12345678-5');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Rosa/ })).toBeNull());
    expect(expander('Matías Fuentealba')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(expander('Matías Fuentealba'));
    expect(expander('Matías Fuentealba')).toHaveAttribute('aria-expanded', 'false');
  });

  it('says when nobody was found, and looks further back', async () => {
    const bff = openList('executiverole', {
      [GROUPS_PATH]: ({ query }) => page(query['days'] === '3650' ? [ROSA] : []),
    });
    expect(await screen.findByText('No se encontraron resultados')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Buscar en todas las fechas' }));
    await findRow('Rosa Huenchumil');
    expect(screen.getByLabelText('Período')).toHaveDisplayValue('Todo');
    await userEvent.selectOptions(screen.getByLabelText('Período'), '3 meses');
    await waitFor(() => expect(lastQuery(bff)).toMatchObject({ days: '91' }));
  });

  it('comes back to a later page from a search that had one page only', async () => {
    const pages: Answers = {
      [GROUPS_PATH]: ({ query }) => (query['name'] === undefined ? page([ROSA], 52) : page([MATIAS])),
    };
    openList('executiverole', pages, '/listado?page=2');
    await findRow('Rosa Huenchumil');
    await search('Matías');
    await screen.findByRole('table', { name: /de Matías/ });
    await goInHistory(-1);
    await findRow('Rosa Huenchumil');
    expect(currentLocation().search).toBe('?page=2');
  });

  it('filters by a range without losing the focus, and by the days that back brings', async () => {
    openList('executiverole', {}, '/listado?from=2026-10-01&to=2026-10-31');
    const last = await screen.findByLabelText('Fecha final');
    fill(last, '2026-10-15');
    await userEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
    await waitFor(() => expect(currentLocation().search).toBe('?from=2026-10-01&to=2026-10-15'));
    expect(screen.getByRole('button', { name: 'Filtrar' })).toHaveFocus();
    await goInHistory(-1);
    expect(screen.getByLabelText('Fecha final')).toHaveValue('2026-10-31');
  });
});

const NAME = 'Rodrigo Vera (N.º 31) (deshabilitado)';

describe("the list's filter by executive", () => {
  it('offers disabled ones who still have simulations, and two of one name by their numbers', async () => {
    const former = { uuid: JAVIERA.uuid, id: 31, full_name: 'Rodrigo Vera', reassignable: 2 };
    const bff = inOfficeAs('adminrole', {
      [GROUPS_PATH]: () => page([clientGroup('Ana', [listed(1)])]),
      [DISABLED_PATH]: () => [former, { ...former, uuid: TOMAS.uuid, id: 32 }],
      [EXECUTIVES_PATH]: () => [TOMAS, { ...TOMAS, uuid: former.uuid, id: 23 }],
    });
    openApp('/listado');
    await screen.findByRole('option', { name: NAME });
    const names = ['Javiera Molina', 'Tomás Escobar (N.º 22)', 'Tomás Escobar (N.º 23)'];
    for (const name of names) expect(screen.getByRole('option', { name })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Ejecutivo'), NAME);
    await waitFor(() => expect(bff.callsTo(GROUPS_PATH).at(-1)?.query).toMatchObject({ commercial: '31' }));
  });
});

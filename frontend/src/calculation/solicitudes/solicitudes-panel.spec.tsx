import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeSolicitud } from '#shared/browser/solicitudes.ts';
import { ToastProvider } from '#shared/ui/feedback/toast.tsx';
import { SolicitudesPanel } from './solicitudes-panel.tsx';
import { renderWithQueries } from '../../testing/render-with-queries.tsx';

const FILE = '/solicitudes.json';
const COMPANIES = '/inmobiliarias/Company';
const PROJECTS = '/inmobiliarias/CompanyProject';
const PDF = '/api/external/pdf_simulacion';

type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;
const requested: string[] = [];

function bff(answers: Answers): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input), window.location.origin);
    requested.push(url.pathname + url.search);
    return (await answers[url.pathname]?.()) ?? new Response('', { status: 404 });
  });
}

const NAMES: Answers = {
  [COMPANIES]: () => Response.json([{ id: 1, company_name: 'Los Robles' }]),
  [PROJECTS]: () => Response.json([{ id: 11, project_name: 'Mirador', company_locations: [] }]),
};

function renderPanel(): void {
  renderWithQueries(
    <ToastProvider>
      <SolicitudesPanel />
    </ToastProvider>,
  );
}

const rows = async () =>
  within(await screen.findByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);
const filter = (name: string) => screen.getByLabelText(name);

describe('the local list', () => {
  beforeEach(() => {
    requested.length = 0;
  });

  const storeThree = (): void => {
    storeSolicitud({ uuid: 'a', broker: null, project: null, rut: '12345678-5' });
    storeSolicitud({ uuid: 'b', broker: 1, project: 11, rut: '7654321-6' });
    storeSolicitud({ uuid: 'c', broker: 2, project: 21, rut: '9876543-3' });
  };

  it('shows whose they are and for which project, newest first', async () => {
    storeThree();
    bff(NAMES);
    renderPanel();
    expect(await rows()).toEqual(['9.876.543-3', '7.654.321-6', '12.345.678-5']);
    const list = screen.getByRole('list');
    expect(await within(list).findByText('Los Robles')).toBeVisible();
    expect(within(list).getByText('Mirador')).toBeVisible();
    expect(within(list).getByText('Inmobiliaria 2')).toBeVisible();
    expect(within(list).getByText('Sin inmobiliaria')).toBeVisible();
  });

  it('filters by company, project and a part of the RUT', async () => {
    storeThree();
    bff(NAMES);
    renderPanel();
    await screen.findByRole('option', { name: 'Los Robles' });
    await userEvent.selectOptions(filter('Solicitudes'), 'Con inmobiliaria');
    expect(await rows()).toEqual(['9.876.543-3', '7.654.321-6']);
    expect(filter('Proyecto')).toBeDisabled();
    await userEvent.selectOptions(filter('Inmobiliaria'), 'Los Robles');
    await userEvent.selectOptions(filter('Proyecto'), 'Mirador');
    expect(await rows()).toEqual(['7.654.321-6']);
    await userEvent.selectOptions(filter('Solicitudes'), 'Sin inmobiliaria');
    expect(await rows()).toEqual(['12.345.678-5']);
    expect(filter('Inmobiliaria')).toBeDisabled();
    await userEvent.selectOptions(filter('Solicitudes'), 'Todas');
    await userEvent.type(filter('RUT'), '65');
    expect(screen.getByText('3 de 3')).toBeVisible();
    await userEvent.type(filter('RUT'), '4');
    expect(await rows()).toEqual(['9.876.543-3', '7.654.321-6']);
    await userEvent.type(filter('RUT'), '9');
    expect(screen.getByText('Ninguna solicitud coincide con los filtros.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
    expect(await rows()).toHaveLength(3);
  });

  it('names companies by number for who may not read the names', async () => {
    storeThree();
    bff({ [COMPANIES]: () => Response.json({ detail: 'No.' }, { status: 403 }) });
    renderPanel();
    expect(await within(await screen.findByRole('list')).findByText('Inmobiliaria 1')).toBeVisible();
  });

  it('reads the file where nothing is stored, and says so when there is nothing at all', async () => {
    bff({ [FILE]: () => Response.json([{ uuid: 'f', broker: null, project: null, rut: '11.111.111-1' }]) });
    renderPanel();
    expect(await rows()).toEqual(['11.111.111-1']);
    expect(requested).toEqual([FILE]);
  });

  it.each([
    ['is empty where nothing was saved', () => Response.json([]), /Aún no hay ninguna/],
    ['says that it could not be read', () => Promise.reject(new TypeError('away')), /^No pudimos leer/],
  ])('%s', async (_, answer, sentence) => {
    bff({ [FILE]: answer });
    renderPanel();
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('downloads the document of one', async () => {
    storeThree();
    bff({
      ...NAMES,
      [PDF]: () => Response.json({ detail: 'No encontramos esta simulación.' }, { status: 404 }),
    });
    renderPanel();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Descargar la simulación de 7.654.321-6' }),
    );
    expect(await screen.findByText('No encontramos esta simulación.')).toBeVisible();
    expect(requested).toContain(`${PDF}?simulation=b`);
  });
});

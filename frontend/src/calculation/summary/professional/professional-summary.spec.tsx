import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSignedIn } from '#shared/session/session-changes.ts';
import { userAs } from '../../../testing/session.ts';
import { saveDraft, staffStore } from '../../state/drafts.ts';
import { currentLocation as placeNow } from '../../../testing/location.tsx';
import { renderProfessionalSummary } from '../../../testing/render-for-staff.tsx';
import { OPENED_READ } from '../../../testing/opened-simulation.ts';
import { CLIENT_UUID, fakeBff, refusal, type Answers } from '../../../testing/simulator/fake-bff.ts';
import { fill } from '../../../testing/fill.ts';
import { isClosePrevented } from '../../../testing/leaving.ts';

const SIMULATION = `/simulations/api/simulation/${OPENED_READ.uuid}`;
const CONTACT = `/authentication/api/clients/${CLIENT_UUID}`;
const MAIL = `${CONTACT}/last_simulation_email`;
const SENDS: Answers = {
  [SIMULATION]: () => OPENED_READ,
  [CONTACT]: () => ({ uuid: CLIENT_UUID, email: OPENED_READ.client_email, phone_number: null }),
  [MAIL]: () => ({ detail: 'La simulación va en camino al correo registrado.' }),
};

const place = () => placeNow().pathname;

function open(answers: Answers = {}, entry: unknown = { simulation: OPENED_READ.uuid, user: CLIENT_UUID }) {
  const bff = fakeBff({ ...SENDS, ...answers });
  renderProfessionalSummary(entry);
  return bff;
}
const titled = () =>
  screen.findByRole('heading', { level: 1, name: 'Compraventa de Departamento para Matías Fuentealba' });
const region = (name: string) => within(screen.getByRole('region', { name }));
const send = () => screen.getByRole('button', { name: 'Enviar Simulación' });
const phone = () => screen.getByLabelText('Teléfono móvil (opcional)');

describe('the professional summary', () => {
  it('names purpose, property and the client’s first two names, and says everything that was saved', async () => {
    const scrolls = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    open();
    expect(await titled()).toHaveFocus();
    const [detail] = scrolls.mock.contexts as HTMLElement[];
    expect(detail).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(detail).toContainElement(send());
    expect(scrolls).toHaveBeenCalledWith({ block: 'start' });
    const client = region('Datos del cliente');
    for (const said of ['Matías Fuentealba Ríos', '15.482.907-5', '38 años', 'Dependiente', '$1.950.000'])
      expect(client.getByText(said)).toBeVisible();
    const project = region('Datos del proyecto');
    for (const said of ['Nueva', 'La Florida, Metropolitana de Santiago', 'UF 2.000', '$81.760.720'])
      expect(project.getByText(said)).toBeVisible();
    expect(project.getByText('Condominio Los Peumos')).toBeVisible();
    expect(project.getByText('Otra propiedad')).toBeVisible();
    const simulation = region('Datos de la simulación');
    for (const said of [
      'UF 1.800',
      'DS19',
      'UF 150',
      'UF 50',
      '20 años',
      '2 meses',
      'Flexible plus',
      'N.º 10517',
    ])
      expect(simulation.getByText(said)).toBeVisible();
  });

  it('says what the client gave beside what the record has', async () => {
    const read = { ...OPENED_READ, client_email: 'mati@correo.cl', client_phone: '+56987654321' };
    open({ [SIMULATION]: () => read });
    await titled();
    const client = screen.getByRole('region', { name: 'Datos del cliente' });
    expect(client).toHaveTextContent('mati@correo.clEn la ficha: matias.fuentealba@correo.cl');
    expect(client).toHaveTextContent('+56 9 8765 4321En la ficha: +56 9 1234 5678');
    expect(within(client).queryAllByText(/En la ficha/)).toHaveLength(2);
  });

  it('keeps how the client is reached, mails, and acknowledges it', async () => {
    const bff = open();
    await titled();
    expect(screen.getByLabelText('Correo electrónico')).toHaveAttribute('readonly');
    expect(phone()).toHaveValue('+56912345678');
    fill(phone(), '+56987654321');
    await userEvent.click(send());
    await waitFor(() =>
      expect(placeNow()).toEqual({ pathname: '/simulador/exito', state: { sent: OPENED_READ.uuid } }),
    );
    const calls = bff.calls.filter(({ path }) => path.startsWith(CONTACT));
    expect(calls.map(({ path }) => path)).toEqual([CONTACT, MAIL]);
    expect(calls[0]?.body).toEqual({ email: 'matias.fuentealba@correo.cl', phone_number: '+56987654321' });
    expect(calls[1]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('asks before a half-typed phone is lost', async () => {
    open();
    await titled();
    expect(isClosePrevented()).toBe(false);
    fill(phone(), '+5698765');
    expect(isClosePrevented()).toBe(true);
  });

  it('says that the bare +569 removes the phone that the record has', async () => {
    open();
    await titled();
    expect(phone()).toHaveAccessibleDescription('+569 y 8 dígitos.');
    fill(phone(), '+569');
    expect(phone()).toHaveAccessibleDescription('Al enviar se borra el teléfono +56 9 1234 5678.');
  });

  it('does not flag the bare +569, but anything that is no mobile number', async () => {
    const bff = open({ [SIMULATION]: () => ({ ...OPENED_READ, client_phone: null }) });
    await titled();
    expect(phone()).toHaveValue('+569');
    fill(phone(), '+5691234567');
    await userEvent.tab();
    expect(await screen.findByText('Teléfono inválido')).toBeVisible();
    await userEvent.click(send());
    expect(screen.getByRole('alert', { name: 'Hay errores en el formulario.' })).toHaveFocus();
    expect(bff.callsTo(CONTACT)).toHaveLength(0);
    fill(phone(), '+569');
    expect(screen.queryByText('Teléfono inválido')).not.toBeInTheDocument();
  });

  it('says when it was not sent, and retries as the same intent', async () => {
    let isAway = true;
    const detail = 'El correo no está disponible.';
    const bff = open({ [MAIL]: () => (isAway ? refusal(503, { detail }) : { detail: 'Va en camino.' }) });
    await titled();
    await userEvent.click(send());
    expect(await screen.findByText(detail)).toBeVisible();
    expect(send()).toBeEnabled();
    expect(place()).toBe('/simulador-profesional/resumen');
    isAway = false;
    await userEvent.click(send());
    await waitFor(() => expect(place()).toBe('/simulador/exito'));
    const keys = bff.callsTo(MAIL).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('is reported to analytics, without anything that identifies the client', async () => {
    open();
    await titled();
    const view = {
      event: 'page_view',
      flow_type: 'pro',
      state: 'Nueva',
      location: 'La Florida, Metropolitana de Santiago',
      amount: 1800,
      interest_rate: 4.1,
      user_id: null,
    };
    const views = ['simulacion-paso3-2', 'simulacion-paso4'].map((page) => ({
      ...view,
      page: `/hipotecario-asicom/${page}`,
    }));
    expect(window.dataLayer).toEqual(views);
    await userEvent.click(send());
    await waitFor(() => expect(place()).toBe('/simulador/exito'));
    expect(window.dataLayer).toEqual([...views, { ...view, page: '/hipotecario-asicom/comprobante' }]);
  });

  it('is not sent twice by two presses', async () => {
    const bff = open({ [MAIL]: () => new Promise(() => undefined) });
    await titled();
    await userEvent.dblClick(send());
    await waitFor(() => expect(bff.callsTo(MAIL)).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Enviando…' })).toHaveAttribute('aria-busy', 'true');
    expect(bff.callsTo(CONTACT)).toHaveLength(1);
  });

  it('says when there is nothing to sum up, or nothing can be loaded', async () => {
    open({}, null);
    expect(screen.getByRole('link', { name: 'Ir al simulador' })).toHaveAttribute(
      'href',
      '/simulador-profesional',
    );
  });

  it('is that of the stored answers where a sign-in led back after the session’s end', async () => {
    const store = staffStore('7');
    const recorded = { simulation: OPENED_READ.uuid, user: CLIENT_UUID };
    saveDraft(window.sessionStorage, { ...store.blank, recorded }, store);
    act(() => setSignedIn(userAs('executiverole')));
    open({}, null);
    await titled();
    expect(phone()).toBeVisible();
  });

  it('leads on from a simulation that is not there', async () => {
    open({ [SIMULATION]: () => refusal(404, { detail: 'No encontramos esta simulación.' }) });
    expect(await screen.findByText('No encontramos esta simulación.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir al simulador' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });
});

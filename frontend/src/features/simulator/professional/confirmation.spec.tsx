import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OPENED_READ } from '../../../testing/opened-simulation.ts';
import {
  CLIENT_UUID,
  CLIENTS,
  COSTS,
  DIVIDENDO,
  fakeBff,
  refusal,
  type Answers,
} from '../../../testing/simulator/fake-bff.ts';
import { PROJECT } from '../../../testing/simulator/answers.ts';
import { keptUnder } from '../../../testing/simulator/render-simulator.tsx';
import { place } from '../../../testing/place.tsx';
import {
  AT_CREDIT,
  EXECUTIVE_CREATE,
  keepForStaff,
  keptForStaff,
  COMPANY_LISTS,
  renderProfessional,
  USER_ID,
} from '../../../testing/simulator/render-professional.tsx';
import { STAFF_DRAFT_KEY } from '#shared/browser/staff-typed.ts';
import { RESET_ENTRY } from '#shared/simulation/professional-entry.ts';

const OF_ANOTHER = 'El correo electrónico pertenece a otro usuario';
const SUMMARY = '/simulador-profesional/resumen';
const confirm = () => screen.getByRole('button', { name: 'Confirma la Simulación →' });
const SAVES: Answers = {
  ...COMPANY_LISTS,
  [EXECUTIVE_CREATE]: () => Response.json(OPENED_READ, { status: 201 }),
};
const NEW_FLAT = {
  ...PROJECT,
  propertyState: '1',
  isDfl2: true,
  company: '1',
  companyProject: '12',
  addsOther: true,
};

/** Opens the simulator with a result that can be confirmed. */
async function calculated(answers: Answers = {}) {
  keepForStaff({ ...AT_CREDIT, project: NEW_FLAT });
  const bff = fakeBff({ ...SAVES, ...answers });
  renderProfessional();
  const button = await screen.findByRole('button', { name: 'Calcula tu dividendo' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(confirm()).toBeEnabled());
  return bff;
}
const email = (status = 409) => refusal(status, { detail: OF_ANOTHER, fields: [] });

const NEW_FIGURES =
  /^Desde que calculó cambi.*: ahora \$[\d.]+ \(antes \$[\d.]+\)\. Revíselo y presione de nuevo/;

describe('Confirma la Simulación →', () => {
  it('introduces the client, saves, and leads to the summary of what was saved', async () => {
    const bff = await calculated();
    await userEvent.click(confirm());
    await waitFor(() => expect(place().pathname).toBe(SUMMARY));
    expect(place().state).toEqual({ simulation: OPENED_READ.uuid, user: CLIENT_UUID });
    expect(bff.callsTo(CLIENTS)[0]?.body).toEqual({
      email: 'camila.rojas@correo.cl',
      first_name: 'Camila',
      last_name: 'Rojas Fuentes',
      identification: '12345678-5',
      phone_number: '+569',
      age: 34,
    });
    const [save] = bff.callsTo(EXECUTIVE_CREATE);
    expect(save?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(save?.body).toMatchObject({
      client: CLIENT_UUID,
      product: 8,
      branch: 5,
      broker: 1,
      project: 12,
      property: { type: 2, state: 1, adds_other: true, value_uf: 2500 },
      amounts: { credit_uf: 2000, savings_uf: 500, subsidy_uf: 0, subsidy_type: 0 },
      worker_type: 0,
      net_income: 2_100_000,
    });
    expect(save?.body).not.toHaveProperty('consent');
    expect(keptForStaff()?.modules.m3).toEqual({ active: false, valid: true });
  });

  it('leaves what this executive chooses for the next client too, of this client nothing', async () => {
    await calculated();
    await userEvent.click(confirm());
    await waitFor(() => expect(place().pathname).toBe(SUMMARY));
    cleanup();
    renderProfessional(RESET_ENTRY);
    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveValue(''));
    expect(screen.getByLabelText('Sucursal')).toHaveDisplayValue('Providencia');
    expect({ ...window.localStorage }).toEqual({
      solicitudes: expect.stringContaining('12.3**.***-5'),
      'elecciones-habituales': JSON.stringify({
        owner: String(USER_ID),
        branch: '5',
        product: '8',
        lifeInsurance: '3',
      }),
    });
  });

  it('reports each step to analytics, without anything that identifies the client', async () => {
    await calculated();
    const pages = window.dataLayer?.map((entry) => (entry as { page: string }).page.split('/').at(-1));
    expect(pages).toEqual(['simulacion-paso3', 'simulacion-paso3-1']);
    expect(window.dataLayer?.at(-1)).toMatchObject({
      flow_type: 'pro',
      state: 'Nueva',
      amount: 2000,
      interest_rate: 4.5,
      user_id: null,
    });
  });

  it('says that the e-mail is another’s, until the RUT is another', async () => {
    await calculated({ [CLIENTS]: () => email() });
    await userEvent.click(confirm());
    expect(await screen.findByText(OF_ANOTHER)).toBeVisible();
    expect(place().pathname).toBe('/simulador-profesional');
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar el correo electrónico' }));
    await waitFor(() => expect(screen.getByLabelText('Correo electrónico')).toHaveFocus());
    expect(screen.getByText(OF_ANOTHER)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Edad'), '1');
    expect(screen.getByText(OF_ANOTHER)).toBeVisible();
    await userEvent.type(screen.getByLabelText('RUT'), '{Backspace}');
    expect(screen.queryByText(OF_ANOTHER)).not.toBeInTheDocument();
  });

  it('saves once: a try after a lost answer carries the same key, and after a save there is none', async () => {
    let tries = 0;
    const bff = await calculated({
      [EXECUTIVE_CREATE]: () => {
        tries += 1;
        if (tries === 1) throw new TypeError('lost');
        return Response.json(OPENED_READ, { status: 201 });
      },
    });
    await userEvent.click(confirm());
    expect(await screen.findByText(/No pudimos conectarnos/)).toBeVisible();
    await userEvent.click(confirm());
    await waitFor(() => expect(place().pathname).toBe(SUMMARY));
    const keys = bff.callsTo(EXECUTIVE_CREATE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keptForStaff()?.recorded).toEqual({ simulation: OPENED_READ.uuid, user: CLIENT_UUID });
    expect(keptUnder(STAFF_DRAFT_KEY)?.owner).toBe(String(USER_ID));
  });

  it('is not pressed twice', async () => {
    const bff = await calculated({ [EXECUTIVE_CREATE]: () => new Promise(() => undefined) });
    await userEvent.dblClick(confirm());
    await waitFor(() => expect(bff.callsTo(EXECUTIVE_CREATE)).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Guardando…' })).toHaveAttribute('aria-busy', 'true');
    expect(bff.callsTo(CLIENTS)).toHaveLength(1);
  });

  it('does not take for saved what was changed while it saved', async () => {
    let answer: (saved: Response) => void = () => undefined;
    const bff = await calculated({
      [EXECUTIVE_CREATE]: () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    await userEvent.click(confirm());
    await waitFor(() => expect(bff.callsTo(EXECUTIVE_CREATE)).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Editar cliente' }));
    await userEvent.type(await screen.findByLabelText('Apellido'), ' Soto');
    answer(Response.json(OPENED_READ, { status: 201 }));
    await waitFor(() => expect(place().pathname).toBe(SUMMARY));
    expect(keptForStaff()?.client.lastName).toBe('Rojas Fuentes Soto');
    expect(keptForStaff()?.recorded).toBeNull();
  });

  it('calculates again when the bank’s figures have changed, says what they have become, and saves with one press', async () => {
    const detail = 'Los valores cambiaron, vuelve a calcular.';
    let isRefused = true;
    const bff = await calculated({
      [EXECUTIVE_CREATE]: () =>
        isRefused ? refusal(409, { detail }) : Response.json(OPENED_READ, { status: 201 }),
    });
    const before = bff.callsTo(DIVIDENDO).length;
    await userEvent.click(confirm());
    expect(await screen.findByText(NEW_FIGURES)).toBeVisible();
    expect(bff.callsTo(DIVIDENDO).length).toBeGreaterThan(before);
    expect(screen.queryByText(detail)).not.toBeInTheDocument();
    isRefused = false;
    await userEvent.click(confirm());
    await waitFor(() => expect(place().pathname).toBe(SUMMARY));
  });

  it('no longer speaks of new figures once others are calculated', async () => {
    await calculated({ [EXECUTIVE_CREATE]: () => refusal(409, { detail: 'x' }) });
    await userEvent.click(confirm());
    await screen.findByText(NEW_FIGURES);
    await userEvent.type(screen.getByLabelText('Años de pago'), '{Backspace}4');
    expect(screen.queryByText(NEW_FIGURES)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Calcula tu dividendo' }));
    await waitFor(() => expect(confirm()).toBeEnabled());
    expect(screen.queryByText(NEW_FIGURES)).not.toBeInTheDocument();
  });

  it('says why there are no new figures, and lets them be requested again', async () => {
    const detail = 'Los valores cambiaron, vuelve a calcular.';
    const dead = 'El banco no responde.';
    let isDead = false;
    const bff = await calculated({
      [EXECUTIVE_CREATE]: () => refusal(409, { detail }),
      [COSTS]: () => (isDead ? refusal(502, { detail: dead }) : []),
    });
    const again = { name: 'Volver a calcular' };
    isDead = true;
    await userEvent.click(confirm());
    expect(await screen.findByText(dead)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(dead));
    isDead = false;
    const before = bff.callsTo(COSTS).length;
    await userEvent.click(screen.getByRole('button', again));
    await waitFor(() => expect(screen.queryByText(dead)).not.toBeInTheDocument());
    expect(bff.callsTo(COSTS).length).toBeGreaterThan(before);
  });

  it('says nothing of figures that were requested for other answers than the present ones', async () => {
    const detail = 'Los valores cambiaron, vuelve a calcular.';
    let answer: (costs: Response) => void = () => undefined;
    let isHeld = false;
    const bff = await calculated({
      [EXECUTIVE_CREATE]: () => refusal(409, { detail }),
      [COSTS]: () => (isHeld ? new Promise<Response>((resolve) => (answer = resolve)) : []),
    });
    isHeld = true;
    const before = bff.callsTo(COSTS).length;
    await userEvent.click(confirm());
    await waitFor(() => expect(bff.callsTo(COSTS).length).toBeGreaterThan(before));
    await userEvent.type(screen.getByLabelText('Años de pago'), '{Backspace}');
    answer(refusal(502, { detail: 'El banco no responde.' }));
    await waitFor(() => expect(screen.queryByText(detail)).not.toBeInTheDocument());
    expect(screen.queryByText('El banco no responde.')).not.toBeInTheDocument();
    expect(screen.queryByText('Error al calcular dividendo')).not.toBeInTheDocument();
  });

  it('leads to the field that was refused, in the module that holds it', async () => {
    const fields = [{ name: 'input_select_broker', message: 'No conocemos esta inmobiliaria.' }];
    await calculated({ [EXECUTIVE_CREATE]: () => refusal(400, { detail: 'x', fields }) });
    await userEvent.click(confirm());
    await userEvent.click(
      await screen.findByRole('link', { name: 'Inmobiliaria: No conocemos esta inmobiliaria.' }),
    );
    await waitFor(() => expect(document.getElementsByName('input_select_broker')[0]).toHaveFocus());
  });
});

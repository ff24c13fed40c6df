/** From the confirmed result to the saved simulation, with the real summary components. */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CURRENT_CONSENT, CURRENT_CONTACT_CONSENT } from '@simulador/contracts/simulations/consent';
import { ROW_25 } from '../../testing/result-rows.ts';
import { SAVED_READ } from '../../testing/opened-simulation.ts';
import { SAVED } from '../../testing/saved-simulation.ts';
import {
  ALCANCE,
  CLIENT_UUID,
  CLIENTS,
  CREATE,
  fakeBff,
  INICIO,
  INICIO_PATH,
  refusal,
} from '../../testing/simulator/fake-bff.ts';
import {
  askButton,
  INTENT_KEY,
  modal,
  openSummary,
  press,
  REQUEST,
  success,
} from '../../testing/simulator/open-summary.ts';
import { pressCalculate, renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { AT_MODULE_3, storeDraft, storedDraft } from '../../testing/simulator/stored-drafts.ts';
import { fill } from '../../testing/fill.ts';

const definitionOf = (label: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === label)?.nextElementSibling;

describe('the summary', () => {
  it('opens over the simulator and goes back to module 3', async () => {
    storeDraft(AT_MODULE_3);
    fakeBff();
    renderSimulator();
    await pressCalculate();
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmar Simulación' }));
    const dialog = await modal();
    expect(screen.getByRole('heading', { name: 'Resumen de la simulación' })).toHaveFocus();
    expect(within(dialog).getByRole('region', { name: 'Resultado' })).toHaveTextContent(
      /Pagarías al mes\$469\.290 UF 11,48.*Necesitas hoy/,
    );
    expect(within(dialog).getByText('Camila, revisa y recíbela')).toBeVisible();
    expect(within(dialog).getByText('Paso 3 de 3')).toBeVisible();
    await press('Volver atrás');
    expect(await screen.findByRole('heading', { name: 'Ok, Camila esto es importante' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Confirmar Simulación' })).toBeVisible();
  });

  it('leads back to a module 1 that has to be revised with the RUT that was typed there', async () => {
    await openSummary();
    fill(screen.getByLabelText('RUT'), '1234567');
    await press('Volver atrás');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const client = await screen.findByRole('region', { name: '01 Tus datos' });
    expect(client).toHaveTextContent('Hay datos por revisar');
    await press('Editar tus datos');
    fill(await screen.findByRole('textbox', { name: 'RUT' }), '123456785');
    await press('Continuar');
    expect(await screen.findByRole('region', { name: '01 Tus datos' })).toHaveTextContent(
      'Módulo completado',
    );
  });

  it('begins its slider at the stated income, with what that carries', async () => {
    await openSummary();
    const income = within(screen.getByRole('region', { name: 'Ajusta tu renta líquida' }));
    expect(income.getByRole('slider')).toHaveValue('2100000');
    const permitted =
      'Permite un crédito de hasta UF 1.966 ($80.370.788), y con tu ahorro una propiedad de hasta UF 2.466.';
    await waitFor(() =>
      expect(income.getByText(/^Permite/).textContent?.replaceAll('\u00a0', ' ')).toBe(permitted),
    );
  });

  it('names the limit where an income carries no credit', async () => {
    await openSummary({ [ALCANCE]: () => refusal(404, { detail: 'No alcanza para el mínimo.' }) });
    const income = within(screen.getByRole('region', { name: 'Ajusta tu renta líquida' }));
    expect(await income.findByText('No alcanza para el mínimo.')).toBeVisible();
  });

  it('says what was confirmed, each amount in UF and pesos of the calculation, whatever today’s UF is', async () => {
    const today = { value: 50000, date: '2026-12-24', source: 'core' as const };
    await openSummary({ [INICIO_PATH]: () => ({ ...INICIO, uf: today }) });
    await screen.findByText('Compraventa · Departamento · Usada · Ñuñoa, Metropolitana de Santiago');
    const property = screen.getByRole('region', { name: 'Datos de la propiedad' });
    const values = (region: HTMLElement) =>
      within(region)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent);
    expect(values(property)).toEqual(['UF 2.500$102.200.900', 'UF 500$20.440.180', 'UF 2.000$81.760.720']);
    expect(values(screen.getByRole('region', { name: 'Datos del solicitante' }))).toEqual([
      'Camila Rojas Fuentes',
      '$2.100.000',
      'camila.rojas@correo.cl',
    ]);
  });

  it('says who asks, saves what was shown once, and takes its place with the success', async () => {
    const { bff } = await openSummary();
    await userEvent.dblClick(askButton());
    expect(await success()).toHaveFocus();
    expect(screen.getByText(/te contactará/)).toHaveTextContent(/te contactará en ese correo\.$/);
    expect(screen.getByText('camila.rojas@correo.cl')).toBeVisible();
    expect(screen.getByText('N.º 10517')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bff.callsTo(CLIENTS).map(({ body }) => body)).toEqual([
      {
        email: 'camila.rojas@correo.cl',
        first_name: 'Camila',
        last_name: 'Rojas Fuentes',
        identification: '12345678-5',
        phone_number: '+56912345678',
        age: 34,
      },
    ]);
    const [saving, ...more] = bff.callsTo(CREATE);
    expect(more).toEqual([]);
    expect(saving?.headers.get('Idempotency-Key')).toBe(INTENT_KEY);
    expect(saving?.body).toEqual({
      client: CLIENT_UUID,
      calculation: { ...REQUEST, Rut: '12345678-5' },
      salida: ROW_25,
      worker_type: 0,
      net_income: 2100000,
      age: 34,
      property: {
        type: 2,
        state: 2,
        adds_other: false,
        region_id: '13',
        comuna_id: '13120',
        ...{ value_uf: 2500, value_currency: 'UF' },
      },
      amounts: { credit_uf: 2000, savings_uf: 500, subsidy_uf: 0, subsidy_type: 0 },
      consent: { version: CURRENT_CONSENT.version },
      contact_consent: { version: CURRENT_CONTACT_CONSENT.version, accepted: true },
      phone_number: '+56912345678',
    });
  });

  it('keeps the pesos that were typed, beside the UF that they are', async () => {
    const pesos = (amount: number) => ({ currency: 'CLP', amount }) as const;
    const credit = {
      ...AT_MODULE_3.credit,
      propertyValue: pesos(100_000_000),
      savings: pesos(20_000_000),
      creditAmount: pesos(80_000_000),
    };
    const read = { ...SAVED_READ, credit_amount: 1956.9299, credit_amount_clp: 80_000_000 };
    const { bff } = await openSummary({ [CREATE]: () => Response.json(read, { status: 201 }) }, { credit });
    const property = screen.getByRole('region', { name: 'Datos de la propiedad' });
    expect(
      within(property)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['$100.000.000UF 2.446,16', '$20.000.000UF 489,23', '$80.000.000UF 1.956,93']);
    await userEvent.click(askButton());
    await success();
    expect(definitionOf('Monto del crédito')).toHaveTextContent('$80.000.000UF 1.956,93');
    expect(bff.callsTo(CREATE)[0]?.body).toMatchObject({
      property: { value_uf: 2446.1624, value_clp: 100_000_000, value_currency: 'CLP' },
      amounts: {
        credit_uf: 1956.9299,
        credit_clp: 80_000_000,
        savings_uf: 489.2325,
        savings_clp: 20_000_000,
      },
    });
  });

  it('is one simulation for who left before the answer, came back and confirmed again', async () => {
    const { bff, unmount } = await openSummary({ [CREATE]: () => new Promise(() => undefined) });
    await userEvent.click(askButton());
    await waitFor(() => expect(bff.callsTo(CREATE)).toHaveLength(1));
    unmount();
    renderSimulator('/simulador');
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmar Simulación' }));
    await modal();
    await userEvent.click(askButton());
    await waitFor(() => expect(bff.callsTo(CREATE)).toHaveLength(2));
    const [first, second] = bff.callsTo(CREATE);
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
    expect(second?.body).toEqual(first?.body);
  });

  it('leaves nobody’s data behind but what the success says, and shows that again after a reload', async () => {
    const { unmount } = await openSummary();
    await userEvent.click(askButton());
    await success();
    expect(storedDraft()?.saved).toEqual({ ...SAVED, phone: null });
    expect(JSON.stringify(storedDraft())).not.toMatch(/12\.345\.678|Rojas Fuentes/);
    expect(window.localStorage.getItem('simulador')).toBeNull();
    expect(window.localStorage.getItem('solicitudes')).toBeNull();
    unmount();
    renderSimulator('/simulador/resumen');
    expect(await success()).toBeVisible();
  });

  it('begins another simulation for the same person, as long as the page knows them', async () => {
    const { unmount } = await openSummary({}, { written: { name: "Cam'ila" } });
    await userEvent.click(askButton());
    await success();
    await press('Simular otra vez con mis datos');
    expect(await screen.findByRole('heading', { name: 'Ok, Camila esto es importante' })).toHaveFocus();
    const { client, project, credit } = AT_MODULE_3;
    expect(storedDraft()).toMatchObject({ client, project, saved: null, calculated: null });
    expect(storedDraft()?.credit.propertyValue).toEqual(credit.propertyValue);
    expect(storedDraft()?.written).toEqual({ name: "Cam'ila" });
    unmount();
    storeDraft({ ...AT_MODULE_3, saved: SAVED });
    renderSimulator('/simulador/resumen');
    await success();
    expect(screen.getByRole('button', { name: 'Volver a Simular' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Simular otra vez con mis datos' })).toBeNull();
  });

  it('asks with RUT and phone as they are typed there, which survive a reload', async () => {
    const { bff, unmount } = await openSummary();
    await userEvent.clear(screen.getByLabelText('RUT'));
    expect(askButton()).toBeDisabled();
    fill(screen.getByLabelText('RUT'), '76543216');
    await userEvent.click(screen.getByLabelText('Quiero que me llamen'));
    fill(screen.getByLabelText('Teléfono móvil (opcional)'), '+569');
    unmount();
    renderSimulator('/simulador/resumen');
    await modal();
    expect(screen.getByLabelText('RUT')).toHaveValue('7.654.321-6');
    await userEvent.click(askButton());
    await success();
    expect(bff.callsTo(CLIENTS)[0]?.body).toMatchObject({
      identification: '7654321-6',
      phone_number: '+569',
    });
    expect(bff.callsTo(CREATE)[0]?.body).toMatchObject({
      calculation: { Rut: '7654321-6' },
      phone_number: '+569',
    });
    expect(bff.callsTo(CREATE)[0]?.headers.get('Idempotency-Key')).toBe(INTENT_KEY);
  });
});

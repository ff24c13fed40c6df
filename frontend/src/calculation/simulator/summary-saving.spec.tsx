/** Saving from the summary: with and without being contacted, what is reported of it, and a first attempt that fails. See docs/rules.md R160, R162, R701. */
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { CALL_CONSENT, CURRENT_CONTACT_CONSENT } from '@simulador/contracts/simulations/consent';
import { SAVED_READ } from '../../testing/opened-simulation.ts';
import {
  CALCULO,
  calculo,
  CREATE,
  CLIENTS,
  INICIO,
  INICIO_PATH,
  refusal,
} from '../../testing/simulator/fake-bff.ts';
import {
  askButton,
  modal,
  openSummary,
  press,
  success,
  alertOfModal,
  INTENT_KEY,
} from '../../testing/simulator/open-summary.ts';
import { fill } from '../../testing/fill.ts';
import { ROW_25 } from '../../testing/result-rows.ts';
import { AT_MODULE_3 } from '../../testing/simulator/stored-drafts.ts';

const measuredPages = () =>
  (window.dataLayer ?? []).map((entry) => {
    const { page, label } = entry as { page?: string; label?: string };
    return page?.split('/').at(-1) ?? label;
  });

describe('the summary', () => {
  it('reports each step once, the success page with the keyed hash, and nothing personal', async () => {
    await openSummary();
    await userEvent.click(askButton());
    await success();
    expect(measuredPages()).toEqual([
      'simulacion-paso3-2',
      'simulacion-paso4',
      'Deseo ser contactado',
      'comprobante',
    ]);
    expect(window.dataLayer?.at(-1)).toEqual({
      event: 'page_view',
      page: '/hipotecario-asicom/comprobante',
      flow_type: 'web',
      state: 'Usada',
      location: 'Ñuñoa, Metropolitana de Santiago',
      amount: 2000,
      interest_rate: 4.5,
      user_id: 'a1b2',
    });
    expect(JSON.stringify(window.dataLayer)).not.toMatch(/Camila|12\.?345\.?678|correo\.cl|912345678/);
  });

  it('saves and mails without asking for contact, by a button of its own, and says that nobody calls', async () => {
    const { bff } = await openSummary({
      [CREATE]: () => Response.json({ ...SAVED_READ, wants_contact: false }, { status: 201 }),
    });
    expect(screen.queryByLabelText(/^Teléfono/)).toBeNull();
    await userEvent.click(within(await modal()).getByRole('button', { name: 'Guardar y recibir el PDF' }));
    await success();
    expect(screen.getByText(/nadie te llamará/)).toBeVisible();
    expect(screen.queryByText(/te contactará/)).toBeNull();
    const [saving] = bff.callsTo(CREATE);
    expect(saving?.body).toMatchObject({
      contact_consent: { version: CURRENT_CONTACT_CONSENT.version, accepted: false },
    });
    expect(JSON.stringify(window.dataLayer)).not.toContain('Deseo ser contactado');
  });

  it.each([
    ['Deseo ser contactado', false],
    ['Deseo ser contactado', true],
    ['Guardar y recibir el PDF', true],
  ])('records with %s the text that was on screen, ticked: %s', async (button, isTicked) => {
    const { bff } = await openSummary();
    if (isTicked) await userEvent.click(screen.getByLabelText('Quiero que me llamen'));
    const dialog = await modal();
    const shown = dialog.textContent;
    await userEvent.click(within(dialog).getByRole('button', { name: button }));
    await success();
    const { version, text } = isTicked ? CALL_CONSENT : CURRENT_CONTACT_CONSENT;
    expect(bff.callsTo(CREATE)[0]?.body).toMatchObject({ contact_consent: { version, accepted: true } });
    expect(shown).toContain(text);
  });

  it('asks to be called by a tick, which shows what it agrees to and opens the telephone, and the PDF comes as well', async () => {
    const { bff } = await openSummary();
    const tick = screen.getByLabelText('Quiero que me llamen');
    expect(tick).toHaveAccessibleDescription(/, también por teléfono\.$/);
    await userEvent.click(tick);
    fill(screen.getByRole('textbox', { name: /^Teléfono/ }), '+56987654321');
    await userEvent.click(within(await modal()).getByRole('button', { name: 'Guardar y recibir el PDF' }));
    await success();
    expect(bff.callsTo(CREATE)[0]?.body).toMatchObject({
      contact_consent: { version: CALL_CONSENT.version, accepted: true },
      phone_number: '+56987654321',
    });
  });

  it('is left by Escape, and has what was typed when it is opened again', async () => {
    await openSummary();
    await userEvent.click(screen.getByLabelText('Quiero que me llamen'));
    const phone = await screen.findByRole('textbox', { name: /^Teléfono/ });
    fill(phone, '+56987654321');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Confirmar Simulación' }));
    await modal();
    expect(screen.getByRole('textbox', { name: /^Teléfono/ })).toHaveValue('+56987654321');
  });
});

describe('a simulation that is not saved', () => {
  it('tries again under the same key, with everything typed still there', async () => {
    let isDown = true;
    const { bff } = await openSummary({
      [CREATE]: () => (isDown ? refusal(503, {}) : Response.json(SAVED_READ, { status: 201 })),
    });
    await userEvent.click(askButton());
    expect(await alertOfModal()).toHaveTextContent('No pudimos registrar tu simulación');
    expect(screen.getByLabelText('RUT')).toHaveValue('12.345.678-5');
    isDown = false;
    await userEvent.click(askButton());
    await success();
    const keys = bff.callsTo(CREATE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([INTENT_KEY, INTENT_KEY]);
  });

  it('calculates again when the figures are not the bank’s any more, as another intent', async () => {
    const { bff } = await openSummary({
      [CALCULO]: (call) => calculo(call, { row: { ...ROW_25, DivTotal: 12, DivTotalPe: 490564 } }),
      [CREATE]: ({ body }) =>
        (body['salida'] as { DivTotal: number }).DivTotal === 12
          ? Response.json(SAVED_READ, { status: 201 })
          : refusal(409, { detail: 'Los valores cambiaron, vuelve a calcular.' }),
    });
    await userEvent.click(askButton());
    expect(await screen.findByText(/^El banco cambió sus valores .*«Deseo ser contactado»/)).toBeVisible();
    expect(screen.getByText('$490.564')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Volver a calcular' })).toBeNull();
    await userEvent.click(askButton());
    await success();
    const keys = bff.callsTo(CREATE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[1]).toMatch(/^[\da-f]{32}$/);
  });

  it('calculates again with insurances and rate as they are now', async () => {
    const dearer = INICIO.seguros.incendio?.map((seguro) => ({ ...seguro, Tasa: 0.0002 })) ?? [];
    let [incendio, rate] = [INICIO.seguros.incendio, 4.5];
    const { bff } = await openSummary({
      [INICIO_PATH]: () => ({ ...INICIO, seguros: { ...INICIO.seguros, incendio } }),
      [CALCULO]: (call) => calculo(call, { rate: { rate, suggested: rate, tmc: 6.6 } }),
      [CREATE]: ({ body }) =>
        (body['calculation'] as { tasasimulacion: number }).tasasimulacion === 4.7
          ? Response.json(SAVED_READ, { status: 201 })
          : refusal(409, { detail: 'Los valores cambiaron, vuelve a calcular.' }),
    });
    await waitFor(() => expect(bff.callsTo(CALCULO)).toHaveLength(1));
    [incendio, rate] = [dearer, 4.7];
    await userEvent.click(askButton());
    await screen.findByText(/^El banco cambió sus valores/);
    await userEvent.click(askButton());
    await success();
    expect(bff.callsTo(CALCULO).at(-1)?.body['calculation']).toMatchObject({ tasa_seg_inc: 0.0002 });
  });

  it('is another intent when an earlier try was saved with other contact data', async () => {
    const detail = 'Esta solicitud ya se envió con otros datos. Vuelve a confirmar la simulación.';
    const { bff } = await openSummary({
      [CREATE]: ({ headers }) =>
        headers.get('Idempotency-Key') === INTENT_KEY
          ? refusal(422, { detail })
          : Response.json(SAVED_READ, { status: 201 }),
    });
    await userEvent.click(askButton());
    const said = await alertOfModal();
    expect(said).toHaveTextContent(detail);
    expect(said).toHaveTextContent('presiona el botón de nuevo');
    await userEvent.click(askButton());
    await success();
    expect(bff.callsTo(CREATE)).toHaveLength(2);
  });

  it('says why it can’t calculate again', async () => {
    await openSummary({
      [CREATE]: () => refusal(409, { detail: 'Los valores cambiaron, vuelve a calcular.' }),
      [CALCULO]: () => refusal(502, { detail: 'El banco no responde.' }),
    });
    await userEvent.click(askButton());
    await waitFor(async () => expect(await alertOfModal()).toHaveTextContent('El banco no responde.'));
    expect(screen.getByRole('button', { name: 'Volver a calcular' })).toBeVisible();
  });

  it('leads back to the e-mail that is another’s', async () => {
    const detail =
      'El correo ingresado ya fue usado en otra simulación. Ingresa uno diferente para continuar.';
    const { bff } = await openSummary({ [CLIENTS]: () => refusal(409, { detail }) });
    await userEvent.click(askButton());
    expect(await alertOfModal()).toHaveTextContent(detail);
    await userEvent.type(screen.getByLabelText('RUT'), '{Backspace}');
    await waitFor(() => expect(screen.queryByText(detail)).toBeNull());
    await userEvent.type(screen.getByLabelText('RUT'), '5');
    await userEvent.click(askButton());
    await screen.findByText(detail);
    await press('Cambiar mi correo electrónico');
    await waitFor(() => expect(screen.getByLabelText('Correo electrónico')).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bff.callsTo(CREATE)).toEqual([]);
  });

  it('leads to the fields that were refused, wherever they are', async () => {
    const fields = [
      { name: 'input_rut', message: 'El rut ingresado no es correcto' },
      { name: 'input_comuna', message: 'Debe seleccionar una comuna' },
      { name: 'client', message: 'No conocemos a esta persona.' },
    ];
    await openSummary({ [CREATE]: () => refusal(400, { detail: 'Revisa los datos.', fields }) });
    await userEvent.click(askButton());
    const said = await alertOfModal();
    await waitFor(() => expect(said).toHaveFocus());
    expect(said).toHaveTextContent('No conocemos a esta persona.');
    await userEvent.click(screen.getByRole('link', { name: 'RUT: El rut ingresado no es correcto' }));
    expect(screen.getByLabelText('RUT')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Comuna: Debe seleccionar una comuna' }));
    await waitFor(() => expect(screen.getByLabelText('Comuna')).toHaveFocus());
    expect(screen.getByText('Debe seleccionar una comuna')).toBeVisible();
  });

  it('offers the lists as they are now where a choice was refused', async () => {
    const { catalogos } = INICIO;
    if (catalogos === null) throw new Error('The example has lists');
    let { comunas } = catalogos;
    const fields = [{ name: 'input_comuna', message: 'Debe seleccionar una comuna' }];
    await openSummary({
      [INICIO_PATH]: () => ({ ...INICIO, catalogos: { ...catalogos, comunas } }),
      [CREATE]: () => refusal(400, { detail: 'Revisa los datos.', fields }),
    });
    const [chosen] = comunas.filter(({ id }) => id === AT_MODULE_3.project.comuna);
    comunas = comunas.filter((comuna) => comuna !== chosen);
    await userEvent.click(askButton());
    await userEvent.click(await screen.findByRole('link', { name: 'Comuna: Debe seleccionar una comuna' }));
    await waitFor(() => expect(screen.getByLabelText('Comuna')).toHaveFocus());
    expect(chosen).toBeDefined();
    expect(screen.queryByRole('option', { name: chosen?.name ?? '' })).toBeNull();
  });
});

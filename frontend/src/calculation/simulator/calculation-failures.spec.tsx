/** Failed calculations: their messages, and how the visitor continues. See docs/rules.md R220. */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import {
  CALCULO,
  calculo,
  type Call,
  fakeBff,
  INICIO,
  INICIO_PATH,
  refusal,
} from '../../testing/simulator/fake-bff.ts';
import { pressCalculate, renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { AT_MODULE_3, storeDraft } from '../../testing/simulator/stored-drafts.ts';

const result = () => screen.getByLabelText('resultado');
const findResult = () => screen.findByLabelText('resultado');
const confirmation = () => screen.queryByRole('button', { name: 'Confirmar Simulación' });

describe('a calculation that fails', () => {
  beforeEach(() => storeDraft(AT_MODULE_3));

  it('refuses a rate above the ceiling', async () => {
    fakeBff({ [CALCULO]: (call) => calculo(call, { rate: { rate: 4.5, suggested: 4.5, tmc: 4.4 } }) });
    renderSimulator();
    expect(await screen.findByText('La tasa no puede ser mayor a la TMC')).toBeVisible();
    expect(confirmation()).toBeNull();
  });

  it('says why there is no rate, and shows no figures', async () => {
    const message = 'No hay una tasa para este crédito.';
    const problems = (['rate', 'row'] as const).map((part) => ({ part, message }));
    const bff = fakeBff({
      [CALCULO]: (call) => calculo(call, { rate: null, row: null, terms: null, problems }),
    });
    renderSimulator();
    await waitFor(() => expect(bff.callsTo(INICIO_PATH)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Calcular Dividendo' })).toBeEnabled());
    await waitFor(() => expect(bff.callsTo(CALCULO)).not.toHaveLength(0));
    await waitFor(() => expect(result()).toHaveTextContent('failed - preview No hay una tasa'));
  });

  it('shows a refused calculation with the BFF’s sentence', async () => {
    fakeBff({ [CALCULO]: () => refusal(400, { detail: 'El plazo no es válido.' }) });
    renderSimulator();
    await pressCalculate();
    // The toast and the permanent note. Card and comparison don't repeat the message.
    await waitFor(() => expect(screen.getAllByText('El plazo no es válido.')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await waitFor(() => expect(result()).toHaveTextContent('unavailable - preview'));
    expect(confirmation()).toBeNull();
  });

  it('says that the dividend could not be calculated, and asks again by the one filled button', async () => {
    let answer: (call: Call) => unknown = () => ({});
    fakeBff({ [CALCULO]: (call) => answer(call) });
    renderSimulator();
    await waitFor(() => expect(result()).toHaveTextContent('failed - preview Error al calcular dividendo'));
    answer = () => new Response('<h1>Bad Gateway</h1>', { status: 502 });
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    answer = calculo;
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Calcular Dividendo' })).toBeEnabled();
  });

  it('says what the bank refused, at its field too', async () => {
    const fields = [{ name: 'calculation.plazototal', message: 'Ese plazo no se ofrece.' }];
    fakeBff({ [CALCULO]: () => refusal(400, { detail: 'Ese plazo no se ofrece.', fields }) });
    renderSimulator();
    await waitFor(() => expect(result()).toHaveTextContent('failed - preview Ese plazo no se ofrece.'));
    expect(screen.getByRole('textbox', { name: 'Años de pago' })).toHaveAccessibleDescription(
      /Ese plazo no se ofrece\./,
    );
  });

  it('shows the figures that it has, and asks again for the dividend that the bank did not answer', async () => {
    const problems = [{ part: 'row' as const, message: 'El banco tardó demasiado en responder.' }];
    let isSlow = false;
    fakeBff({ [CALCULO]: (call) => (isSlow ? calculo(call, { row: null, problems }) : calculo(call)) });
    renderSimulator();
    await waitFor(() => expect(result()).toHaveTextContent('ready 25'));
    isSlow = true;
    await userEvent.type(screen.getByRole('textbox', { name: 'Años de pago' }), '{Backspace}4');
    await waitFor(() => expect(result()).toHaveTextContent('outdated 25 preview El banco no respondió'));
    expect(confirmation()).toBeNull();
  });

  it('keeps saying why a calculation failed until it is tried again or something changes', async () => {
    let isDown = false;
    fakeBff({
      [CALCULO]: (call) => (isDown ? refusal(502, { detail: 'El banco no respondió.' }) : calculo(call)),
    });
    renderSimulator();
    await waitFor(() => expect(result()).toHaveTextContent('ready'));
    isDown = true;
    await pressCalculate();
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar aviso' }));
    expect(screen.getByText('El banco no respondió.')).toBeVisible();
    isDown = false;
    await pressCalculate();
    await waitFor(() => expect(confirmation()).toBeVisible());
    expect(screen.queryByText('El banco no respondió.')).toBeNull();
  });
});

describe('UF, catalogues and insurances that are unavailable', () => {
  beforeEach(() => storeDraft(AT_MODULE_3));

  it('calculates nothing with the referential UF, and tries again on demand', async () => {
    const errors = [{ part: 'uf' as const, message: 'El valor de la UF no está disponible.' }];
    let uf: typeof INICIO.uf = null;
    const bff = fakeBff({ [INICIO_PATH]: () => ({ ...INICIO, uf, errors: uf === null ? errors : [] }) });
    renderSimulator();
    expect(await screen.findByText(/^Sin el valor de la UF, los catálogos y los seguros/)).toBeVisible();
    expect(await screen.findByText('El valor de la UF no está disponible.')).toBeVisible();
    expect(screen.queryByText('No pudimos consultar el valor de la UF.')).toBeNull(); // Reported once.
    expect(screen.getAllByText('con una UF referencial')).not.toHaveLength(0);
    expect(bff.callsTo(CALCULO)).toHaveLength(0);
    expect(await findResult()).toHaveTextContent('unavailable');
    uf = INICIO.uf;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText(/^Sin el valor de la UF/)).toBeNull());
    expect(screen.getByRole('button', { name: 'Calcular Dividendo' })).toBeEnabled();
  });

  it('says so where the lists have no entry for the answers, and blames no UF', async () => {
    fakeBff({ [INICIO_PATH]: () => ({ ...INICIO, seguros: { ...INICIO.seguros, incendio: [] } }) });
    renderSimulator();
    const sentence = /las listas del banco ya no tienen algo de lo elegido/;
    expect(await screen.findAllByText(sentence)).toHaveLength(1);
    expect(await findResult()).toHaveTextContent(/^unavailable - preview$/);
    expect(screen.queryByText(/Sin el valor de la UF/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Calcular Dividendo' })).toBeDisabled();
  });

  it('says which day a stale UF is of', async () => {
    const stale = { value: 40851.17, date: '2026-11-18', source: 'stale' as const };
    fakeBff({ [INICIO_PATH]: () => ({ ...INICIO, uf: stale }) });
    renderSimulator();
    expect(await screen.findByText('No pudimos consultar la UF de hoy.')).toBeVisible();
    expect(screen.getByText('$40.851,17')).toBeVisible();
  });

  it('takes a UF that was kept for today’s when it is of today', async () => {
    const ofToday = { value: 40851.17, date: santiagoDate(new Date()), source: 'stale' as const };
    fakeBff({ [INICIO_PATH]: () => ({ ...INICIO, uf: ofToday }) });
    renderSimulator();
    await screen.findByRole('button', { name: 'Calcular Dividendo' });
    expect(screen.queryByText('No pudimos consultar la UF de hoy.')).toBeNull();
  });

  it('says in the place of a step that it needs the catalogues, and has it after a retry', async () => {
    let catalogos: typeof INICIO.catalogos = null;
    fakeBff({ [INICIO_PATH]: () => ({ ...INICIO, catalogos }) });
    renderSimulator();
    expect(await screen.findByText(/^Este paso necesita los catálogos del simulador/)).toBeVisible();
    expect(screen.queryByText(/^No pudimos cargar toda/)).toBeNull(); // Reported once.
    catalogos = INICIO.catalogos;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Ok, Camila esto es importante' })).toBeVisible();
    expect(screen.queryByText(/^Este paso necesita/)).toBeNull();
  });

  it('keep their note, the button and the focus there during a retry', async () => {
    window.sessionStorage.clear();
    const said = 'El banco no respondió.';
    let next: unknown = null;
    const bff = fakeBff({ [INICIO_PATH]: () => next ?? refusal(502, { detail: said }) });
    renderSimulator();
    expect(await screen.findByText(said)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    let answer: (value: Response) => void = () => undefined;
    next = new Promise((give) => (answer = give));
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    const retry = screen.getByRole('button', { name: 'Consultando…' });
    expect(retry).toHaveFocus();
    expect(screen.getByText('No pudimos cargar toda la información del simulador.')).toBeVisible();
    expect(screen.queryByText(/Cargando el valor de la UF/)).toBeNull();
    expect(result()).toHaveTextContent('unavailable');
    await act(async () => {
      answer(refusal(502, { detail: said }));
      await Promise.resolve();
    });
    await waitFor(() => expect(retry).toHaveTextContent('Reintentar'));
    expect(retry).toHaveFocus();
    expect(screen.queryByText(said)).toBeNull();
    expect(bff.callsTo(INICIO_PATH)).toHaveLength(2);
  });

  it('say so in one toast, however often they are requested automatically', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let said = 'El banco no respondió.';
    const bff = fakeBff({ [INICIO_PATH]: () => refusal(502, { detail: said }) });
    renderSimulator();
    expect(await screen.findByText(said)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(58_000));
    expect(screen.queryByText(said)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(bff.callsTo(INICIO_PATH)).toHaveLength(2);
    expect(screen.queryByText(said)).toBeNull();
    said = 'El servicio está en mantención.';
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText(said)).toBeVisible();
  });
});

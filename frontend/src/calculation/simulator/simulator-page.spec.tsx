import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  askedIn,
  CALCULO,
  calculo,
  fakeBff,
  INICIO_PATH,
  type Call,
} from '../../testing/simulator/fake-bff.ts';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { AT_MODULE_3, storeDraft } from '../../testing/simulator/stored-drafts.ts';
import { fill } from '../../testing/fill.ts';
import { replaceComponent } from '../../testing/jsx-runtime.ts';
import { AnswerCard } from '../result/answer-card.tsx';

const result = () => screen.getByLabelText('resultado');
const years = () => screen.getByRole('textbox', { name: 'Años de pago' });
const calculate = async () => {
  await waitFor(() => expect(result()).toHaveTextContent('ready'));
  await userEvent.click(screen.getByRole('button', { name: 'Calcular Dividendo' }));
};
const confirmation = () => screen.queryByRole('button', { name: 'Confirmar Simulación' });

describe('simulator page', () => {
  beforeEach(() => storeDraft(AT_MODULE_3));

  it('waits for UF, catalogues and insurances with a spinner', async () => {
    fakeBff({ [INICIO_PATH]: () => new Promise(() => undefined) });
    renderSimulator();
    expect(await screen.findByText(/Cargando el valor de la UF/)).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
    expect(result()).toHaveTextContent('waiting');
  });

  it('asks who it is for without waiting for any list', async () => {
    window.sessionStorage.clear();
    fakeBff({ [INICIO_PATH]: () => new Promise(() => undefined) });
    renderSimulator();
    expect(screen.getByRole('heading', { name: 'Cuéntanos de ti' })).toBeVisible();
    expect(screen.queryByText(/Cargando el valor de la UF/)).toBeNull();
    expect(screen.getByText('Paso 1 de 3')).toBeVisible();
    expect(screen.getByText(/^Ve tu dividendo sin RUT ni correo:/)).toBeVisible();
  });

  it('previews as soon as the answers are good, at the suggested rate, and compares the terms', async () => {
    const bff = fakeBff();
    renderSimulator();
    await waitFor(() => expect(result()).toHaveTextContent('ready 25 preview'));
    expect(bff.calls.map(({ path }) => path)).toEqual([INICIO_PATH, CALCULO]);
    expect(bff.callsTo(CALCULO)[0]?.body).toMatchObject({
      calculation: { montocredito: 2000, plazototal: 25 },
      ...{ edad: 34, flavour: 'web', income_clp: 2_100_000 },
    });
    expect(bff.callsTo(CALCULO)[0]?.body['calculation']).not.toHaveProperty('tasasimulacion');
    await userEvent.click(screen.getByRole('tab', { name: 'Plazos' }));
    expect(await screen.findByLabelText('comparación')).toHaveTextContent('25 2000');
    await userEvent.click(screen.getByRole('tab', { name: 'Simulación' }));
    expect(screen.getByLabelText('Tasa anual sugerida')).toHaveValue('4,50');
    expect(confirmation()).toBeNull();
  });

  it('says in a tab why there are no figures for it', async () => {
    fakeBff();
    renderSimulator();
    await waitFor(() => expect(result()).toHaveTextContent('ready'));
    fill(years(), '90');
    await userEvent.click(screen.getByRole('tab', { name: 'Abonos' }));
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveTextContent(/años/), { timeout: 3000 });
    expect(screen.getByRole('tabpanel')).not.toHaveTextContent('el valor de la propiedad');
  });

  it('can confirm the button’s result, until years, value or amount change', async () => {
    fakeBff();
    renderSimulator();
    await screen.findByRole('button', { name: 'Calcular Dividendo' });
    await calculate();
    await waitFor(() => expect(confirmation()).toBeVisible());
    expect(screen.getByText('Para volver a simular, puedes modificar los datos del crédito.')).toBeVisible();
    expect(await screen.findByLabelText('resultado')).toHaveTextContent('ready 25 final');
    fill(years(), '20');
    expect(confirmation()).toBeNull();
    await waitFor(() => expect(result()).toHaveTextContent('ready 20 preview'));
    expect(confirmation()).toBeNull();
  });

  it('calculates once for two presses', async () => {
    const late: (() => void)[] = [];
    let isPreview = true;
    fakeBff({
      [CALCULO]: (call) =>
        isPreview ? calculo(call) : new Promise((give) => late.push(() => give(calculo(call)))),
    });
    renderSimulator();
    await waitFor(() => expect(result()).toHaveTextContent('ready 25 preview'));
    isPreview = false;
    await userEvent.dblClick(screen.getByRole('button', { name: 'Calcular Dividendo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Calculando…' }));
    await waitFor(() => expect(late).toHaveLength(1));
    late[0]?.();
    await waitFor(() => expect(confirmation()).toBeVisible());
    expect(late).toHaveLength(1);
  });

  it('keeps the last figures while a term is retyped, and assumes 25 years where typing rests on none', async () => {
    fakeBff();
    renderSimulator();
    await waitFor(() => expect(result()).toHaveTextContent('ready 25 preview'));
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(result().textContent));
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    fill(years(), '20');
    await waitFor(() => expect(result()).toHaveTextContent('ready 20 preview'));
    watch.disconnect();
    expect(seen).not.toHaveLength(0);
    expect(seen.filter((text) => !/^(updating 25|(updating|ready) 20|ready 25)/.test(text))).toEqual([]);
    await userEvent.clear(years());
    await waitFor(() => expect(result()).toHaveTextContent('ready 25'));
  });

  it('is not drawn again at each key of a name', async () => {
    let drawn = 0;
    fakeBff();
    renderSimulator();
    replaceComponent(AnswerCard, ({ result: { status } }) => {
      drawn++;
      return <p aria-label="resultado">{status}</p>;
    });
    await waitFor(() => expect(result()).toHaveTextContent('ready'));
    await userEvent.click(await screen.findByRole('button', { name: 'Editar tus datos' }));
    const name = await screen.findByRole('textbox', { name: 'Nombre' });
    await userEvent.type(name, 'a');
    const before = drawn;
    await userEvent.type(name, 'bcd');
    expect(drawn).toBe(before);
  });

  it('shows no figures of a former purpose', async () => {
    fakeBff();
    renderSimulator();
    await waitFor(() => expect(result()).toHaveTextContent('ready 25 preview'));
    await userEvent.selectOptions(screen.getByLabelText('¿Qué quieres hacer?'), 'Dinero con mi casa');
    expect(result()).not.toHaveTextContent('25');
  });

  it('drops an answer that was overtaken', async () => {
    const late: { call: Call; give: (answer: unknown) => void }[] = [];
    fakeBff({
      [CALCULO]: (call) =>
        askedIn(call).calculation.plazototal === 25
          ? new Promise((give) => late.push({ call, give }))
          : calculo(call),
    });
    renderSimulator();
    await waitFor(() => expect(late).toHaveLength(1));
    fill(years(), '20');
    await waitFor(() => expect(result()).toHaveTextContent('ready 20'));
    expect(late[0]?.call.signal.aborted).toBe(true);
    await act(async () => {
      if (late[0] !== undefined) late[0].give(calculo(late[0].call));
      await Promise.resolve();
    });
    expect(result()).toHaveTextContent('ready 20');
  });
});

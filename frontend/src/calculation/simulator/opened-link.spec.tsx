/** The simulator opened by a shared link. */
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { CALCULO, fakeBff } from '../../testing/simulator/fake-bff.ts';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { AT_MODULE_3, storedDraft, storeDraft } from '../../testing/simulator/stored-drafts.ts';
import { shareFragment } from '../state/shared-figures.ts';
import { fill } from '../../testing/fill.ts';

const LINK = `/simulador${shareFragment({ project: PROJECT, credit: CREDIT, asked: {}, hasCodebtor: false })}`;
const result = () => screen.getByLabelText('resultado');
const nameField = () => screen.getByRole('textbox', { name: 'Nombre' });

describe('a shared simulation', () => {
  it('shows its result immediately, says what it is, and contains no person', async () => {
    const bff = fakeBff();
    await act(async () => void renderSimulator(LINK));
    await waitFor(() => expect(result()).toHaveTextContent('ready 25'));
    expect(screen.getByText(/Abriste una simulación compartida/)).toBeVisible();
    expect(bff.callsTo(CALCULO)[0]?.body).toMatchObject({
      calculation: { montocredito: 2000, valorpropiedad: 2500 },
    });
    expect(bff.callsTo(CALCULO)[0]?.body['calculation']).not.toHaveProperty('Rut');
    expect(nameField()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Empezar de nuevo' })).toBeVisible();
    const project = screen.getByRole('region', { name: '02 Tu proyecto' });
    expect(project).toHaveTextContent('Falta completar este paso');
    expect(screen.queryByText(/por revisar/)).toBeNull();
  });

  it('of a property that was not stated names none, and is calculated like its sender’s: as a used flat', async () => {
    const bff = fakeBff();
    const stated = LINK.replace('&tipo=2&estado=2', '');
    renderSimulator(stated);
    await waitFor(() => expect(result()).toHaveTextContent('ready 25'));
    expect(screen.queryByText(/Departamento|Usada/)).toBeNull();
    expect(bff.callsTo(CALCULO)[0]?.body['calculation']).toMatchObject({ tipopropiedad: 2, antiguedad: 2 });
  });

  it('with a question shows its answer before anything is entered, and copies the link of another question', async () => {
    const bff = fakeBff();
    renderSimulator(`${LINK}&abono=uf300_24_once_term`);
    expect(await screen.findByRole('tab', { name: 'Abonos' })).toHaveAttribute('aria-selected', 'true');
    const extra = await screen.findByRole('textbox', { name: 'Abono' });
    expect(extra).toHaveValue('300');
    await userEvent.clear(extra);
    await userEvent.type(extra, '50');
    expect(bff.callsTo(CALCULO)).toHaveLength(1);
    await waitFor(() => expect(storedDraft()?.asked).toEqual({ abono: 'uf50_24_once' }));
  });

  it('of two people is calculated for two, whose second one the receiver states or removes', async () => {
    const bff = fakeBff();
    renderSimulator(`${LINK}&asegurados=2`);
    await waitFor(() =>
      expect(bff.callsTo(CALCULO)[0]?.body['calculation']).toMatchObject({ asegurados: 2, participantes: 2 }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Quitar codeudor' }));
    await waitFor(() =>
      expect(bff.callsTo(CALCULO).at(-1)?.body['calculation']).toMatchObject({ asegurados: 1 }),
    );
  });

  it('of a refinancing has its credit in place of savings', async () => {
    fakeBff();
    const project = { ...PROJECT, creditType: '72', propertyType: '1', propertyState: '' };
    const asked = { actual: 'uf1910_uf11.1876_276' };
    renderSimulator(`/simulador${shareFragment({ project, credit: CREDIT, asked, hasCodebtor: false })}`);
    const form = within(await screen.findByRole('region', { name: 'Tu crédito' }));
    expect(form.getByRole('textbox', { name: 'Valor de la propiedad' })).toHaveValue('2.500');
    expect(await form.findByRole('textbox', { name: 'Meses que faltan' })).toHaveValue('276');
    expect(form.getByRole('textbox', { name: 'Saldo que debes' })).toHaveValue('2.000');
    expect(form.queryByRole('textbox', { name: 'Ahorro' })).toBeNull();
    expect(form.getByRole('textbox', { name: 'Dividendo, sin seguros' })).toHaveValue('11,1876');
    expect(form.getByText(/dividendo actual UF\s11,19 · 276\smeses por pagar$/)).toBeInTheDocument();
    fill(form.getByRole('textbox', { name: 'Meses que faltan' }), '481');
    expect(form.getByText('Debe estar entre 1 y 480')).toBeVisible();
  });

  it('of a refinancing has nothing of the present credit on paper before it is stated', async () => {
    fakeBff();
    const project = { ...PROJECT, creditType: '72', propertyType: '1', propertyState: '' };
    renderSimulator(`/simulador${shareFragment({ project, credit: CREDIT, asked: {}, hasCodebtor: false })}`);
    await screen.findByRole('textbox', { name: 'Meses que faltan' });
    expect(screen.getByText(/paga una persona$/)).toBeInTheDocument();
  });

  it('replaces nothing that was kept before an answer is given, and is the visitor’s own from then on', async () => {
    storeDraft(AT_MODULE_3);
    const before = storedDraft();
    fakeBff();
    const { unmount } = renderSimulator(LINK);
    expect(screen.queryByRole('button', { name: 'Empezar de nuevo' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Volver a mi simulación' }));
    expect(storedDraft()).toEqual(before);
    fill(nameField(), 'Ana');
    expect(storedDraft()?.client.name).toBe('Ana');
    expect(nameField()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Empezar de nuevo' })).toBeVisible();
    unmount();
    renderSimulator();
    expect(await screen.findByText(/Abriste una simulación compartida/)).toBeVisible();
    expect(nameField()).toHaveValue('Ana');
  });

  it.each(['#simulacion=1&destino=9', '#simulacion=7'])(
    'that can’t be read (%s) is reported',
    async (hash) => {
      storeDraft(AT_MODULE_3);
      fakeBff();
      renderSimulator(`/simulador${hash}`);
      expect(await screen.findByText(/No pudimos abrir esta simulación compartida/)).toBeVisible();
      expect(await screen.findByRole('heading', { name: 'Ok, Camila esto es importante' })).toBeVisible();
      expect(screen.queryByText(/Abriste una simulación/)).toBeNull();
      await userEvent.type(screen.getByRole('textbox', { name: 'Años de pago' }), '{Backspace}');
      expect(screen.queryByText(/No pudimos abrir/)).toBeNull();
    },
  );
});

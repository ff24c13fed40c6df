/** See docs/rules.md R884. */
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TYPED_MS } from '#shared/api/use-settled.ts';
import { clearSession, setSignedIn } from '#shared/session/session-changes.ts';
import { OPENED_READ } from '../../testing/opened-simulation.ts';
import { fakeBff, KNOWN_CLIENT, type Answers } from '../../testing/simulator/fake-bff.ts';
import {
  COMPANY_LISTS,
  renderProfessional,
  storeStaffDraft,
  storedStaffDraft,
} from '../../testing/simulator/render-professional.tsx';
import { userAs } from '../../testing/session.ts';
import { renderSimulator } from '../../testing/simulator/render-simulator.tsx';
import { fill } from '../../testing/fill.ts';
import { staffStore } from '../state/drafts.ts';

const RECORD = {
  first_name: 'Camila',
  last_name: 'Rojas',
  email: 'camila.rojas@correo.cl',
  phone_number: '+56912345678',
};
const LAST: Answers = {
  ...COMPANY_LISTS,
  [KNOWN_CLIENT]: () => ({ client: RECORD, simulation: OPENED_READ.uuid }),
  [`/simulations/api/simulation/${OPENED_READ.uuid}`]: () => OPENED_READ,
};
const field = (label: string) => screen.getByLabelText(label);
const shown = () =>
  ['Nombre', 'Apellido', 'Correo electrónico'].map((label) => (field(label) as HTMLInputElement).value);
const fillRut = async (rut = '123456785') => fill(await screen.findByLabelText('RUT'), rut);

describe('a known client’s RUT', () => {
  it('fills the empty fields, of which undoing leaves what was changed', async () => {
    const bff = fakeBff({ [KNOWN_CLIENT]: () => ({ client: RECORD, simulation: null }) });
    renderProfessional();
    await fillRut();
    expect(await screen.findByText(/^Cliente conocido: Camila Rojas/)).toHaveTextContent('+56 9 1234 5678');
    await waitFor(() => expect(shown()).toEqual(['Camila', 'Rojas', 'camila.rojas@correo.cl']));
    expect(bff.callsTo(KNOWN_CLIENT).map(({ body }) => body)).toEqual([{ identification: '12345678-5' }]);
    fill(field('Apellido'), 'Rojas Soto');
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(shown()).toEqual(['', 'Rojas Soto', '']);
    expect(screen.queryByText(/^Cliente conocido/)).not.toBeInTheDocument();
  });

  it('fills all answers of the last simulation, which undoing withdraws', async () => {
    fakeBff(LAST);
    renderProfessional();
    await fillRut('154829075');
    expect(await screen.findByText(/^Con las respuestas de su última simulación/)).toBeVisible();
    expect(storedStaffDraft()).toMatchObject({
      client: { age: '38', workerType: '0', salaryClp: '1950000', branch: '5', phone: '+56912345678' },
      project: { comuna: '13110', company: '1', companyProject: '12' },
      credit: { propertyValue: { amount: 2000 }, paymentYears: '20', product: '4' },
      modules: { m1: { active: true }, m2: { valid: true } },
      isUnsaved: true,
    });
    expect(field('Renta líquida')).toHaveValue('1.950.000');
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    const { client, project, credit } = staffStore('7').blank;
    expect(storedStaffDraft()).toMatchObject({ client: { ...client, rut: '15.482.907-5' }, project, credit });
  });

  it('keeps what was typed before it', async () => {
    fakeBff(LAST);
    renderProfessional();
    fill(await screen.findByLabelText('Edad'), '41');
    fill(screen.getByLabelText('Valor de la propiedad'), '3000');
    await fillRut('154829075');
    await screen.findByText(/El crédito que escribió sigue igual/);
    expect(field('Edad')).toHaveValue('41');
    expect(field('Renta líquida')).toHaveValue('1.950.000');
    expect(screen.getByLabelText('Valor de la propiedad')).toHaveValue('3.000');
  });

  it('keeps two fields that were typed meanwhile', async () => {
    let answer: (found: object) => void = () => undefined;
    const bff = fakeBff({ [KNOWN_CLIENT]: () => new Promise((resolve) => (answer = resolve)) });
    renderProfessional();
    await fillRut();
    await waitFor(() => expect(bff.callsTo(KNOWN_CLIENT)).toHaveLength(1));
    fill(field('Nombre'), 'Cami');
    fill(field('Correo electrónico'), 'otra@correo.cl');
    answer({ client: RECORD, simulation: null });
    await waitFor(() => expect(shown()).toEqual(['Cami', 'Rojas', 'otra@correo.cl']));
  });

  it('leaves nothing of one client to another', async () => {
    fakeBff({
      [KNOWN_CLIENT]: ({ body }) => ({
        client: body['identification'] === '12345678-5' ? RECORD : null,
        simulation: null,
      }),
    });
    renderProfessional();
    await fillRut();
    await waitFor(() => expect(shown()).toEqual(['Camila', 'Rojas', 'camila.rojas@correo.cl']));
    await userEvent.clear(field('RUT'));
    expect(shown()).toEqual(['', '', '']);
    await fillRut('111111111');
    expect(screen.queryByText(/^Cliente conocido/)).not.toBeInTheDocument();
  });

  it.each(['the module was closed', 'a reload'])(
    'withdraws one client’s answers from another’s after %s',
    async (way) => {
      fakeBff({
        ...LAST,
        [KNOWN_CLIENT]: ({ body }) =>
          body['identification'] === '15482907-5'
            ? { client: RECORD, simulation: OPENED_READ.uuid }
            : { client: null, simulation: null },
      });
      const { unmount } = renderProfessional();
      await fillRut('154829075');
      await screen.findByText(/^Con las respuestas de su última simulación/);
      if (way === 'a reload') {
        unmount();
        renderProfessional();
      } else {
        await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
        await userEvent.click(await screen.findByRole('button', { name: 'Editar cliente' }));
      }
      expect(await screen.findByText(/^Con las respuestas de su última simulación/)).toBeVisible();
      await fillRut('111111111');
      const { client, project, credit } = staffStore('7').blank;
      await waitFor(() =>
        expect(storedStaffDraft()).toMatchObject({
          client: { ...client, rut: '11.111.111-1' },
          project,
          credit,
        }),
      );
      expect(screen.queryByText(/^Cliente conocido/)).not.toBeInTheDocument();
    },
  );

  it('keeps debts and questions, and fills nothing again once it was undone', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    fakeBff(LAST);
    const typed = { debtsClp: '150000', asked: { abono: '100' } };
    storeStaffDraft({ ...staffStore('7').blank, ...typed });
    renderProfessional();
    await fillRut('154829075');
    await screen.findByText(/^Con las respuestas de su última simulación/);
    expect(storedStaffDraft()).toMatchObject(typed);
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await userEvent.type(field('RUT'), '{Backspace}5');
    await act(() => jest.advanceTimersByTimeAsync(2 * TYPED_MS));
    expect(field('Renta líquida')).toHaveValue('');
    expect(storedStaffDraft()).toMatchObject(typed);
  });

  it('fills staff’s web simulator too, and asks for no visitor', async () => {
    const bff = fakeBff({ [KNOWN_CLIENT]: () => ({ client: RECORD, simulation: null }) });
    setSignedIn(userAs('adminrole'));
    const { unmount } = renderSimulator('/simulatorTemplate');
    // At once, before the lookup's part is loaded.
    await fillRut();
    expect(await screen.findByText(/^Cliente conocido: Camila Rojas/)).toBeVisible();
    await waitFor(() => expect(shown()).toEqual(['Camila', 'Rojas', 'camila.rojas@correo.cl']));
    unmount();
    clearSession();
    localStorage.clear();
    sessionStorage.clear();
    renderSimulator('/simulatorTemplate');
    await fillRut();
    fill(field('Nombre'), 'Camila');
    expect(bff.callsTo(KNOWN_CLIENT)).toHaveLength(1);
  });
});

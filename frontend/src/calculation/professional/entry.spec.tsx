import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reopenEntry, RESET_ENTRY } from '#shared/simulation/professional-entry.ts';
import { OPENED_READ } from '../../testing/opened-simulation.ts';
import { fakeBff, refusal, type Answers } from '../../testing/simulator/fake-bff.ts';
import { goInHistory, currentLocation } from '../../testing/location.tsx';
import {
  AT_CREDIT,
  storeStaffDraft,
  storedStaffDraft,
  COMPANY_LISTS,
  REAL_ESTATES,
  renderProfessional,
} from '../../testing/simulator/render-professional.tsx';
import { fill } from '../../testing/fill.ts';
import { asksToSignOut, isClosePrevented } from '../../testing/leaving.ts';

const SIMULATION = `/simulations/api/simulation/${OPENED_READ.uuid}`;
const OPENS: Answers = { ...COMPANY_LISTS, [SIMULATION]: () => OPENED_READ };
const reopen = (answers: Answers = {}) => {
  const bff = fakeBff({ ...OPENS, ...answers });
  renderProfessional(reopenEntry(OPENED_READ.uuid));
  return bff;
};
const field = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;

const opensMatias = async () =>
  waitFor(() =>
    expect(screen.getByRole('region', { name: '01 Cliente' })).toHaveTextContent('Matías Fuentealba Ríos'),
  );

describe('the way back', () => {
  it('goes from step to step', async () => {
    storeStaffDraft(AT_CREDIT);
    fakeBff(OPENS);
    renderProfessional();
    await userEvent.click(await screen.findByRole('button', { name: 'Editar cliente' }));
    await goInHistory(-1);
    const credit = screen.getByRole('heading', { level: 2, name: 'Simulación del crédito' });
    await waitFor(() => expect(credit).toHaveFocus());
    expect(currentLocation().pathname).toBe('/simulador-profesional');
  });
});

describe('a saved simulation in the history’s entry', () => {
  it('fills the forms in the place of what was there, once', async () => {
    storeStaffDraft(AT_CREDIT);
    const bff = reopen();
    await opensMatias();
    await waitFor(() => expect(currentLocation().state).toBeNull());
    expect(bff.callsTo(SIMULATION)).toHaveLength(1);
    expect(storedStaffDraft()?.project).toMatchObject({ company: '1', companyProject: '12' });
    await waitFor(() => expect(field('input_rate')).toHaveValue('4,1'));
    expect(field('input_credit_amount_needed')).toHaveValue('1.800');
    expect(field('input_select_unemployment')).toBeChecked();
    expect(screen.getAllByRole('button', { name: 'Calcula tu dividendo' })[0]).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Editar información del proyecto' }));
    await waitFor(() => expect(field('input_select_project')).toHaveDisplayValue('Condominio Los Peumos'));
    expect(field('input_select_broker')).toHaveDisplayValue('Inmobiliaria Cerro Maitén');
    expect(field('input_property_value')).toHaveValue('2.000');
  });

  it.each([
    [
      'a company that the bank does not work with any more',
      { [SIMULATION]: () => ({ ...OPENED_READ, broker: 9 }) },
    ],
    ['companies that can’t be had', { [REAL_ESTATES]: () => refusal(502, { detail: 'No respondió.' }) }],
  ])('says nothing of %s', async (_, answers) => {
    reopen(answers);
    await opensMatias();
    expect(storedStaffDraft()?.project).toMatchObject({ company: '', companyProject: '' });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
  });

  it('asks before it replaces what was typed and not saved', async () => {
    storeStaffDraft({ ...AT_CREDIT, isUnsaved: true });
    reopen();
    const said = 'Esta simulación no está guardada: si abre la otra, se pierde.';
    expect(await screen.findByText(said)).toBeVisible();
    expect(storedStaffDraft()?.client.name).toBe(AT_CREDIT.client.name);
    await userEvent.click(screen.getByRole('button', { name: 'Abrir sin guardar' }));
    await opensMatias();
    expect(screen.queryByText(said)).toBeNull();
  });

  it('is left alone by who goes on with that', async () => {
    storeStaffDraft({ ...AT_CREDIT, isUnsaved: true });
    reopen();
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir aquí' }));
    await waitFor(() => expect(currentLocation().state).toBeNull());
    expect(screen.getByRole('heading', { name: 'Simulación del crédito' })).toBeVisible();
    expect(storedStaffDraft()?.client.name).toBe(AT_CREDIT.client.name);
  });

  it('says when it can’t be opened, and tries again', async () => {
    let isThere = false;
    const answer = () =>
      isThere ? OPENED_READ : refusal(503, { detail: 'El servicio no está disponible.' });
    reopen({ [SIMULATION]: answer });
    expect(await screen.findByText('El servicio no está disponible.')).toBeVisible();
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await opensMatias();
  });

  it('can be done without when it is not there, which another try would not change', async () => {
    const bff = reopen({ [SIMULATION]: () => refusal(404, { detail: 'No encontramos esta simulación.' }) });
    const without = await screen.findByRole('button', { name: 'Seguir sin abrirla' });
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await userEvent.click(without);
    await waitFor(() => expect(currentLocation().state).toBeNull());
    expect(screen.queryByText('No encontramos esta simulación.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Nombre')).toHaveValue('');
    expect(bff.callsTo(SIMULATION)).toHaveLength(1);
  });
});

describe('the way back from the success screen', () => {
  it('opens what was sent at its term, for another one', async () => {
    fakeBff(OPENS);
    renderProfessional(reopenEntry(OPENED_READ.uuid));
    await waitFor(() => expect(screen.getByLabelText('Años de pago')).toHaveFocus());
    expect(screen.getByLabelText('Años de pago')).toHaveValue('20');
    expect(await screen.findByRole('region', { name: '01 Cliente' })).toHaveTextContent(
      'Matías Fuentealba Ríos',
    );
    await waitFor(() => expect(currentLocation().state).toBeNull());
    expect(screen.getByLabelText('Años de pago')).toHaveFocus();
  });

  it('opens the first module where the bank would not take its answers any more', async () => {
    fakeBff({ ...OPENS, [SIMULATION]: () => ({ ...OPENED_READ, income: 1 }) });
    renderProfessional(reopenEntry(OPENED_READ.uuid));
    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveValue('Matías'));
    expect(document.querySelector('[name=input_grace_months]')).toBeNull();
  });

  it('starts over, once', async () => {
    storeStaffDraft(AT_CREDIT);
    fakeBff();
    renderProfessional(RESET_ENTRY);
    await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveValue(''));
    await waitFor(() => expect(currentLocation().state).toBeNull());
    expect([asksToSignOut(), isClosePrevented()]).toEqual([false, false]);
    fill(screen.getByLabelText('Nombre'), 'Ana');
    expect(storedStaffDraft()?.client.name).toBe('Ana');
    expect([asksToSignOut(), isClosePrevented()]).toEqual([true, true]);
  });
});

describe('answers of this tab', () => {
  it('are those of the user who gave them', async () => {
    storeStaffDraft(AT_CREDIT, '8');
    fakeBff();
    renderProfessional();
    expect(await screen.findByLabelText('Nombre')).toHaveValue('');
  });

  it('open the credit again where the summary was left by the way back', async () => {
    const { m1, m2, m3 } = AT_CREDIT.modules;
    storeStaffDraft({ ...AT_CREDIT, modules: { m1, m2, m3: { ...m3, active: false, valid: true } } });
    fakeBff();
    renderProfessional();
    await screen.findByRole('heading', { name: 'Simulación del crédito' });
  });
});

import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OPENED_READ } from '../../testing/opened-simulation.ts';
import { CLIENT_UUID, CLIENTS, refusal } from '../../testing/simulator/fake-bff.ts';
import { storedUnder } from '../../testing/simulator/stored-drafts.ts';
import { currentLocation } from '../../testing/location.tsx';
import {
  COMPANY_LISTS,
  EXECUTIVE_CREATE,
  REAL_ESTATES,
  storedStaffDraft,
  renderProfessional,
  USER_ID,
} from '../../testing/simulator/render-professional.tsx';
import { STAFF_DRAFT_KEY } from '#shared/browser/browser-storage.ts';
import { RESET_ENTRY } from '#shared/simulation/professional-entry.ts';
import { SUMMARY, confirmButton, openCalculated } from '../../testing/simulator/confirmation.ts';
import { fill } from '../../testing/fill.ts';

const OF_ANOTHER = 'El correo electrónico pertenece a otro usuario';

const OWNER = {
  client: '1d7c8f0e-3f35-4d0e-8f4e-6f1d0e5a9b23',
  name: 'Berta Rojas',
  identification: '7654321-6',
  simulation: CLIENT_UUID,
};

describe('Confirma la Simulación →', () => {
  it('introduces the client, saves, and leads to the summary of what was saved', async () => {
    const bff = await openCalculated();
    await userEvent.click(confirmButton());
    await waitFor(() => expect(currentLocation().pathname).toBe(SUMMARY));
    expect(currentLocation().state).toEqual({ simulation: OPENED_READ.uuid, user: CLIENT_UUID });
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
    expect(storedStaffDraft()?.modules.m3).toEqual({ active: false, valid: true });
  });

  it('reports each step to analytics without the client, and leaves only what this executive chooses for the next one', async () => {
    await openCalculated();
    const pages = window.dataLayer?.map((entry) => (entry as { page: string }).page.split('/').at(-1));
    expect(pages).toEqual(['simulacion-paso3', 'simulacion-paso3-1']);
    expect(window.dataLayer?.at(-1)).toMatchObject({
      flow_type: 'pro',
      state: 'Nueva',
      amount: 2000,
      interest_rate: 4.5,
      user_id: null,
    });
    await userEvent.click(confirmButton());
    await waitFor(() => expect(currentLocation().pathname).toBe(SUMMARY));
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

  it.each(['RUT', 'Correo electrónico'])(
    'says that the e-mail is another’s, until the %s is another',
    async (answer) => {
      await openCalculated({
        [CLIENTS]: () => refusal(409, { detail: OF_ANOTHER, fields: [], owner: OWNER }),
      });
      await userEvent.click(confirmButton());
      expect(await screen.findByText(OF_ANOTHER)).toBeVisible();
      expect(currentLocation().pathname).toBe('/simulador-profesional');
      expect(screen.getByRole('link', { name: 'Ver a esta persona' })).toHaveAttribute(
        'href',
        `/listado?days=3650&detalle=${CLIENT_UUID}`,
      );
      await userEvent.click(screen.getByRole('button', { name: 'Cambiar el correo electrónico' }));
      await waitFor(() => expect(screen.getByLabelText('Correo electrónico')).toHaveFocus());
      expect(screen.getByText(OF_ANOTHER)).toBeVisible();
      await userEvent.type(screen.getByLabelText('Edad'), '1');
      expect(screen.getByText(OF_ANOTHER)).toBeVisible();
      await userEvent.type(screen.getByLabelText(answer), '{Backspace}');
      expect(screen.queryByText(OF_ANOTHER)).not.toBeInTheDocument();
    },
  );

  it('saves once: a try after a lost answer carries the same key, and after a save there is none', async () => {
    let tries = 0;
    const bff = await openCalculated({
      [EXECUTIVE_CREATE]: () => {
        tries += 1;
        if (tries === 1) throw new TypeError('lost');
        return Response.json(OPENED_READ, { status: 201 });
      },
    });
    await userEvent.click(confirmButton());
    expect(await screen.findByText(/No pudimos conectarnos/)).toBeVisible();
    await userEvent.click(confirmButton());
    await waitFor(() => expect(currentLocation().pathname).toBe(SUMMARY));
    const keys = bff.callsTo(EXECUTIVE_CREATE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(storedStaffDraft()?.recorded).toEqual({ simulation: OPENED_READ.uuid, user: CLIENT_UUID });
    expect(storedUnder(STAFF_DRAFT_KEY)?.owner).toBe(String(USER_ID));
  });

  it('is not pressed twice, and does not take for saved what was changed while it saved', async () => {
    let answer: (saved: Response) => void = () => undefined;
    const bff = await openCalculated({
      [EXECUTIVE_CREATE]: () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    await userEvent.dblClick(confirmButton());
    await waitFor(() => expect(bff.callsTo(EXECUTIVE_CREATE)).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Guardando…' })).toHaveAttribute('aria-busy', 'true');
    expect(bff.callsTo(CLIENTS)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Editar cliente' }));
    fill(await screen.findByLabelText('Apellido'), 'Rojas Fuentes Soto');
    answer(Response.json(OPENED_READ, { status: 201 }));
    await waitFor(() => expect(currentLocation().pathname).toBe(SUMMARY));
    expect(bff.callsTo(EXECUTIVE_CREATE)).toHaveLength(1);
    expect(storedStaffDraft()?.client.lastName).toBe('Rojas Fuentes Soto');
    expect(storedStaffDraft()?.recorded).toBeNull();
  });

  it('leads to the refused field in its module, which shows that the company is no longer listed, and takes none instead', async () => {
    const fields = [{ name: 'input_select_broker', message: 'No conocemos esta inmobiliaria.' }];
    const { [REAL_ESTATES]: listed } = COMPANY_LISTS;
    let companies = listed;
    const bff = await openCalculated({
      [REAL_ESTATES]: (request) => companies?.(request),
      [EXECUTIVE_CREATE]: () => refusal(400, { detail: 'x', fields }),
    });
    companies = () => [{ Id: 2, Descripcion: 'Inmobiliaria Quillay Norte' }];
    await userEvent.click(confirmButton());
    await userEvent.click(
      await screen.findByRole('link', { name: 'Inmobiliaria: No conocemos esta inmobiliaria.' }),
    );
    await waitFor(() => expect(document.getElementsByName('input_select_broker')[0]).toHaveFocus());
    const field = await screen.findByLabelText(/^Inmobiliaria/);
    await waitFor(() => expect(field).toHaveDisplayValue('Ya no está en la lista'));
    await userEvent.selectOptions(field, '');
    expect(storedStaffDraft()?.project).toMatchObject({ company: '', companyProject: '' });
    expect(bff.callsTo(EXECUTIVE_CREATE)).toHaveLength(1);
  });
});

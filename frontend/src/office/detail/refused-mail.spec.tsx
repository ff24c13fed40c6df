import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DETAIL, DETAIL_PATH, findDetail, openDetail, openDetailOverList } from '../../testing/detail.tsx';
import { clientGroup, GROUPS_PATH, listed, page, PENDING_PATH, SENDING } from '../../testing/office.ts';
import { startingAt } from '../lists/list-address.ts';
import { EMAIL_FIELD } from '../lists/list-keys.ts';
import { refusal } from '../../testing/simulator/fake-bff.ts';
import { isClosePrevented } from '../../testing/leaving.ts';
import { fill } from '../../testing/fill.ts';

const REFUSED = { ...DETAIL, mail_refused_at: '2026-11-20T15:01:00.000Z' };
const CORRECTION_PATH = `/api/simulador/correos/${DETAIL.uuid}`;

describe('a mail that the mail server refused', () => {
  it('is said in the detail, where the address is corrected and the mail sent again', async () => {
    let answer: () => unknown = () => refusal(503, { detail: 'Vuelva más tarde.' });
    let read: object = REFUSED;
    const answers = { [DETAIL_PATH]: () => read, [CORRECTION_PATH]: () => answer() };
    const bff = openDetail('executiverole', answers, startingAt(EMAIL_FIELD, {}));
    const detail = within(await findDetail());
    expect(
      await detail.findByText(/^La simulación no le llegó: el servidor de correo rechazó/),
    ).toBeVisible();
    const field = detail.getByLabelText('Correo electrónico');
    expect(field).toHaveValue(DETAIL.client_email);
    expect(field).toHaveFocus();
    fill(field, 'sin arroba');
    const send = detail.getByRole('button', { name: 'Corregir correo y enviar otra vez' });
    await userEvent.click(send);
    expect(field).toHaveAccessibleDescription('Formato de email incorrecto');
    expect(bff.callsTo(CORRECTION_PATH)).toHaveLength(0);
    fill(field, 'corregido@correo.example');
    await userEvent.click(send);
    expect(await detail.findByText('Vuelva más tarde.')).toBeVisible();
    expect(field).toHaveValue('corregido@correo.example');
    const message = 'El correo electrónico pertenece a otro usuario';
    answer = () => refusal(409, { detail: message, fields: [{ name: 'input_email', message }] });
    await userEvent.click(send);
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toHaveFocus();
    answer = () => {
      read = { ...DETAIL, client_email: 'corregido@correo.example' };
      return { detail: 'La simulación va en camino al correo registrado.' };
    };
    await userEvent.click(send);
    expect(await screen.findByText('La simulación va en camino al correo registrado.')).toBeVisible();
    expect(bff.callsTo(CORRECTION_PATH).at(-1)?.body).toEqual({ email: 'corregido@correo.example' });
    expect(detail.queryByText(/^La simulación no le llegó: el servidor de correo rechazó/)).toBeNull();
  });

  it('is corrected too after the workflow refused the client by it', async () => {
    const reason = 'En Workflow ya existe un participante con el mismo correo pero distinto RUT.';
    const workflow = { ...SENDING, state: 'refused', step: 4, is_email_refused: true, reason };
    let read: object = { ...DETAIL, workflow };
    const bff = openDetail('executiverole', {
      [DETAIL_PATH]: () => read,
      [CORRECTION_PATH]: () => {
        read = { ...DETAIL, workflow: { ...workflow, is_email_refused: false } };
        return { detail: 'La simulación va en camino al correo registrado.' };
      },
    });
    const detail = within(await findDetail());
    expect(await detail.findByText(/^El envío no entró\. En Workflow ya existe/)).toBeVisible();
    fill(detail.getByLabelText('Correo electrónico'), 'corregido@correo.example');
    await userEvent.click(detail.getByRole('button', { name: 'Corregir correo' }));
    await waitFor(() => expect(detail.queryByLabelText('Correo electrónico')).toBeNull());
    expect(bff.callsTo(CORRECTION_PATH).map(({ body }) => body)).toEqual([
      { email: 'corregido@correo.example' },
    ]);
  });

  it.each([
    ['opposed being contacted', { opposed_at: '2026-11-23T12:00:00Z' }],
    ['has unreadable figures', { unreadable: true }],
  ])('is not sent again to a client who %s', async (_, changed) => {
    openDetail('executiverole', { [DETAIL_PATH]: () => ({ ...REFUSED, ...changed }) });
    const detail = within(await findDetail());
    expect(
      await detail.findByText(/^La simulación no le llegó: el servidor de correo rechazó/),
    ).toBeVisible();
    expect(detail.queryByRole('button', { name: 'Corregir correo y enviar otra vez' })).toBeNull();
  });

  it('asks before its half-corrected address is lost, until it is sent', async () => {
    let read: object = REFUSED;
    openDetail('executiverole', {
      [DETAIL_PATH]: () => read,
      [CORRECTION_PATH]: () => {
        read = { ...DETAIL, client_email: 'otro@correo.example' };
        return { detail: 'Va en camino.' };
      },
    });
    fill(await within(await findDetail()).findByLabelText('Correo electrónico'), 'otro@correo.example');
    expect(isClosePrevented()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Corregir correo y enviar otra vez' }));
    await screen.findByText('Va en camino.');
    await waitFor(() => expect(isClosePrevented()).toBe(false));
  });

  it('is marked in the list, and offered as a view only while there is one', async () => {
    const refused = { ...listed(1), mail_refused_at: REFUSED.mail_refused_at };
    const counts = { mine: 0, unassigned: 0, today: 0, overdue: 0, below_income: 0 };
    openDetailOverList('executiverole', {
      [GROUPS_PATH]: () => page([clientGroup('Rosa', [refused]), clientGroup('Pedro', [listed(2)])]),
      [PENDING_PATH]: () => ({ ...counts, failed: 1 }),
    });
    await userEvent.keyboard('{Escape}');
    const rosa = within(await screen.findByRole('row', { name: /Rosa/ }));
    expect(rosa.getByTitle('Correo rechazado')).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /Pedro/ })).queryByText('Correo rechazado')).toBeNull();
    expect(await screen.findByRole('link', { name: /^No salió ?1$/ })).toBeVisible();
  });
});

/** Decisions about a sheet, which require saved changes. */
import { expect, it } from '@jest/globals';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CELLS, CHANGE, openSheet, SHEET, SHEET_PATH } from '../../testing/rate-sheet.ts';
import { APPROVAL_PATH } from '../../testing/rate-tables.ts';
import { refusal, type Answers } from '../../testing/simulator/fake-bff.ts';
import { fill } from '../../testing/fill.ts';

const DRAFT = {
  ...SHEET,
  change_count: 1,
  changes: [CHANGE],
  actions: ['change', 'submit', 'approve', 'rebase', 'delete'],
};
const SUBMITTED = { ...DRAFT, state: 'submitted', actions: ['approve', 'return', 'rebase'] };

async function open(sheet: object, answers: Answers = {}) {
  const bff = openSheet(sheet, answers);
  await screen.findByRole('heading', { name: 'Qué sigue' });
  return bff;
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

it.each([
  ['enviar', DRAFT, ['Enviar a aprobación']],
  ['rebasar', SUBMITTED, ['Actualizar su base']],
  ['devolver', SUBMITTED, ['Devolver…', 'Devolver']],
])('names the version as it is shown, to %s', async (action, sheet, [first = '', second]) => {
  const bff = await open(sheet, { [`${SHEET_PATH}/${action}`]: () => sheet });
  await userEvent.click(button(first));
  if (second !== undefined) {
    fill(await screen.findByRole('textbox'), 'Revise la tasa.');
    await userEvent.click(button(second));
  }
  expect(bff.callsTo(`${SHEET_PATH}/${action}`).map(({ headers }) => headers.get('If-Match'))).toEqual([
    '"3"',
  ]);
});

it.each([
  ['planned_at', '2026-01-01T03:00:00.000Z', 'Enviar a aprobación', /^El día desde el que pide/],
  ['planned_at', '2099-01-01T03:00:00.000Z', 'Enviar a aprobación', /está a más de un año/],
  ['warnings', [{ kind: 'above_tmc', text: 'Sobre.' }], 'Enviar a aprobación', /^Tiene tasas sobre la TMC/],
  ['is_base_moved', true, 'Aprobar…', /^Las tarifas cambiaron/],
  ['warnings', [{ kind: 'overlap', text: 'Cruce.' }], 'Aprobar…', /^Sus rangos se cruzan/],
])('says why %s (%j) lets a decision only be refused, at its button', async (name, value, label, reason) => {
  const bff = await open({ ...DRAFT, [name]: value });
  expect(button(label)).toHaveAttribute('aria-disabled', 'true');
  expect(button(label)).toHaveAccessibleDescription(reason);
  expect(screen.getByText(reason)).toBeVisible();
  button(label).focus();
  expect(button(label)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bff.callsTo(`${SHEET_PATH}/enviar`)).toEqual([]);
  expect(button('Eliminar')).toBeEnabled();
});

it('says that rates above the TMC of a day can’t be approved for it, and lets another day be chosen', async () => {
  const bff = await open({ ...DRAFT, warnings: [{ kind: 'above_tmc', text: 'Sobre.' }] });
  await userEvent.click(button('Aprobar…'));
  const now = button('Poner en vigencia ahora');
  expect(now).toHaveAttribute('aria-disabled', 'true');
  expect(now).toHaveAccessibleDescription(/^Tiene tasas sobre la TMC de hoy/);
  await userEvent.click(now);
  expect(bff.callsTo(`${SHEET_PATH}/aprobar`)).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'Desde una fecha y hora' }));
  await userEvent.click(button('Aprobar para esa fecha'));
  await waitFor(() => expect(bff.callsTo(`${SHEET_PATH}/aprobar`)).toHaveLength(1));
  expect(bff.callsTo(`${SHEET_PATH}/aprobar`)[0]?.headers.get('If-Match')).toBe('"3"');
});

it('is approved for no hour of today that has passed', async () => {
  const bff = await open(SUBMITTED);
  await userEvent.click(button('Aprobar…'));
  await userEvent.click(screen.getByRole('radio', { name: 'Desde una fecha y hora' }));
  const day = screen.getByLabelText('Rige desde');
  fireEvent.change(day, { target: { value: santiagoDate(new Date()) } });
  fireEvent.change(screen.getByLabelText('Hora de Santiago'), { target: { value: '00:00' } });
  await userEvent.click(button('Aprobar para esa fecha'));
  expect(day).toHaveAccessibleDescription(/^Escriba una fecha y una hora por venir/);
  expect(bff.callsTo(`${SHEET_PATH}/aprobar`)).toEqual([]);
});

it('offers a draft’s approval once its ranges no longer overlap, without another version of it', async () => {
  let warnings = [{ kind: 'overlap', text: 'Cruce.' }];
  await open(DRAFT, {
    [SHEET_PATH]: () => ({ ...DRAFT, warnings }),
    [`${SHEET_PATH}/enviar`]: () => {
      warnings = [];
      return refusal(409, { detail: 'Ahora no.' });
    },
  });
  expect(button('Aprobar…')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Enviar a aprobación'));
  await waitFor(() => expect(button('Aprobar…')).toHaveAttribute('aria-disabled', 'false'));
  expect(screen.queryByText(/^Sus rangos se cruzan/)).toBeNull();
});

it('offers a draft a new base when the refusal names rates that changed, whatever it says', async () => {
  const body = { detail: 'Las tasas ya no son las mismas.', rates: [{ ...CHANGE, now: 4.6 }] };
  await open(DRAFT, { [`${SHEET_PATH}/enviar`]: () => refusal(409, body) });
  expect(screen.queryByRole('button', { name: 'Actualizar su base' })).toBeNull();
  await userEvent.click(button('Enviar a aprobación'));
  expect(await screen.findByRole('button', { name: 'Actualizar su base' })).toBeVisible();
});

it('says why a decision is refused when somebody else saved the draft, which is shown as it is now', async () => {
  let version = 3;
  const detail = 'Otra persona cambió esta hoja mientras tanto. Revísela de nuevo.';
  await open(DRAFT, {
    [SHEET_PATH]: () => ({ ...DRAFT, version, name: version === 3 ? 'Lunes' : 'De Pablo' }),
    [`${SHEET_PATH}/enviar`]: () => {
      version = 4;
      return refusal(409, { detail });
    },
  });
  await userEvent.click(button('Enviar a aprobación'));
  expect(await screen.findByDisplayValue('De Pablo')).toBeVisible();
  expect(screen.getByText(detail)).toBeVisible();
});

it.each([
  ['Enviar a aprobación', DRAFT, 'enviar', 'submitted'],
  ['Devolver…', SUBMITTED, 'devolver', 'approved'],
  ['Aprobar…', SUBMITTED, 'aprobar', 'approved'],
])('says who was faster with a decision: %s', async (name, before, action, state) => {
  let sheet: object = before;
  const detail = 'Elena Rivas aprobó esta hoja. Su cambio no se guardó. Revísela de nuevo.';
  await open(before, {
    [SHEET_PATH]: () => sheet,
    [`${SHEET_PATH}/${action}`]: () => {
      sheet = { ...DRAFT, version: 4, state, actions: [] };
      return refusal(409, { detail });
    },
  });
  await userEvent.click(button(name));
  if (action === 'devolver') {
    fill(screen.getByLabelText('Motivo'), 'Revise');
    await userEvent.click(button('Devolver'));
    expect(await screen.findByText(/^Ya se decidió\. Su motivo sigue aquí/)).toBeVisible();
    expect(screen.getByLabelText('Motivo')).toHaveValue('Revise');
    await userEvent.click(button('Descartar'));
  } else if (action === 'aprobar') await userEvent.click(button('Poner en vigencia ahora'));
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(screen.getByText(detail)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not save, nor decide about, a draft with a text that is no rate: it leads to its cell', async () => {
  const bff = await open(DRAFT);
  const cell = screen.getByRole('textbox', { name: CELLS.first });
  await userEvent.click(cell);
  await userEvent.keyboard('abc{Tab}');
  expect(screen.getByText(/^Corrija la tasa marcada/)).toBeVisible();
  expect(button('Enviar a aprobación')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Enviar a aprobación')).toHaveAccessibleDescription(/^Guarde el borrador/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre de la hoja' }), ' 2');
  await userEvent.click(button('Guardar borrador'));
  expect(cell).toHaveFocus();
  expect(cell).toHaveValue('abc');
  expect(cell).toHaveAccessibleDescription('Escriba una tasa, como 4,15');
  expect(bff.callsTo(SHEET_PATH).filter(({ method }) => method === 'PATCH')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Guardar borrador'));
  expect(bff.callsTo(SHEET_PATH).filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

it('keeps differences or rates of a sheet whose base has changed', async () => {
  const moved = { ...SUBMITTED, is_base_moved: true };
  const bff = await open(moved, { [`${SHEET_PATH}/rebasar`]: () => moved });
  expect(button('Actualizar su base, con las mismas tasas')).toBeVisible();
  await userEvent.click(button('Actualizar su base, con las mismas diferencias'));
  expect(bff.callsTo(`${SHEET_PATH}/rebasar`).map(({ body }) => body)).toEqual([{ keep: 'differences' }]);
});

it('shows who returned a sheet that was sent again, and why, and nobody as its approver', async () => {
  await open({ ...SUBMITTED, decided_by: 'Elena Rivas', reason: 'Muy baja' });
  expect(screen.getByText('Elena Rivas la devolvió:')).toBeVisible();
  expect(screen.getByText(/Muy baja/)).toBeVisible();
  expect(screen.queryByText(/La aprobó/)).toBeNull();
});

it.each([
  [{ is_writer: false, approver_count: 1 }, /^Si usted guarda cambios en esta hoja, nadie podrá aprobarla/],
  [{ is_writer: false, approver_count: 2 }, 'Si usted guarda cambios en esta hoja, ya no podrá aprobarla.'],
  [{ ...SUBMITTED, is_writer: false, is_base_moved: true }, /^Si al actualizar su base cambia alguna/],
  [{ is_writer: true, approver_count: 0 }, /^Nadie puede aprobar esta hoja/],
])('warns of writers that can’t approve: %o', async (writers, text) => {
  const second = { approval: 'second', rates: 'by_sheet', results: [] };
  await open({ ...DRAFT, ...writers }, { [APPROVAL_PATH]: () => second });
  expect(screen.getByText(text)).toBeVisible();
});

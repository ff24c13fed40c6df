/** Page of a set of changes: its lines, and the reader's one next act. */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentLocation } from '../../testing/location.tsx';
import { CHANGE, openSheet, SHEET, SHEET_PATH } from '../../testing/rate-sheet.ts';
import { APPROVAL_PATH, SHEETS_PATH } from '../../testing/rate-tables.ts';
import { refusal, type Answers, type FakeBff } from '../../testing/simulator/fake-bff.ts';
import { fill } from '../../testing/fill.ts';

const LINE = {
  kind: 'cost',
  label: 'Gastos Operacionales: Tasación sin IVA',
  before: 'UF 2,5',
  after: 'UF 3,1',
  warnings: [],
};
const DRAFT = {
  ...SHEET,
  ...{ name: 'Universal +0,11', change_count: 2, rate_count: 1, changes: [CHANGE] },
  lines: [{ ...LINE, kind: 'rate' }, LINE],
};
const SUBMITTED = {
  ...DRAFT,
  ...{ state: 'submitted', submitted_at: '2026-11-24T21:20:00Z', planned_at: '2099-01-01T03:00:00Z' },
};
const FOR_APPROVER = { ...SUBMITTED, is_writer: false, actions: ['approve', 'return'] };
const FOR_AUTHOR = { ...SUBMITTED, actions: ['return'] };
const SOON = new Date(Math.floor(Date.now() / 60_000 + 20 * 1_440) * 60_000).toISOString();
const IMPACT = { count: 9, same: 1, lower: 0, higher: 8, lost: 0, above_tmc: 2 };

const second = (others = 1): Answers => ({
  [APPROVAL_PATH]: () => ({ approval: 'second', rates: 'by_sheet', to_approve: 1, approver_count: others }),
  [`${SHEET_PATH}/impacto`]: () => IMPACT,
});
async function open(sheet: object, answers: Answers = {}): Promise<FakeBff> {
  const bff = openSheet(sheet, { ...second(), ...answers });
  await screen.findByRole('region', { name: 'Siguiente paso' });
  return bff;
}
const bar = () => within(screen.getByRole('region', { name: 'Siguiente paso' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const acts = (): (string | null)[] =>
  bar()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const sent = (bff: FakeBff, path: string) =>
  bff.callsTo(`${SHEET_PATH}${path}`).map(({ body, headers }) => [body, headers.get('If-Match')]);

it('an approver reads what is replaced, its impact in three numbers, and approves it for its day', async () => {
  const bff = await open({ ...FOR_APPROVER, planned_at: SOON }, { [`${SHEET_PATH}/aprobar`]: () => DRAFT });
  const cell = screen.getByRole('gridcell', { name: /^5 a 15 años, UF 300 a 2.000/ });
  expect(cell).toHaveAccessibleName('5 a 15 años, UF 300 a 2.000, antes 4,39, ahora 4,50');
  expect(screen.getByRole('table', { name: 'Otros valores' })).toHaveTextContent(/Tasación.*UF 2,5.*UF 3,1/);
  const impact = within(screen.getByRole('region', { name: 'Simulaciones vigentes' }));
  expect(await impact.findByText('8')).toBeVisible();
  expect(impact.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['8', '0', '2']);
  expect(bar().getByText('Le toca a usted.')).toBeVisible();
  await userEvent.click(bar().getByRole('button', { name: /^Aprobar para el/ }));
  await waitFor(() => expect(sent(bff, '/aprobar')).toEqual([[{ effective_at: SOON }, '"3"']]));
});

it('an approver may choose another day, which may have another TMC', async () => {
  const above = { ...FOR_APPROVER, planned_at: null, is_above_tmc: true };
  const bff = await open(above, { [`${SHEET_PATH}/aprobar`]: () => DRAFT });
  await press('Aprobar ahora');
  expect(bar().getByText('Tiene tasas sobre la TMC.')).toBeVisible();
  await press('Cambiar el día');
  await userEvent.click(bar().getByRole('button', { name: /^Aprobar para el/ }));
  await waitFor(() => expect(sent(bff, '/aprobar')).toHaveLength(1));
  expect(sent(bff, '/aprobar')[0]?.[0]).toEqual({ effective_at: expect.any(String) });
});

it.each([
  ['whose day has passed', { planned_at: '2026-01-01T03:00:00Z' }, /^Cambie el día: debe estar por venir/],
  ['whose day is too far', {}, /^Cambie el día: debe estar por venir, dentro de un año\.$/],
  ['without changes', { planned_at: null, change_count: 0 }, 'No cambia ningún valor.'],
])('a set %s says why it can’t be approved', async (_which, part, text) => {
  const bff = await open({ ...FOR_APPROVER, ...part }, { [`${SHEET_PATH}/aprobar`]: () => DRAFT });
  expect(bar().getByText(text)).toBeVisible();
  const approve = bar().getByRole('button', { name: /^Aprobar/ });
  expect(approve).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(approve);
  expect(sent(bff, '/aprobar')).toEqual([]);
});

it('is returned with a reason', async () => {
  const bff = await open(FOR_APPROVER, { [`${SHEET_PATH}/devolver`]: () => DRAFT });
  await press('Devolver');
  await press('Devolver a Paula Soto');
  expect(screen.getByLabelText('Por qué lo devuelve')).toHaveAccessibleDescription(
    'Este campo es obligatorio',
  );
  fill(screen.getByLabelText('Por qué lo devuelve'), 'Muy alta.');
  await press('Devolver a Paula Soto');
  await waitFor(() => expect(sent(bff, '/devolver')).toEqual([[{ reason: 'Muy alta.' }, '"3"']]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('its author waits, and may withdraw it', async () => {
  const bff = await open(FOR_AUTHOR, { [`${SHEET_PATH}/devolver`]: () => DRAFT });
  expect(bar().getByText(/Usted lo escribió: no puede aprobarlo/)).toBeVisible();
  expect(acts()).toEqual(['Retirar']);
  await press('Retirar');
  await waitFor(() => expect(sent(bff, '/devolver')).toHaveLength(1));
});

it.each([
  [0, /^Nadie puede aprobarlo: usted es la única persona/],
  [1, /^Nadie puede aprobarlo: todas las personas/],
])('says that nobody can approve it, with %i other administrators', async (others, text) => {
  await open({ ...FOR_AUTHOR, approver_count: 0 }, second(others));
  expect(await bar().findByText(text)).toBeVisible();
});

describe('a set whose base has changed', () => {
  const ROW = { kind: 'cost', row: '1', from: {}, values: { appraisal_net_uf: 3.1 } };
  const MOVED = {
    ...DRAFT,
    ...{ is_writer: false, changes: [{ ...CHANGE, from: 4.2 }], rows: [ROW], moved_lines: [0] },
  };
  const SENT_ON = { kind: 'cost', row: '1', values: ROW.values };
  const REFUSED = { ...FOR_APPROVER, changes: MOVED.changes, moved_lines: [0] };

  const { rate: _rate, from: _from, ...CELL } = CHANGE;

  it.each([
    ['Dejar las vigentes', 101, [SENT_ON]],
    ['Mantener sus valores', 101, [{ rate: 101, value: 4.5 }, SENT_ON]],
    ['Mantener sus valores', 999, [CELL, SENT_ON]],
  ])(
    'names what is in force, and asks: %s, of rate %i, by its cell once it is gone',
    async (label, rate, changes) => {
      const moved = { ...MOVED, changes: [{ ...MOVED.changes[0], rate }] };
      const bff = await open(moved, { [SHEET_PATH]: ({ method }) => (method === 'PATCH' ? DRAFT : moved) });
      expect(screen.getByText('vigente 4,39')).toBeVisible();
      expect(acts()).toEqual(['Descartar', 'Dejar las vigentes', 'Mantener sus valores']);
      await press(label);
      await waitFor(() => expect(sent(bff, '')).toContainEqual([{ changes }, '"3"']));
    },
  );

  it('goes back to its author once an approval is refused for it, with the reason in its place', async () => {
    let sheet: object = { ...FOR_APPROVER, planned_at: null };
    const detail = 'Cambió 1 tarifa después de escribir el cambio.';
    await open(sheet, {
      [SHEET_PATH]: () => sheet,
      [`${SHEET_PATH}/aprobar`]: () => {
        sheet = REFUSED;
        return refusal(409, { detail });
      },
    });
    await press('Aprobar ahora');
    expect(await bar().findByText(detail)).toBeVisible();
    expect(await bar().findByText(/^Cambió lo que reemplaza/)).toBeVisible();
    expect(acts()).toEqual(['Devolver']);
  });
});

describe('a draft', () => {
  it('is sent with the day that was chosen, again after a refusal, or edited on in the table', async () => {
    const bff = await open(DRAFT, {
      [SHEET_PATH]: ({ method }) => (method === 'PATCH' ? { ...DRAFT, version: 4 } : DRAFT),
      [`${SHEET_PATH}/enviar`]: () => refusal(400, { detail: 'No puede quedar así.' }),
    });
    expect(bar().getByRole('link', { name: 'Editar en Tarifas' })).toHaveAttribute(
      'href',
      '/tarifas?cambio=7',
    );
    await press('Cambiar el día');
    await press('Enviar a aprobación');
    expect(await bar().findByText('No puede quedar así.')).toBeVisible();
    await press('Enviar a aprobación');
    await waitFor(() => expect(sent(bff, '/enviar')).toHaveLength(2));
    const day = { planned_at: expect.any(String) };
    expect(sent(bff, '').filter(([body]) => 'planned_at' in Object(body))).toEqual([
      [day, '"3"'],
      [day, '"4"'],
    ]);
  });

  it('is applied by one administrator alone', async () => {
    const bff = await open(
      { ...DRAFT, actions: ['change', 'submit', 'approve', 'delete'] },
      {
        ...second(),
        [APPROVAL_PATH]: () => ({ approval: 'none', rates: 'direct', to_approve: 0, approver_count: 0 }),
        [`${SHEET_PATH}/aprobar`]: () => DRAFT,
      },
    );
    await press('Aplicar ahora');
    await waitFor(() => expect(sent(bff, '/aprobar')).toEqual([[{}, '"3"']]));
  });

  it('is discarded after a question', async () => {
    const bff = await open(DRAFT, {
      [SHEET_PATH]: ({ method }) => (method === 'DELETE' ? new Response(null, { status: 204 }) : DRAFT),
    });
    await press('Descartar');
    const question = screen.getByRole('dialog', { name: '¿Descartar este cambio?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText(/^Todavía no hay cambios/)).toBeVisible();
    expect(currentLocation()).not.toHaveProperty('search');
    expect(bff.callsTo(SHEET_PATH).filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});

it.each([
  ['returned', 1],
  ['draft', 0],
])(
  'a set that is %s has the reason of its return among its steps, and %i time as its state',
  async (state, count) => {
    const step = { at: '2026-11-20T18:00:00Z', by: 'Elena Rivas', event: 'returned', moved_from: null };
    await open({ ...DRAFT, state, reason: 'Muy alta.', history: [step], actions: ['change', 'delete'] });
    expect(screen.queryAllByText('Elena Rivas lo devolvió:')).toHaveLength(count);
    expect(screen.getByText('Muy alta.', { selector: 'q' })).toBeVisible();
    await userEvent.click(bar().getByRole('link', { name: 'Editar en Tarifas' }));
    expect(await screen.findByText(/^Está editando/)).toBeVisible();
    expect(screen.getByText('Elena Rivas lo devolvió:')).toBeVisible();
  },
);

it('a set in force is undone by another one', async () => {
  const inForce = { ...DRAFT, state: 'in_force', effective_at: '2026-11-20T15:00:00Z', actions: ['revert'] };
  await open(inForce, {
    [`${SHEET_PATH}/revertir`]: () => Response.json({ ...SHEET, id: 12 }, { status: 201 }),
    [`${SHEETS_PATH}/12`]: () => ({ ...SHEET, id: 12 }),
  });
  expect(acts()).toEqual(['Deshacer']);
  await press('Deshacer');
  await waitFor(() => expect(currentLocation().search).toBe('?hoja=12'));
});

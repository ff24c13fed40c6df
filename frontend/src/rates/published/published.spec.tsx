/** UF and TMC as the administrator maintains them. */
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addMonthsClamped, santiagoDate } from '@simulador/contracts/platform/dates';
import { rateRowTag } from '@simulador/contracts/rates/rate-row-tag';
import {
  approvedSets,
  cells,
  openTab,
  PATH,
  press,
  sets,
  uf,
  writtenChanges,
} from '../../testing/published-values.ts';
import { SHEETS_PATH } from '../../testing/rate-tables.ts';
import { conflict, refusal } from '../../testing/simulator/fake-bff.ts';
import { fill } from '../../testing/fill.ts';

const tmc = (segment: number, valid_from: string, value: number, in_force: boolean) => ({
  segment,
  valid_from,
  valid_to: null as string | null,
  value,
  in_force,
  source: null,
  stored_at: null,
  is_only: segment === 22,
});
const TMC = [
  tmc(24, '2026-11-15', 6.6, true),
  tmc(22, '2026-11-15', 6.1, true),
  tmc(24, '2026-10-15', 6.52, false),
];

describe('the TMC', () => {
  it('is listed with the days on which it holds', async () => {
    openTab('tmc', { [`${PATH}/tmc`]: () => ({ is_ours: true, values: TMC }) });
    expect(cells(await screen.findByRole('table'))).toEqual([
      ['Hasta UF 2.000', '15-11-2026', 'El siguiente', '6,60 %', '—', 'Vigente', ''],
      ['Sobre UF 2.000', '15-11-2026', 'El siguiente', '6,10 %', '—', 'Vigente', 'Único'],
      ['Hasta UF 2.000', '15-10-2026', '14-11-2026', '6,52 %', '—', '', ''],
    ]);
    // The last value of a range of amounts can't be deleted.
    expect(screen.getAllByRole('button', { name: /^Eliminar/ })).toHaveLength(2);
    await press('Eliminar: Hasta UF 2.000, desde el 15-11-2026');
    expect(screen.getByText('Está vigente: los simuladores calculan con este valor.')).toBeVisible();
  });

  it('keeps what it holds of when its figure is corrected', async () => {
    const bff = openTab('tmc', {
      [`${PATH}/tmc`]: () => ({ is_ours: true, values: TMC }),
      ...sets(),
    });
    const name = 'Editar: Hasta UF 2.000, desde el 15-10-2026';
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(screen.queryByLabelText('Tramo')).toBeNull();
    fill(screen.getByLabelText('Tasa'), '6,55');
    await press('Guardar');
    expect(await screen.findByText('Cambios guardados.')).toBeVisible();
    const values = { segment: 24, valid_from: '2026-10-15', value: 6.55 };
    expect(writtenChanges(bff)).toEqual([[{ kind: 'tmc', values, as_read: rateRowTag(TMC[2] ?? {}) }]]);
    expect(approvedSets(bff)).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });

  it('of the core can’t be changed here, and the screen says so', async () => {
    openTab('tmc', { [`${PATH}/tmc`]: () => ({ is_ours: false, values: TMC }) });
    expect(
      await screen.findByText('La TMC llega del sistema central del banco: no se edita aquí.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nuevo' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the UF', () => {
  it('says why the CMF gave none', async () => {
    const failure = 'La CMF rechaza la clave (CMF_API_KEY).';
    openTab('uf', { [`${PATH}/uf`]: () => ({ is_ours: true, failure, values: [] }) });
    expect(await screen.findByText(/^La CMF rechaza la clave \(CMF_API_KEY\)\. Se intenta/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nuevo' })).toBeVisible();
  });

  it('is listed by month', async () => {
    const bff = openTab('uf', {
      [`${PATH}/uf`]: () => ({ is_ours: false, values: [uf('2026-11-20', 40880.36)] }),
    });
    expect(cells(await screen.findByRole('table'))).toEqual([
      ['20-11-2026', '$40.880,36', 'CMF, 09-11-2026', 'Vigente'],
    ]);
    expect(screen.getByText(/^La UF llega del sistema central del banco/)).toBeVisible();
    const [first] = bff.callsTo(`${PATH}/uf`);
    await press('Mes anterior');
    await press('Mes anterior');
    await waitFor(() => expect(bff.callsTo(`${PATH}/uf`)).toHaveLength(3));
    const months = bff.callsTo(`${PATH}/uf`).map(({ query }) => Date.parse(`${String(query['month'])}-01`));
    expect(first?.query['month']).toMatch(/^\d{4}-\d{2}$/);
    expect(months).toEqual([...months].sort((one, other) => other - one));
  });

  it('is not replaced by a new one before that was said', async () => {
    const detail = 'Ya existe este valor: es $40.880,36.';
    const again = 'Paula Soto cambió este valor: ahora es $40.880,37.';
    const bff = openTab('uf', {
      [`${PATH}/uf`]: () => ({ is_ours: true, values: [] }),
      ...sets(([change]) => {
        // A third person changes the value between the refusal and the second attempt.
        if (change?.as_read === 'none') return conflict(detail, '"1"');
        return change?.as_read === '"1"' ? conflict(again, '"2"') : [];
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo' }));
    fill(screen.getByLabelText('Día'), '2026-11-20');
    fill(screen.getByLabelText('Valor, pesos'), '41000');
    await press('Guardar');
    expect(await screen.findByText(detail)).toBeVisible();
    // A confirmation applies to its day only.
    fill(screen.getByLabelText('Día'), '2026-11-21');
    await press('Guardar');
    expect(await screen.findByText(detail)).toBeVisible();
    await press('Guardar');
    expect(await screen.findByText(again)).toBeVisible();
    await press('Guardar');
    expect(await screen.findByText('Cambios guardados.')).toBeVisible();
    const sent = writtenChanges(bff).flat();
    expect(sent.map(({ values, as_read: tag }) => [values.valid_from, tag])).toEqual([
      ['2026-11-20', 'none'],
      ['2026-11-21', 'none'],
      ['2026-11-21', '"1"'],
      ['2026-11-21', '"2"'],
    ]);
  });

  it('of a day for which none is published, or with a third decimal, is not sent', async () => {
    const bff = openTab('uf', { [`${PATH}/uf`]: () => ({ is_ours: true, values: [] }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo' }));
    fireEvent.change(screen.getByLabelText('Día'), { target: { value: '1989-12-31' } });
    fill(screen.getByLabelText('Valor, pesos'), '40880,365');
    await press('Guardar');
    expect(screen.getByLabelText('Día')).toHaveAccessibleDescription(
      'El día está fuera de lo que se publica',
    );
    expect(screen.getByLabelText('Valor, pesos')).toHaveAccessibleDescription(
      /^Debe tener como máximo 2 decimales/,
    );
    expect(writtenChanges(bff)).toEqual([]);
  });

  it('is saved far from the other values only after a confirmation', async () => {
    const warning = 'Este valor se aleja mucho de $40.880,36.';
    const detail = `${warning} Corríjalo, o guarde otra vez si es correcto.`;
    const bff = openTab('uf', {
      [`${PATH}/uf`]: () => ({ is_ours: true, values: [] }),
      ...sets(() => [warning]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Nuevo' }));
    expect(screen.getByLabelText('Día')).toHaveValue(santiagoDate(new Date()));
    const day = addMonthsClamped(santiagoDate(new Date()), 6);
    fireEvent.change(screen.getByLabelText('Día'), { target: { value: day } });
    fill(screen.getByLabelText('Valor, pesos'), '40,88');
    await press('Guardar');
    expect(await screen.findByText(detail)).toBeVisible();
    // Another value needs another confirmation, and is not the one that was doubted.
    await userEvent.type(screen.getByLabelText('Valor, pesos'), '{Backspace}9');
    expect(screen.queryByText(detail)).toBeNull();
    await press('Guardar');
    expect(await screen.findByText(detail)).toBeVisible();
    await press('Guardar');
    expect(await screen.findByText('Cambios guardados.')).toBeVisible();
    expect(writtenChanges(bff).map(([change]) => change?.values.value)).toEqual([40.88, 40.89, 40.89]);
    // The refused ones are not left behind as drafts.
    expect([approvedSets(bff).length, bff.callsTo(`${SHEETS_PATH}/12`).length]).toEqual([1, 2]);
    // The saved value's month is shown.
    const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    expect(screen.getByText(new Date(day).toLocaleDateString('es-CL', options))).toBeVisible();
  });

  it('of the month before is not to be edited while the next is read, and a month that fails is stepped over', async () => {
    const values = [uf('2026-11-20', 40880.36)];
    const months = new Set<unknown>();
    let fail: () => void = () => undefined;
    const failing = new Promise<void>((resolve) => (fail = resolve));
    openTab('uf', {
      [`${PATH}/uf`]: async ({ query }) => {
        const isSecond = months.add(query['month']).size === 2;
        if (isSecond) await failing;
        return isSecond ? refusal(400, { detail: 'Este mes no.' }) : { is_ours: true, values };
      },
    });
    await screen.findByRole('button', { name: 'Editar: UF del 20-11-2026' });
    await press('Mes siguiente');
    expect(screen.getByRole('table').closest('[inert]')).toHaveAttribute('aria-busy', 'true');
    fail();
    expect(await screen.findByText('Este mes no.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    await press('Mes siguiente');
    await waitFor(() => expect(screen.getByRole('table').closest('[inert]')).toBeNull());
  });
});

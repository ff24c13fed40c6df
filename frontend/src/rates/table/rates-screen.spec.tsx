/** The page Tarifas: rates edited in place, one by one or many at once. */
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentLocation } from '../../testing/location.tsx';
import {
  bar,
  BELOW,
  BESIDE,
  bodies,
  cell,
  edit,
  FIRST,
  grid,
  MISSING,
  press,
  sets,
} from '../../testing/rate-desk.ts';
import { open, SCHEDULED_PATH, SHEETS_PATH, shown } from '../../testing/rate-tables.ts';
import { CHANGE } from '../../testing/rate-sheet.ts';
import { refusal } from '../../testing/simulator/fake-bff.ts';

describe('a rate in the grid', () => {
  it('is pending once it is typed, and as it was after Escape, the former value, or Ctrl Z', async () => {
    await open();
    await edit(FIRST, '4,5{Enter}');
    expect(cell(FIRST)).toHaveAccessibleName(`${FIRST}, antes 4,39, ahora 4,50`);
    expect(cell(BELOW)).toHaveFocus();
    expect(bar().getByText('1 cambio')).toBeVisible();
    await userEvent.keyboard('4,9{Escape}');
    expect(cell(BELOW)).toHaveAccessibleName(`${BELOW}: 4,55`);
    await userEvent.keyboard('{ArrowUp}4,39{Enter}');
    expect(cell(FIRST)).toHaveAccessibleName(`${FIRST}: 4,39`);
    await edit(FIRST, '4,6{Tab}');
    expect(cell(BESIDE)).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(cell(FIRST)).toHaveAccessibleName(`${FIRST}: 4,39`);
    expect(screen.queryByRole('region', { name: 'Siguiente paso' })).toBeNull();
  });

  it('is reached by one press of the Tab key, and moved to by arrows', async () => {
    await open();
    expect(
      within(grid())
        .getAllByRole('gridcell')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([cell(FIRST)]);
    cell(FIRST).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(cell(BESIDE)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(cell(MISSING)).toHaveFocus();
    await userEvent.keyboard('{Enter}4,7{Enter}');
    expect(cell(MISSING)).toHaveAccessibleName(`${MISSING}, antes sin valor, ahora 4,70`);
  });

  it('that is no rate stays as it was typed, and nothing is sent', async () => {
    const bff = await open(sets('second'));
    await edit(FIRST, '4,1O{Enter}');
    expect(within(cell(FIRST)).getByRole('textbox')).toHaveValue('4,1O');
    expect(cell(FIRST)).toHaveAccessibleName(/Escriba una tasa, como 4,15$/);
    await press('Enviar a aprobación');
    expect(within(cell(FIRST)).getByRole('textbox')).toHaveFocus();
    expect(bodies(bff, SHEETS_PATH)).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText('Destino de Universal'), 'Refinanciamiento');
    expect(within(cell(FIRST)).getByRole('textbox')).toHaveValue('4,1O');
  });

  it('above the TMC can’t be sent, and counts as it is typed from then on', async () => {
    const bff = await open(sets('second'));
    await edit(FIRST, '6,7{Enter}');
    expect(bar().getByText(/La tasa no puede ser mayor a la TMC/)).toBeVisible();
    expect(bar().getByRole('button', { name: 'Enviar a aprobación' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press('Enviar a aprobación');
    expect(bodies(bff, SHEETS_PATH)).toEqual([]);
    expect(shown(grid())).toContain('pasa 0,10');
    await edit(FIRST, '{Control>}a{/Control}5');
    expect(shown(grid())).toContain('quedan 1,60');
    await userEvent.keyboard('x');
    expect(shown(grid())).toContain('quedan 2,05');
  });

  it('names what of a pasted block is no rate or has no place, and keeps a text that is no rate', async () => {
    await open();
    fireEvent.paste(cell(FIRST), { clipboardData: { getData: () => '4,1\t4,2\t9\r\nnada\r\n' } });
    expect(bar().getByText('2 cambios')).toBeVisible();
    expect(
      await screen.findByText('No se pegaron 2 textos, que no son una tasa o no caben: «9», «nada».'),
    ).toBeVisible();
    fireEvent.paste(cell(BELOW), { clipboardData: { getData: () => '4,1O' } });
    expect(within(cell(BELOW)).getByRole('textbox')).toHaveValue('4,1O');
  });

  it('says what is approved for a day to come', async () => {
    const sheet = (id: number, day: string, value: number) => ({
      ...{ id, change_count: 1, changes: [{ ...CHANGE, value }], effective_at: `${day}T03:00:00Z` },
      name: `Cambio ${id} desde el ${day.split('-').reverse().join('-')}`,
    });
    const sheets = [sheet(1, '2026-12-01', 4.5), sheet(2, '2026-12-15', 4.6)];
    await open({ ...sets('second'), [SCHEDULED_PATH]: () => sheets });
    expect(shown(cell(FIRST))).toContain('desde el 01-12: luego 4,50');
    for (const day of ['01', '15'])
      expect(screen.getByText(new RegExp(`^Desde el ${day}-12-2026 rige`))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cambio 1' })).toBeVisible();
  });
});

it('shows the rates also without the approved changes to come, which are read again', async () => {
  let isDown = true;
  const sheet = { id: 1, name: 'Lunes', change_count: 1, changes: [], effective_at: '2026-12-01T03:00:00Z' };
  await open({ [SCHEDULED_PATH]: () => (isDown ? refusal(503, {}) : [sheet]) });
  const sentence = 'No pudimos leer los cambios aprobados que aún no rigen.';
  expect(screen.getByText(sentence)).toBeVisible();
  isDown = false;
  await press('Reintentar');
  expect(grid()).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Lunes' })).toBeVisible();
  expect(screen.queryByText(sentence)).toBeNull();
});

describe('Ajustar', () => {
  it('fills the cells of its scope while it is typed', async () => {
    const bff = await open(sets('second'));
    await press('Ajustar las tasas de Universal');
    expect(screen.getByLabelText('Suma')).toHaveFocus();
    await userEvent.keyboard('+0,10');
    expect(cell(FIRST)).toHaveAccessibleName(/ahora 4,49$/);
    expect(within(screen.getByRole('form', { name: 'Ajustar' })).getByRole('status')).toHaveTextContent(
      /^3 de 3 tasas; la más alta queda en 6,40/,
    );
    await userEvent.selectOptions(screen.getByLabelText('Monto'), 'Hasta UF 2.000');
    expect(cell(BESIDE)).toHaveAccessibleName(`${BESIDE}: 6,30`);
    await press('Enviar a aprobación');
    await waitFor(() => expect(currentLocation().search).toBe('?hoja=12'));
    expect(bodies(bff, SHEETS_PATH)).toMatchObject([
      {
        changes: [
          { rate: 101, value: 4.49 },
          { rate: 103, value: 4.65 },
        ],
      },
    ]);
  });

  it('shows the rates of its scope', async () => {
    await open();
    await press('Ajustar las tasas de Universal');
    await userEvent.selectOptions(screen.getByLabelText('Destino'), 'Refinanciamiento');
    expect(screen.getByLabelText('Destino de Universal')).toHaveDisplayValue('Refinanciamiento');
  });

  it('keeps what it made, or takes it back', async () => {
    await open();
    await press('Ajustar las tasas de Universal');
    await userEvent.keyboard('x');
    expect(screen.getByText('Escriba un ajuste, como +0,10 o -0,10')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByLabelText('Suma')).toBeNull();
    await press('Ajustar las tasas de Universal');
    await press('Quitar');
    expect(screen.queryByLabelText('Suma')).toBeNull();
    await press('Ajustar las tasas de Universal');
    await userEvent.keyboard('1');
    await userEvent.click(screen.getByRole('radio', { name: '%' }));
    await press('Listo');
    expect(screen.queryByLabelText('Suma')).toBeNull();
    expect(cell(FIRST)).toHaveAccessibleName(/ahora 4,43$/);
  });
});

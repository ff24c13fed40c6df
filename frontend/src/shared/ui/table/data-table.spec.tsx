import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Column } from './column.ts';
import { DataTable, type DataTableProps, PageSteps } from './data-table.tsx';

function Pages({ pages }: { pages: number }) {
  const [page, setPage] = useState(1);
  return <PageSteps label="Páginas de hojas" page={page} count={20 * pages} size={20} onPage={setPage} />;
}
const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

describe('the page steps', () => {
  it('lead to the next page and back, and no further than the ends, without losing the focus', async () => {
    render(<Pages pages={2} />);
    const shown = () => screen.getByRole('status').textContent;
    expect([shown(), isOff('Anterior'), isOff('Siguiente')]).toEqual(['Página 1 de 2', true, false]);
    await userEvent.click(button('Anterior'));
    expect(shown()).toBe('Página 1 de 2');
    await userEvent.dblClick(button('Siguiente'));
    expect([shown(), isOff('Anterior'), isOff('Siguiente')]).toEqual(['Página 2 de 2', false, true]);
    expect(button('Siguiente')).toHaveFocus();
    await userEvent.click(button('Anterior'));
    expect(shown()).toBe('Página 1 de 2');
  });

  it('are not shown for a single page', () => {
    render(<Pages pages={1} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

interface Row {
  readonly id: number;
  readonly name: string;
}
const ANA = { id: 7, name: 'Ana' };
const EVA = { id: 8, name: 'Eva' };
const COLUMNS: readonly Column<Row>[] = [
  { label: 'Nombre', isName: true, of: ({ name }) => name },
  { label: 'Número', isNumber: true, of: ({ id }) => id },
  { label: 'Acciones', isUnseen: true, of: () => <button type="button">Ver</button> },
];
const show = (given: Partial<DataTableProps<Row>>) =>
  render(<DataTable label="Filas" columns={COLUMNS} rows={[ANA]} keyOf={({ id }) => id} {...given} />);
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const rowTexts = () => screen.getAllByRole('row').map((row) => row.textContent);

describe('a table of data', () => {
  it('draws headings and cells from its columns, and the steps to its other pages', () => {
    show({ paging: { label: 'Páginas', page: 1, count: 40, size: 20, onPage: () => undefined } });
    const table = screen.getByRole('table', { name: 'Filas' });
    expect(heads()).toEqual(['Nombre', 'Número', 'Acciones']);
    expect(within(table).getByRole('rowheader', { name: 'Ana' })).toBeVisible();
    expect(within(table).getByRole('cell', { name: '7' })).toHaveAttribute('data-label', 'Número');
    expect(screen.getByRole('region', { name: 'Filas' })).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('navigation', { name: 'Páginas' })).toHaveTextContent('Página 1 de 2');
  });

  it('is no region where it does not scroll', () => {
    show({ isBare: true });
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByRole('table', { name: 'Filas' })).toBeVisible();
  });

  it('shows a text in place of a table without rows', () => {
    show({ rows: [], empty: <p>No hay filas.</p> });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('No hay filas.')).toBeVisible();
  });

  it('says that its rows are loaded, in as many rows as a page has', () => {
    const paging = { label: 'Páginas', page: 1, count: 0, size: 4, onPage: () => undefined };
    show({ rows: undefined, loading: 'Cargando…', paging });
    expect(screen.getByRole('table', { name: 'Cargando…' })).toHaveAttribute('aria-busy', 'true');
    expect(rowTexts()).toEqual(['NombreNúmeroAcciones', '', '', '', '']);
  });

  it('picks a row, or all that can be picked', async () => {
    const picks: unknown[] = [];
    function Picking() {
      const [picked, setPicked] = useState<ReadonlySet<string | number>>(new Set());
      return (
        <DataTable
          label="Filas"
          columns={COLUMNS}
          rows={[ANA, EVA, { id: 9, name: 'Sol' }]}
          keyOf={({ id }) => id}
          selection={{
            picked,
            label: 'Todas',
            labelOf: ({ name }) => `Elegir ${name}`,
            mayPick: ({ id }) => id !== 9,
            onPick: (keys, isPicked) => {
              picks.push([...keys, isPicked]);
              setPicked(
                new Set(isPicked ? [...picked, ...keys] : [...picked].filter((key) => !keys.includes(key))),
              );
            },
          }}
        />
      );
    }
    render(<Picking />);
    const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    expect(tick('Elegir Sol')).toBeDisabled();
    await userEvent.click(tick('Elegir Ana'));
    expect([tick('Todas').checked, tick('Todas').indeterminate]).toEqual([false, true]);
    await userEvent.click(tick('Todas'));
    expect([tick('Todas').checked, tick('Elegir Eva').checked]).toEqual([true, true]);
    await userEvent.click(tick('Todas'));
    expect(picks).toEqual([
      [7, true],
      [7, 8, true],
      [7, 8, false],
    ]);
  });

  it('shows more below a row', () => {
    show({ rows: [ANA, EVA], below: ({ id }) => id === 7 && <p>Más de Ana</p> });
    expect(rowTexts()).toEqual(['NombreNúmeroAcciones', 'Ana7Ver', 'Más de Ana', 'Eva8Ver']);
  });
});

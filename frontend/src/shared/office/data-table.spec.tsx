import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DataTable, PageSteps, type Column } from './data-table.tsx';

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
const COLUMNS: readonly Column<Row>[] = [
  { label: 'Nombre', isName: true, of: ({ name }) => name },
  { label: 'Número', isNumber: true, cell: 'id', of: ({ id }) => id },
  { label: 'Acciones', isUnseen: true, of: () => <button type="button">Ver</button> },
];
const shown = (rows: readonly Row[]) =>
  render(
    <DataTable
      label="Filas"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
      empty={<p>No hay filas.</p>}
      paging={{ label: 'Páginas', page: 1, count: 40, size: 20, onPage: () => undefined }}
    />,
  );

describe('a table of data', () => {
  it('draws headings and cells from its columns, and the steps to its other pages', () => {
    shown([{ id: 7, name: 'Ana' }]);
    const table = screen.getByRole('table', { name: 'Filas' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Nombre', 'Número', 'Acciones']);
    expect(within(table).getByRole('rowheader', { name: 'Ana' })).toBeVisible();
    expect(within(table).getByRole('cell', { name: '7' })).toHaveAttribute('data-cell', 'id');
    expect(screen.getByRole('region', { name: 'Filas' })).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('navigation', { name: 'Páginas' })).toHaveTextContent('Página 1 de 2');
  });

  it('shows a text in place of a table without rows', () => {
    shown([]);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('No hay filas.')).toBeVisible();
  });
});

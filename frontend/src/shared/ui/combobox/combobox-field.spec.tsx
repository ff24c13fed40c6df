import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ComboboxField, type ComboboxOption } from './combobox-field.tsx';

const PLACES: readonly ComboboxOption[] = [
  { value: '05109', label: 'Viña del Mar, Valparaíso' },
  { value: '13120', label: 'Ñuñoa, Metropolitana' },
  { value: '13132', label: 'Vitacura, Metropolitana' },
  { value: '14107', label: 'Paillaco, Los Ríos' },
];

const onSelect = jest.fn();

function Harness() {
  const [value, setValue] = useState('');
  return (
    <ComboboxField
      name="place"
      label="Lugar"
      value={value}
      onChange={setValue}
      options={PLACES}
      onSelect={onSelect}
    />
  );
}

const input = () => screen.getByRole('combobox', { name: 'Lugar' });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('ComboboxField', () => {
  it('finds without accents and case, beginnings first', async () => {
    render(<Harness />);
    await userEvent.type(input(), 'nun');
    expect(shown()).toEqual(['Ñuñoa, Metropolitana']);
    await userEvent.clear(input());
    expect(shown()).toEqual([]);
    await userEvent.type(input(), 'VI');
    expect(shown()).toEqual(['Viña del Mar, Valparaíso', 'Vitacura, Metropolitana']);
    expect(input()).toHaveAttribute('aria-expanded', 'true');
  });

  it.each([
    ['nunoa metropolitana', 'Ñuñoa, Metropolitana'],
    ['metropolitana, NUÑOA', 'Ñuñoa, Metropolitana'],
    ['mar vina', 'Viña del Mar, Valparaíso'],
    ['  los rios ', 'Paillaco, Los Ríos'],
  ])('finds %j word by word', async (text, label) => {
    render(<Harness />);
    await userEvent.type(input(), text);
    expect(shown()).toEqual([label]);
  });

  it('is chosen from by keyboard, round both ends', async () => {
    render(<Harness />);
    await userEvent.type(input(), 'vi{ArrowUp}');
    const active = screen.getByRole('option', { selected: true });
    expect(active).toHaveTextContent('Vitacura');
    expect(input()).toHaveAttribute('aria-activedescendant', active.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(input()).toHaveValue('Viña del Mar, Valparaíso');
    expect(onSelect).toHaveBeenLastCalledWith(PLACES[0]);
    expect(shown()).toEqual([]);
  });

  it('is chosen from by mouse and keeps the focus', async () => {
    render(<Harness />);
    await userEvent.type(input(), 'paill');
    await userEvent.click(screen.getByRole('option'));
    expect(input()).toHaveValue('Paillaco, Los Ríos');
    expect(input()).toHaveFocus();
  });

  it('keeps free text, also after Escape and on leaving', async () => {
    render(<Harness />);
    await userEvent.type(input(), 'vi{Escape}');
    expect(shown()).toEqual([]);
    await userEvent.type(input(), 'lla');
    expect(screen.getByRole('status')).toHaveTextContent('Sin sugerencias');
    await userEvent.tab();
    expect(input()).toHaveValue('villa');
    expect(shown()).toEqual([]);
  });
});

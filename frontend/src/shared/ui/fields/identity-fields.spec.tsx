import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fill } from '../../../testing/fill.ts';
import { NumberField, type NumberFieldProps } from '../amounts/number-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { RutField } from './rut-field.tsx';

interface HarnessProps {
  field: typeof RutField | typeof PhoneField | typeof NumberField;
  start?: string;
}

function Harness({ field: FieldUnderTest, start = '' }: HarnessProps) {
  const [value, setValue] = useState(start);
  return (
    <>
      <FieldUnderTest name="input_x" label="Campo" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const PesosField = (props: NumberFieldProps) => <NumberField {...props} unit="CLP" />;

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const given = () => screen.getByRole('status').textContent;

describe('RutField', () => {
  it('ignores a letter that no RUT has and leaves the caret there', async () => {
    render(<Harness field={RutField} start="1.345.678-5" />);
    await userEvent.type(input(), 'x', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(input()).toHaveValue('1.345.678-5');
    expect(input().selectionStart).toBe(3);
  });
});

it.each([
  ['RUT', RutField, '123456785', '12.345.678-5', '1.234.567-8'],
  ['phone', PhoneField, '+56912345678', '+56912345678', '+5691234567'],
  ['number', NumberField, '450000', '450000', '45000'],
])('Ctrl+Z undoes a typed %s, and Ctrl+Y redoes it', async (_, field, text, whole, before) => {
  render(<Harness field={field} />);
  await userEvent.type(input(), text);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(given()).toBe(before);
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(given()).toBe(whole);
});

describe('PhoneField', () => {
  it.each([
    ...['12345678', '912345678 1', '+56 9 1234 5678'],
    ...['56912345678', '0912345678', '0056912345678', '0056 9 1234 5678 1', '12345678 9'],
  ])('understands %s that is typed behind +569, once the field is left', async (text) => {
    render(<Harness field={PhoneField} start="+569" />);
    await userEvent.type(input(), text);
    await userEvent.tab();
    expect(input()).toHaveValue('+56912345678');
  });

  it.each(['+569123456789', '+56 9 1234 5678', '(9) 1234-5678'])(
    'keeps no more of %s than a number',
    (text) => {
      render(<Harness field={PhoneField} start="+569" />);
      fill(input(), text);
      expect(given()).toBe('+56912345678');
    },
  );

  it.each([
    ['in the middle of it', 8, '+56912345678'],
    ['in front of it', 4, '+569012345678'],
  ])('makes no other number of a digit %s, which is too long for one', async (_, at, kept) => {
    render(<Harness field={PhoneField} start="+56912345678" />);
    await userEvent.type(input(), '0', { initialSelectionStart: at, initialSelectionEnd: at });
    await userEvent.tab();
    expect(given()).toBe(kept);
  });

  it('completes a number typed without its prefix when it is left', async () => {
    render(<Harness field={PhoneField} />);
    await userEvent.type(input(), '912345678');
    expect(given()).toBe('912345678');
    await userEvent.tab();
    expect(given()).toBe('+56912345678');
  });
});

describe('NumberField', () => {
  it('shows thousands and gives bare digits', async () => {
    render(<Harness field={NumberField} />);
    await userEvent.type(input(), '1500000');
    expect(input()).toHaveValue('1.500.000');
    expect(given()).toBe('1500000');
    expect(input()).toHaveAttribute('inputmode', 'numeric');
    expect(input()).toHaveAttribute('type', 'text');
  });

  it.each([
    ['$ 1.500.000', '1500000'],
    ['$850,000', '850000'],
  ])('reads the pasted %s as groups: pesos have no decimals', async (text, digits) => {
    render(<Harness field={PesosField} />);
    await userEvent.click(input());
    await userEvent.paste(text);
    expect(given()).toBe(digits);
  });

  it.each(['UF 30', 'un millón', '1200000,5', '500000.4'])(
    'asks for an amount in pesos instead of reading %s',
    async (text) => {
      render(<Harness field={PesosField} />);
      await userEvent.type(input(), text);
      await userEvent.tab();
      expect(given()).toBe('');
      expect(input()).toHaveAccessibleDescription(/^Debe contener solo números/);
    },
  );
});

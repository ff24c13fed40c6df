import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { DateField } from './moment-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const WORKERS = [
  { value: '0', label: 'Dependiente' },
  { value: '1', label: 'Independiente' },
];

const TYPE = { label: 'Tipo', name: 'input_type', value: '', options: WORKERS, onChange: () => undefined };

describe('the fields of a form', () => {
  it('show a correction, and leave it off the control', () => {
    const shared = { error: 'Falta', correction: <p>Corrección</p> };
    const { container } = render(
      <>
        <TextField label="Nombre" name="input_name" {...shared} />
        <TextAreaField label="Nota" name="input_note" value="" {...shared} />
        <SelectField label="Comuna" name="input_comuna" onChange={jest.fn()} options={WORKERS} {...shared} />
        <CheckboxField label="Autorizo" name="input_consent" value={false} onChange={jest.fn()} {...shared} />
        <RadioGroup {...TYPE} {...shared} />
      </>,
    );
    expect(screen.getAllByText('Corrección')).toHaveLength(5);
    expect(container.querySelector('[correction]')).toBeNull();
  });
});

describe('a long text', () => {
  it.each([
    ['a😀', 'Breve'],
    ['ab😀', '3 / 3 caracteres'],
  ])('says in place of its hint how much it takes, once it is full: %s', (text, described) => {
    render(<TextAreaField label="Nota" name="input_note" hint="Breve" maxLength={3} value={text} />);
    expect(screen.getByLabelText('Nota')).toHaveAccessibleDescription(described);
  });
});

describe('a date that is typed in part', () => {
  it('holds its form back, because browsers report it as none', async () => {
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <DateField name="end" label="Hasta" value={null} onChange={jest.fn()} />
        <Button type="submit">Guardar</Button>
      </form>,
    );
    const field = screen.getByLabelText('Hasta');
    Object.defineProperty(field, 'validity', { value: { badInput: true } });
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Complete la fecha o déjela vacía');
  });
});

describe('an invalid field', () => {
  it('is marked and described by its error, then its hint', () => {
    render(
      <TextField name="input_name" label="Nombre" error="Este campo es requerido" hint="Como en tu cédula" />,
    );
    expect(screen.getByLabelText('Nombre')).toBeInvalid();
    expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription(
      'Este campo es requerido Como en tu cédula',
    );
  });

  it('has no mark when it is right', () => {
    render(<SelectField name="s" label="Comuna" options={WORKERS} onChange={jest.fn()} />);
    expect(screen.getByLabelText('Comuna')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Comuna')).not.toHaveAttribute('aria-describedby');
  });

  it('says to assistive technology that it is required, and to everybody that it is optional', () => {
    render(
      <>
        <TextField name="t" label="Calle" required />
        <SelectField name="s" label="Comuna" options={WORKERS} required onChange={jest.fn()} />
        <RadioGroup {...TYPE} required />
        <TextField name="o" label="Dirección" required={false} />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Calle' })).toBeRequired();
    expect(screen.getByRole('combobox', { name: 'Comuna' })).toBeRequired();
    expect(screen.getByRole('radiogroup', { name: 'Tipo' })).toHaveAttribute('aria-required', 'true');
    expect(screen.getByRole('textbox', { name: 'Dirección (opcional)' })).not.toBeRequired();
  });

  it('describes a group of radio buttons', () => {
    render(<RadioGroup {...TYPE} error="Este campo es requerido" />);
    expect(screen.getByRole('radiogroup', { name: 'Tipo' })).toHaveAccessibleDescription(
      'Este campo es requerido',
    );
    expect(screen.getByLabelText('Dependiente')).toBeInvalid();
  });
});

describe('ErrorSummary', () => {
  const errors = [
    { name: 'input_name', label: 'Nombre', message: 'Este campo es requerido' },
    { name: 'input_type', label: 'Tipo', message: 'Este campo es requerido' },
  ];
  const page = (attempt: number, found = errors) => (
    <>
      <ErrorSummary title="Revisa" errors={found} attempt={attempt} />
      <TextField name="input_name" label="Nombre" />
      <RadioGroup {...TYPE} value="1" />
    </>
  );

  it('takes the focus at each refused submit', async () => {
    const { rerender } = render(page(1));
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(screen.getByLabelText('Nombre'));
    rerender(page(1));
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
    rerender(page(2));
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('leaves the focus in the field that is broken again after everything was right', async () => {
    const { rerender } = render(page(1));
    await userEvent.click(screen.getByLabelText('Nombre'));
    rerender(page(1, []));
    rerender(page(1));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
  });

  it('takes the focus when the count of refused submits restarts, and when the errors come after the count', async () => {
    const { rerender } = render(page(1));
    await userEvent.click(screen.getByLabelText('Nombre'));
    rerender(page(0, []));
    rerender(page(1, []));
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
    rerender(page(1));
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('leads to the fields, to a group by its chosen control', async () => {
    render(page(1));
    await userEvent.click(screen.getByRole('link', { name: 'Nombre: Este campo es requerido' }));
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Tipo: Este campo es requerido' }));
    expect(screen.getByLabelText('Independiente')).toHaveFocus();
  });
});

describe('Button', () => {
  it.each([
    ['takes a double click as one where it starts something, drawn or not', false, 1],
    ['is pressed as often as it is where it starts nothing', undefined, 2],
  ])('%s', (_, working, times) => {
    const press = jest.fn();
    render(
      <Button {...(working !== undefined && { working })} onClick={press}>
        Publicar
      </Button>,
    );
    for (const detail of [1, 2]) fireEvent.click(screen.getByRole('button'), { detail });
    expect(press).toHaveBeenCalledTimes(times);
  });

  it('says that it works and can not be pressed meanwhile', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" working workingLabel="Calculando…" onClick={press}>
          Calcular Dividendo
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Calculando…' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
  });
});

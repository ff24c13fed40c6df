import { describe, it, expect } from '@jest/globals';
import { messageText, violationText } from './es.ts';

describe('messageText', () => {
  it('has the agreed texts', () => {
    expect(messageText('required')).toBe('Este campo es requerido');
    expect(messageText('age_range', { min: 24, max: 72 })).toBe(
      'Para continuar, la edad debe ser entre 24 y 72 años',
    );
    expect(messageText('salary_min', { minClp: 500000 })).toBe('El debe ser mayor o igual a $500.000');
    expect(messageText('years_range', { min: 5, max: 40 })).toBe(
      'Los años de pago deben estar entre 5 y 40 años',
    );
    expect(messageText('age_plus_years', { max: 80 })).toBe(
      'Su edad más los años de pago no pueden superar los 80 años',
    );
    expect(messageText('credit_min_uf', { min: 300 })).toBe('El crédito debe ser de mínimo 300 UF');
    expect(messageText('credit_max')).toBe('Para simular este monto, contacta a un ejecutivo.');
    expect(messageText('credit_max_share', { currency: 'UF', maxPct: 90 })).toBe(
      'El monto en UF no puede superar el 90% del valor de la propiedad',
    );
    expect(messageText('credit_max_share', { currency: 'UF', maxPct: 87.5 })).toContain('superar el 87,5%');
    expect(messageText('property_value_above_uf', { above: 1500 })).toBe(
      'El valor de la propiedad debe ser mayor a UF 1500',
    );
    expect(messageText('subsidy_range_uf', { min: 125, max: 600 })).toBe(
      'El monto en UF debe estar entre UF 125 y UF 600',
    );
    expect(messageText('savings_subsidy_min_share', { minPct: 10 })).toBe(
      'El ahorro más subsidio debe corresponder al 10% del valor de la propiedad',
    );
    expect(messageText('form_has_errors')).toBe(
      'Algunos campos tienen errores o no fueron ingresados. Por favor, revíselos y corríjalos antes de continuar.',
    );
  });

  it('writes pesos with dots', () => {
    expect(messageText('credit_min_clp', { minClp: 12264108 })).toBe(
      'El crédito debe ser de mínimo $12.264.108',
    );
  });

  it('writes a large amount of UF with dots', () => {
    expect(messageText('property_value_max_uf', { maxUf: 10_000_000 })).toBe(
      'El valor de la propiedad no puede superar UF 10.000.000',
    );
  });

  it('writes a count with dots', () => {
    expect(messageText('text_max_length', { maxCount: 50_000 })).toBe(
      'Debe contener máximo 50.000 caracteres',
    );
  });

  it('fills a violation', () => {
    const text = violationText({ code: 'subsidy_range_clp', values: { minClp: 5110045, maxClp: 24528216 } });
    expect(text).toBe('El monto en CLP debe estar entre $5.110.045 y $24.528.216');
  });
});

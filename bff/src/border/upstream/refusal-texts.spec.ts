import { describe, expect, it } from '@jest/globals';
import { refusalTexts } from './refusal-texts.ts';

const SENT = { montocredito: 200, plazototal: 25, plazovariable: 0 };
const MINIMUM = 'Asegúrese de que este valor sea mayor o igual a 300.';
const OURS = 'El sistema del banco no acepta este valor.';
const read = (body: unknown) => refusalTexts('errors_detail', body, SENT);

describe('the texts of a refusal', () => {
  it.each([
    [{ errors_detail: 'El crédito es muy bajo' }, 'El crédito es muy bajo'],
    [{ errors_detail: ['El crédito es muy bajo'] }, 'El crédito es muy bajo'],
    [
      { errors_detail: ['El crédito es muy bajo', 'El plazo es muy largo.'] },
      'El crédito es muy bajo. El plazo es muy largo.',
    ],
    [{ errors_detail: ['Traceback', 'El plazo es muy largo'] }, 'El plazo es muy largo'],
    [{ non_field_errors: ['El crédito supera el valor'] }, 'El crédito supera el valor'],
  ])('are one sentence in %j', (body, sentence) => {
    expect(read(body)).toEqual({ sentence, fields: [] });
  });

  it.each([
    [{ montocredito: [MINIMUM] }, `Monto del crédito: ${MINIMUM}`, MINIMUM],
    [{ montocredito: MINIMUM }, `Monto del crédito: ${MINIMUM}`, MINIMUM],
    [{ errors_detail: { montocredito: [MINIMUM] } }, `Monto del crédito: ${MINIMUM}`, MINIMUM],
    [{ errors_detail: [{ montocredito: [MINIMUM] }] }, `Monto del crédito: ${MINIMUM}`, MINIMUM],
    [
      { errors_detail: [{ field: 'montocredito', message: MINIMUM }] },
      `Monto del crédito: ${MINIMUM}`,
      MINIMUM,
    ],
    [{ montocredito: ['Ensure this value is greater.'] }, `Monto del crédito: ${OURS}`, OURS],
  ])('name the field in %j', (body, sentence, message) => {
    expect(read(body)).toEqual({ sentence, fields: [{ name: 'montocredito', message }] });
  });

  it('are the first different ones of a long list, of the whole or of fields', () => {
    const ten = [
      'El crédito es muy bajo.',
      ...Array.from({ length: 9 }, (_each, at) => `El plazo ${at} es muy largo.`),
    ];
    const many = [...Array.from({ length: 90_000 }, () => ten[0]), ...ten, 'El plazo 9 es muy largo.'];
    expect(read({ errors_detail: many }).sentence).toBe(ten.join(' '));
    expect(read({ montocredito: many }).fields).toEqual([{ name: 'montocredito', message: ten.join(' ') }]);
    const errors = Array.from({ length: 90_000 }, () => ({ montocredito: [MINIMUM] }));
    expect(read({ errors_detail: errors }).fields).toEqual([{ name: 'montocredito', message: MINIMUM }]);
  });

  it('name several fields, one without a label', () => {
    expect(read({ plazototal: ['El plazo es muy largo'], plazovariable: ['x'] })).toEqual({
      sentence: `Años de pago: El plazo es muy largo. ${OURS}`,
      fields: [
        { name: 'plazototal', message: 'El plazo es muy largo' },
        { name: 'plazovariable', message: OURS },
      ],
    });
  });

  it('name each field of a list of errors, a field of JavaScript’s own among the ignored ones', () => {
    const errors = ['constructor', 'plazototal', '__proto__'].map((field) => ({ field, message: MINIMUM }));
    expect(read({ errors_detail: errors }).fields).toEqual([{ name: 'plazototal', message: MINIMUM }]);
  });

  it.each([null, [], 'El crédito es muy bajo', {}, { clave: ['El dato de Ana'] }, { errors_detail: 7 }])(
    'are none in %j',
    (body) => {
      expect(read(body)).toEqual({ sentence: null, fields: [] });
    },
  );
});

import { describe, expect, it } from '@jest/globals';
import { isReadableSentence, refusalTexts } from './refusal-texts.ts';

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

describe('a text of the core', () => {
  it.each([
    'El monto del crédito no puede superar UF 20.000.',
    'No hay tasa para ese plazo.',
    '¿Seguro? El plazo (en años) debe estar entre 5 y 40; el máximo es 90,5%.',
    'Usuario o contraseña inválidas',
    'El crédito supera los $100.000.000 permitidos',
    'Sí, es así',
    'El subsidio DS116 no aplica',
    'Este valor supera el tope del DS-49',
    `El ${'x'.repeat(197)}`,
  ])('that is a plain sentence is read by people: %s', (text) => {
    expect(isReadableSentence(text)).toBe(true);
  });

  it.each([
    '',
    'el',
    `El ${'x'.repeat(198)}`,
    'Internal Server Error',
    'ORA-00942: la tabla o vista no existe',
    'ERROR SQLSTATE42P01 en la consulta',
    'Falla DB-00204 en la consulta',
    'El error E10042 no se conoce',
    'FATAL: password authentication failed for user core',
    'La password es hunter2',
    'La clave: hunter2',
    'connect ECONNREFUSED 10.0.0.5:5432',
    'No responde el host core-db.banco.cl',
    'No responde 10.0.0.5 en la red',
    'Se intentó en el puerto core:8443',
    'java.lang.NullPointerException en la línea 3',
    'Falla en la clase ServicioTasas',
    'No se abrió el archivo /var/lib/core/config.yml',
    'Se ejecutó select nombre from clientes',
    'SELECT * FROM clientes',
    'El cliente 12.345.678-5 no existe',
    'El cliente 12345678-K no existe',
    'El cliente 123456785 no existe',
    'Se envió el correo a ana@ejemplo.cl',
    'Vea la página http://core.interno/errores',
    'La primera línea\nla segunda',
    'El valor es <b>alto</b>',
    'El campo monto_credito es inválido',
  ])('that is anything else is not: %j', (text) => {
    expect(isReadableSentence(text)).toBe(false);
  });
});

import { describe, expect, it } from '@jest/globals';
import { isReadableSentence } from './refusal-texts.ts';

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

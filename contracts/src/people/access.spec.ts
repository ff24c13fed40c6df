import { describe, expect, it } from '@jest/globals';
import { isClientRoute, mayOpen, ROLES, ROUTE_ACCESS, STAFF, type ClientRoute } from './access.ts';

/** Table of docs/rules.md R100: a mark for each role that may open the route. */
const TABLE: Readonly<Record<ClientRoute, string>> = {
  //                                 anonymous default admin executive commercial
  '/': '                                  x       x      x       x         x',
  '/simulador': '                         x       x      x       x         x',
  '/simulador/resumen': '                 x       x      x       x         x',
  '/simulador-hipotecario-copy': '        x       x      x       x         x',
  '/login': '                             x       x      x       x         x',
  '/401': '                               x       x      x       x         x',
  '/simulador/exito': '                   .       .      x       x         .',
  '/simulatorTemplate': '                 .       x      x       .         x',
  '/dashboard': '                         .       .      x       x         x',
  '/listado': '                           .       .      x       x         x',
  '/simulador-profesional': '             .       .      x       x         .',
  '/simulador-profesional/resumen': '     .       .      x       x         .',
  '/tarifas': '                           .       .      x       .         .',
  '/tarifas/nueva': '                     .       .      x       .         .',
  '/tarifas/hojas': '                     .       .      x       .         .',
  '/tarifas/mantenedores': '              .       .      x       .         .',
  '/jefatura': '                          .       .      x       .         .',
  '/datos-personales': '                  .       .      x       .         .',
};

describe('the routes', () => {
  it.each(Object.entries(TABLE))('%s', (route, marks) => {
    const allowed = ROLES.filter((role) => mayOpen(role, route as ClientRoute));
    expect(allowed).toEqual(ROLES.filter((_role, index) => marks.trim().split(/\s+/)[index] === 'x'));
  });

  it('open the head’s page to staff who head a branch', () => {
    expect(ROLES.filter((role) => mayOpen(role, '/jefatura', true))).toEqual(STAFF);
    expect(mayOpen('executiverole', '/tarifas', true)).toBe(false);
  });

  it('are all in the table', () => {
    expect(Object.keys(TABLE).sort()).toEqual(Object.keys(ROUTE_ACCESS).sort());
  });

  it('are known by their path', () => {
    expect(['/', '/tarifas/hojas', '/tarifas/', 'toString'].filter(isClientRoute)).toEqual([
      '/',
      '/tarifas/hojas',
    ]);
  });
});

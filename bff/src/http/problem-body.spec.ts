import { NotFoundException } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { badRequest, invalidFields, Problem } from './problem.ts';
import { problemBody, statusOf } from './problem-body.ts';

describe("a problem's body", () => {
  it('is RFC 9457 with the request id', () => {
    expect(problemBody(new Problem(409, 'Vuelve a cargar.'), '/api/x', 'traza-1')).toEqual({
      type: 'about:blank',
      title: 'Conflicto',
      status: 409,
      detail: 'Vuelve a cargar.',
      request_id: 'traza-1',
    });
  });

  it.each([
    ['/api/external/paridad', 'errors'],
    ['/api/external/paridad/', 'errors'],
    ['/API/External/Paridad', 'errors'],
    ['/api/external/catalogos_simulador', 'errors'],
    ['/api/external/seguros_cesantia/', 'errors'],
    ['/api/external/tarifas', 'errors'],
    ['/api/external/calc_dividendo/', 'errors_detail'],
    ['/simulations/api/calc_operation_costs', 'errors_detail'],
    ['/simulations/api/calc_simulation_web', 'errors_detail'],
  ])('of %s has its sentence in %s too', (path, field) => {
    const body = problemBody(new Problem(502, 'No responde.'), path, '');
    expect(Object.entries(body).filter(([, value]) => value === 'No responde.')).toEqual([
      ['detail', 'No responde.'],
      [field, 'No responde.'],
    ]);
  });

  it('of another path has only detail', () => {
    expect(Object.keys(problemBody(new Problem(502, 'x'), '/products/api/tmc', ''))).not.toContain('errors');
  });

  it.each([
    [new NotFoundException('Cannot GET /secreto'), 404, 'Lo que buscas no existe.'],
    [new Error('secreto'), 500, 'Ocurrió un error inesperado. Inténtalo de nuevo en unos minutos.'],
    [
      Object.assign(new Error('secreto'), { status: 413 }),
      413,
      'Los datos enviados superan el tamaño permitido.',
    ],
    [
      Object.assign(new Error('secreto'), { status: 502 }),
      500,
      'Ocurrió un error inesperado. Inténtalo de nuevo en unos minutos.',
    ],
    ['secreto', 500, 'Ocurrió un error inesperado. Inténtalo de nuevo en unos minutos.'],
    [null, 500, 'Ocurrió un error inesperado. Inténtalo de nuevo en unos minutos.'],
  ])('of what was not made for the client (%s) is a sentence of ours', (error, status, detail) => {
    expect(statusOf(error)).toBe(status);
    expect(problemBody(error, '/x', '')).toMatchObject({ status, detail });
  });

  it('names refused fields, each sentence once', () => {
    const [name, other] = [
      { name: 'a', message: 'Este campo es requerido' },
      { name: 'b', message: 'Para esto, contacta a un ejecutivo.' },
    ];
    expect(problemBody(invalidFields([name, { ...name, name: 'c' }]), '/x', '').detail).toBe(name.message);
    const body = problemBody(invalidFields([name, other]), '/x', '');
    expect(body.detail).toBe('Este campo es requerido. Para esto, contacta a un ejecutivo.');
    expect(body.fields).toEqual([name, other]);
    expect(problemBody(badRequest('No.'), '/x', '')).not.toHaveProperty('fields');
  });
});

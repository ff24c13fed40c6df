import { NotFoundException } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { badRequest, invalidFields, Problem } from './problem.ts';
import { problemBody, statusOf } from './problem-body.ts';

describe("a problem's body", () => {
  it('is RFC 9457 with the request id', () => {
    expect(problemBody(new Problem(409, 'Vuelve a cargar.'), 'detail', 'traza-1')).toEqual({
      type: 'about:blank',
      title: 'Conflicto',
      status: 409,
      detail: 'Vuelve a cargar.',
      request_id: 'traza-1',
    });
  });

  it.each(['errors', 'errors_detail', 'detail'] as const)('has its sentence in %s too', (field) => {
    const body = problemBody(new Problem(502, 'No responde.'), field, '');
    const said = Object.entries(body).filter(([, value]) => value === 'No responde.');
    expect(said.map(([name]) => name)).toEqual([...new Set(['detail', field])]);
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
    expect(problemBody(error, 'detail', '')).toMatchObject({ status, detail });
  });

  it('names refused fields, each sentence once', () => {
    const [name, other] = [
      { name: 'a', message: 'Este campo es requerido' },
      { name: 'b', message: 'Para esto, contacta a un ejecutivo.' },
    ];
    expect(problemBody(invalidFields([name, { ...name, name: 'c' }]), 'detail', '').detail).toBe(
      name.message,
    );
    const body = problemBody(invalidFields([name, other]), 'detail', '');
    expect(body.detail).toBe('Este campo es requerido. Para esto, contacta a un ejecutivo.');
    expect(body.fields).toEqual([name, other]);
    expect(problemBody(badRequest('No.'), 'detail', '')).not.toHaveProperty('fields');
  });
});

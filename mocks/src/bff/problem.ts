import { HttpResponse } from 'msw';
import type { components } from '@simulador/contracts/generated/bff';
import type { ErrorField } from '../core/operation.ts';

type ProblemBody = components['schemas']['ProblemDto'];

/** The BFF could not answer: becomes problem+json with this status and Spanish sentence. */
export class BffProblem extends Error {
  readonly status: number;

  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

/** Titles and sentences of the BFF; a refusal by the core brings its own sentence. */
const TITLES: Readonly<Record<number, readonly [title: string, detail: string]>> = {
  400: ['Solicitud inválida', 'La solicitud no es válida. Revisa los datos e inténtalo de nuevo.'],
  404: ['No encontrado', 'Lo que buscas no existe.'],
  409: ['Conflicto', 'Los datos cambiaron. Vuelve a cargar la página e inténtalo de nuevo.'],
  502: [
    'Respuesta externa inválida',
    'Un sistema externo no respondió bien. Inténtalo de nuevo en unos minutos.',
  ],
  504: ['Tiempo agotado', 'Un sistema externo tardó demasiado. Inténtalo de nuevo en unos minutos.'],
};

const detailOf = (status: number): string => TITLES[status]?.[1] ?? '';

export const unusable = (): BffProblem => new BffProblem(502, detailOf(502));
export const tooSlow = (): BffProblem => new BffProblem(504, detailOf(504));
export const unreadable = (): BffProblem => new BffProblem(400, detailOf(400));

/** The problem as the client gets it, its sentence also in the operation's own error field. */
export function problemAnswer({ status, message }: BffProblem, errorField: ErrorField): Response {
  const body: ProblemBody = {
    type: 'about:blank',
    title: TITLES[status]?.[0] ?? 'Error inesperado',
    status,
    detail: message,
    request_id: 'mock',
    [errorField]: message,
  };
  return HttpResponse.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

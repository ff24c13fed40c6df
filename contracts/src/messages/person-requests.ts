import type { RequestKind, RequestState } from '../domain/person-requests.ts';

export const REQUEST_KIND_NAMES: Readonly<Record<RequestKind, string>> = {
  access: 'Acceso',
  rectification: 'Rectificación',
  erasure: 'Supresión',
  opposition: 'Oposición',
  portability: 'Portabilidad',
  blocking: 'Bloqueo temporal',
};

export const REQUEST_STATE_NAMES: Readonly<Record<RequestState, string>> = {
  open: 'Pendiente',
  granted: 'Acogida',
  refused: 'Rechazada',
};

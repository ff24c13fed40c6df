import type { RequestKind, RequestState } from '../person-requests.ts';

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
  closed: 'Cerrada',
};
/** Consequence of granting a request. */
export const REQUEST_EFFECTS: Readonly<Record<RequestKind, string>> = {
  access: 'Entregue a la persona el archivo con sus datos. El sistema no cambia nada.',
  rectification:
    'Se corrigen sus datos en la ficha y en todas sus simulaciones. Quien las guardó en el sitio público deja de verlas allí, porque pudo ser otra persona.',
  erasure: 'Se borran todos sus datos. No se puede deshacer.',
  opposition:
    'No se le escribe ni se planifican contactos por lo que guardó hasta hoy. Sus simulaciones siguen en el listado, con el aviso «No contactar».',
  portability: 'Entregue a la persona el archivo JSON con sus datos. El sistema no cambia nada.',
  blocking:
    'Sus simulaciones siguen sin verse en listados, conteos y planillas, y sin enviarse por correo ni a Workflow, hasta que se levante el bloqueo.',
};

/** Refusal of the day on which a request arrived. */
export const NOT_RECEIVED_THEN = 'Debe ser una fecha de los últimos doce meses, hasta hoy.';

/** Consequence of registering a request to block. */
export const BLOCKED_FROM_NOW =
  'Desde que se registra, sus simulaciones dejan de verse en listados, conteos y planillas, y no se envían por correo ni a Workflow, hasta que se responda.';

/** Reason why data can't be erased yet. @param request open request for a copy of them */
export const copyFirst = (request: number): string =>
  `Esta persona espera una copia de sus datos: antes de borrarlos hay que responder su solicitud N.º ${request}.`;

/** Content that the answer to a refused request must have (article 11). */
export const REFUSAL_DUTY =
  'La respuesta debe dar el motivo y decir que la persona puede reclamar ante la Agencia de Protección de Datos Personales dentro de 30 días hábiles.';
/** Consequence of refusing a request to block. */
export const BLOCK_REFUSED = 'Sus simulaciones vuelven a verse y a usarse.';

import { type Sentence, worded } from './sentence.ts';

type StatusTexts = readonly [title: string, sentence: Sentence];

/** Spanish texts of the statuses that the BFF sends, for errors without their own sentence. */
const STATUS_TEXTS: Readonly<Record<number, StatusTexts>> = {
  400: [
    'Solicitud inválida',
    [
      'La solicitud no es válida. Revisa los datos e inténtalo de nuevo.',
      'La solicitud no es válida. Revise los datos e inténtelo de nuevo.',
    ],
  ],
  401: [
    'Sin sesión válida',
    [
      'La sesión no es válida. Inicia sesión e inténtalo de nuevo.',
      'La sesión no es válida. Inicie sesión e inténtelo de nuevo.',
    ],
  ],
  403: ['Acceso denegado', ['No tienes permiso para hacer esto.', 'No tiene permiso para hacer esto.']],
  404: ['No encontrado', ['Lo que buscas no existe.', 'Lo que busca no existe.']],
  405: ['Método no permitido', 'Esta dirección no admite esa operación.'],
  409: [
    'Conflicto',
    [
      'Los datos cambiaron. Vuelve a cargar la página e inténtalo de nuevo.',
      'Los datos cambiaron. Vuelva a cargar la página e inténtelo de nuevo.',
    ],
  ],
  413: ['Solicitud demasiado grande', 'Los datos enviados superan el tamaño permitido.'],
  415: ['Formato no admitido', 'Los datos deben enviarse como JSON.'],
  417: ['Expectativa no admitida', 'La solicitud espera algo que este servicio no ofrece.'],
  422: [
    'No procesable',
    [
      'No pudimos procesar los datos enviados. Revísalos e inténtalo de nuevo.',
      'No pudimos procesar los datos enviados. Revíselos e inténtelo de nuevo.',
    ],
  ],
  429: [
    'Demasiadas solicitudes',
    [
      'Recibimos demasiadas solicitudes. Espera un minuto e inténtalo de nuevo.',
      'Recibimos demasiadas solicitudes. Espere un minuto e inténtelo de nuevo.',
    ],
  ],
  502: [
    'Respuesta externa inválida',
    [
      'Un sistema externo no respondió bien. Inténtalo de nuevo en unos minutos.',
      'Un sistema externo no respondió bien. Inténtelo de nuevo en unos minutos.',
    ],
  ],
  503: [
    'Servicio no disponible',
    [
      'El servicio no está disponible. Inténtalo de nuevo en unos minutos.',
      'El servicio no está disponible. Inténtelo de nuevo en unos minutos.',
    ],
  ],
  504: [
    'Tiempo agotado',
    [
      'Un sistema externo tardó demasiado. Inténtalo de nuevo en unos minutos.',
      'Un sistema externo tardó demasiado. Inténtelo de nuevo en unos minutos.',
    ],
  ],
};
const UNEXPECTED: StatusTexts = [
  'Error inesperado',
  [
    'Ocurrió un error inesperado. Inténtalo de nuevo en unos minutos.',
    'Ocurrió un error inesperado. Inténtelo de nuevo en unos minutos.',
  ],
];

export const titleOf = (status: number): string => (STATUS_TEXTS[status] ?? UNEXPECTED)[0];
export const sentenceOf = (status: number): Sentence => (STATUS_TEXTS[status] ?? UNEXPECTED)[1];

/** Titles and sentences of the statuses for visitors, which a recording may show. */
export const PROBLEM_TEXTS: readonly string[] = [...Object.values(STATUS_TEXTS), UNEXPECTED].flatMap(
  ([title, sentence]) => [title, worded(sentence, 'visitor')],
);

/** Message for a refused spreadsheet. None of its rows was applied. */
export const REFUSED_FILE = 'El archivo no es correcto. Verifica su formato y que no tenga errores.';

/** Message for a change that refers to unknown ids. */
export const INVALID_VALUES = 'Valores no válidos.';

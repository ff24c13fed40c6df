import { addressed, type Sentence, worded } from './sentence.ts';

/** Spanish title and sentence of the statuses that the BFF sends, for errors without their own sentence. */
const STATUS_TEXTS: Readonly<Record<number, readonly [title: string, sentence: string]>> = {
  400: [
    'Solicitud inválida',
    'La solicitud no es válida. {Revisa|Revise} los datos e {inténtalo|inténtelo} de nuevo.',
  ],
  401: [
    'Sin sesión válida',
    'La sesión no es válida. {Inicia|Inicie} sesión e {inténtalo|inténtelo} de nuevo.',
  ],
  403: ['Acceso denegado', 'No {tienes|tiene} permiso para hacer esto.'],
  404: ['No encontrado', 'Lo que {buscas|busca} no existe.'],
  405: ['Método no permitido', 'Esta dirección no admite esa operación.'],
  409: [
    'Conflicto',
    'Los datos cambiaron. {Vuelve|Vuelva} a cargar la página e {inténtalo|inténtelo} de nuevo.',
  ],
  413: ['Solicitud demasiado grande', 'Los datos enviados superan el tamaño permitido.'],
  415: ['Formato no admitido', 'Los datos deben enviarse como JSON.'],
  422: [
    'No procesable',
    'No pudimos procesar los datos enviados. {Revísalos|Revíselos} e {inténtalo|inténtelo} de nuevo.',
  ],
  429: [
    'Demasiadas solicitudes',
    'Recibimos demasiadas solicitudes. {Espera|Espere} un minuto e {inténtalo|inténtelo} de nuevo.',
  ],
  502: [
    'Respuesta externa inválida',
    'Un sistema externo no respondió bien. {Inténtalo|Inténtelo} de nuevo en unos minutos.',
  ],
  503: [
    'Servicio no disponible',
    'El servicio no está disponible. {Inténtalo|Inténtelo} de nuevo en unos minutos.',
  ],
  504: [
    'Tiempo agotado',
    'Un sistema externo tardó demasiado. {Inténtalo|Inténtelo} de nuevo en unos minutos.',
  ],
};
const UNEXPECTED = [
  'Error inesperado',
  'Ocurrió un error inesperado. {Inténtalo|Inténtelo} de nuevo en unos minutos.',
] as const;

export const titleOf = (status: number): string => (STATUS_TEXTS[status] ?? UNEXPECTED)[0];
export const sentenceOf = (status: number): Sentence => addressed((STATUS_TEXTS[status] ?? UNEXPECTED)[1]);

/** Titles and sentences of the statuses for visitors, which a recording may show. */
export const PROBLEM_TEXTS: readonly string[] = [...Object.values(STATUS_TEXTS), UNEXPECTED].flatMap(
  ([title, sentence]) => [title, worded(addressed(sentence), 'visitor')],
);

/** Message for a refused spreadsheet. None of its rows was applied. */
export const REFUSED_FILE = 'El archivo no es correcto. Verifica su formato y que no tenga errores.';

/** Message for a change that refers to unknown ids. */
export const INVALID_VALUES = 'Valores no válidos.';

/** Spanish titles of the statuses the BFF sends, and the sentence used when an error brings none of its own. */
const TITLES: Readonly<Record<number, readonly [title: string, detail: string]>> = {
  400: ['Solicitud inválida', 'La solicitud no es válida. Revisa los datos e inténtalo de nuevo.'],
  401: ['Sin sesión válida', 'La sesión no es válida. Inicia sesión e inténtalo de nuevo.'],
  403: ['Acceso denegado', 'No tienes permiso para hacer esto.'],
  404: ['No encontrado', 'Lo que buscas no existe.'],
  405: ['Método no permitido', 'Esta dirección no admite esa operación.'],
  409: ['Conflicto', 'Los datos cambiaron. Vuelve a cargar la página e inténtalo de nuevo.'],
  413: ['Solicitud demasiado grande', 'Los datos enviados superan el tamaño permitido.'],
  415: ['Formato no admitido', 'Los datos deben enviarse como JSON.'],
  417: ['Expectativa no admitida', 'La solicitud espera algo que este servicio no ofrece.'],
  422: ['No procesable', 'No pudimos procesar los datos enviados. Revísalos e inténtalo de nuevo.'],
  429: ['Demasiadas solicitudes', 'Recibimos demasiadas solicitudes. Espera un minuto e inténtalo de nuevo.'],
  502: [
    'Respuesta externa inválida',
    'Un sistema externo no respondió bien. Inténtalo de nuevo en unos minutos.',
  ],
  503: ['Servicio no disponible', 'El servicio no está disponible. Inténtalo de nuevo en unos minutos.'],
  504: ['Tiempo agotado', 'Un sistema externo tardó demasiado. Inténtalo de nuevo en unos minutos.'],
};
const UNEXPECTED = [
  'Error inesperado',
  'Ocurrió un error inesperado. Inténtalo de nuevo en unos minutos.',
] as const;

export const titleOf = (status: number): string => (TITLES[status] ?? UNEXPECTED)[0];
export const sentenceOf = (status: number): string => (TITLES[status] ?? UNEXPECTED)[1];

/** All of them: texts of the product, which a recording may show. */
export const PROBLEM_TEXTS: readonly string[] = [...Object.values(TITLES).flat(), ...UNEXPECTED];

/** Of a spreadsheet of which nothing was applied. */
export const REFUSED_FILE = 'El archivo no es correcto. Verifica su formato y que no tenga errores.';

/** Of a save whose person was never introduced. */
export const UNKNOWN_CLIENT = 'No conocemos a esta persona. Vuelve a ingresar sus datos.';

/** Of a change whose values name nothing that is there. */
export const INVALID_VALUES = 'Valores no válidos.';

/** This feature's words. Those of the specification stand to the letter. */

export const TITLE = 'Resumen de la simulación';
export const ASK = 'Deseo ser contactado';
export const BACK = 'Volver atrás';
/** Source: spec 2 §5 and §8. */
export const PHONE_INVALID = 'Teléfono inválido';

export const SAVED_TITLE = 'Simulación registrada con éxito';
export const RESTART = 'Volver a Simular';
export const DOWNLOAD = 'Descargar Simulación';
export const LEGAL_TITLE = 'Ver observaciones legales';

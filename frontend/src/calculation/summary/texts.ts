/** Texts of the summary. */

export const TITLE = 'Resumen de la simulación';
export const ASK = 'Deseo ser contactado';
/** Saves and mails, without agreeing to be contacted. See docs/rules.md R701. */
export const KEEP = 'Guardar y recibir el PDF';
export const BACK = 'Volver atrás';
/** See docs/rules.md R54, R152. */
export const PHONE_INVALID = 'Teléfono inválido';

export const SAVED_TITLE = 'Simulación registrada con éxito';
export const RESTART = 'Volver a Simular';
export const RESTART_FOR_SAME = 'Simular otra vez con mis datos';
export const LEGAL_TITLE = 'Ver observaciones legales';

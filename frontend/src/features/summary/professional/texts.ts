/** Texts of the professional summary. */

export const SEND_TITLE = 'Envía la simulación al cliente';
export const SEND = 'Enviar Simulación';
export const NOT_SENT = 'No pudimos enviar la simulación. Inténtelo de nuevo en unos minutos.';
export const NOT_READ = 'No pudimos mostrar la simulación. Inténtelo de nuevo en unos minutos.';

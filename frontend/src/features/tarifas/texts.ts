/** Sentences of more than one screen of the rates. */

/** Of an annual percentage, as the tables keep it. */
export const RATE_DECIMALS = 4;
export const SAVE_FAILED = 'Hubo un error al procesar el formulario. Intente nuevamente más tarde';
export const FORM_REFUSED = 'Hay errores en el formulario. Verifica nuevamente.';
export const DELETE_FAILED = 'No pudimos eliminarlo. Inténtelo de nuevo en unos minutos.';
export const NOT_CHOSEN = '-- Seleccione una opción --';

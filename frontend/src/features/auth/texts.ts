/** Texts of the sign-in page. */

export const TITLE = 'Iniciar sesión';
export const LEAD = 'Para ingresar, complete los siguientes datos.';
export const WORKING = 'Ingresando al sistema...';
export const LABELS = { username: 'Correo electrónico', password: 'Contraseña' } as const;
export const INCOMPLETE = 'Faltan datos para ingresar';
export const UNREACHABLE = 'No pudimos conectarnos. Revise su conexión y vuelva a intentarlo.';
export const SYSTEM_FAILED = 'El sistema no pudo comprobar sus datos. Inténtelo de nuevo en unos minutos.';
export const TOO_MANY = 'Demasiados intentos. Espere unos minutos antes de intentarlo de nuevo.';

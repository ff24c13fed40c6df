/** Texts of the sign-in page. */

export const TITLE = 'Iniciar sesión';
export const LEAD = 'Para ingresar, complete los siguientes datos.';
export const LOADING_WAYS = 'Preparando el ingreso…';
export const WORKING = 'Ingresando al sistema...';
export const LABELS = { username: 'Correo electrónico', password: 'Contraseña' } as const;
export const INCOMPLETE = 'Faltan datos para ingresar';
export const UNREACHABLE = 'No pudimos conectarnos. Revise su conexión y vuelva a intentarlo.';
export const SYSTEM_FAILED = 'El sistema no pudo comprobar sus datos. Inténtelo de nuevo en unos minutos.';
export const TOO_MANY = 'Demasiados intentos. Espere unos minutos antes de intentarlo de nuevo.';

/** Texts of the sign-in with an account at the bank. */
export const BANK_LEAD = 'Ingrese con la misma cuenta que usa en los demás sistemas del banco.';
export const BANK_LINK = 'Ingresar con mi cuenta del banco';
export const BANK_FAILED = 'No pudimos completar su ingreso. Vuelva a intentarlo.';
export const ARRIVING = 'Completando su ingreso…';
export const EMERGENCY = 'Ingresar con contraseña';
export const EMERGENCY_LEAD =
  'Solo para la cuenta de emergencia. Su uso queda registrado y avisa a Operaciones.';

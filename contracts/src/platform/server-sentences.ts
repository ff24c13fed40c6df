import type { Sentence } from './sentence.ts';

/** Sentences of the server that address the reader; those of the statuses are in `problems.ts`. See docs/rules.md R203. */
export const SERVER_SENTENCES = {
  otherBody: [
    'Esta solicitud ya se envió con otros datos. Vuelve a confirmar la simulación.',
    'Esta solicitud ya se envió con otros datos. Vuelva a confirmar la simulación.',
  ],
  notAsCalculated: [
    'No coincide con lo que se calculó. Vuelve a calcular.',
    'No coincide con lo que se calculó. Vuelva a calcular.',
  ],
  noUf: [
    'No conocemos el valor de la UF, y sin él no podemos calcular. Inténtalo de nuevo en unos minutos.',
    'No conocemos el valor de la UF, y sin él no podemos calcular. Inténtelo de nuevo en unos minutos.',
  ],
  noTmc: [
    'No conocemos la tasa máxima convencional de este crédito, y sin ella no podemos calcular. Contacta a un ejecutivo.',
    'No conocemos la tasa máxima convencional de este crédito, y sin ella no podemos calcular. Contacte a un ejecutivo.',
  ],
  mailUnknown: [
    'Ya intentamos este envío y no sabemos si el correo salió. Si no llega, vuelve a enviarlo.',
    'Ya intentamos este envío y no sabemos si el correo salió. Si no llega, vuelva a enviarlo.',
  ],
  mailUnderWay: [
    'Este correo se está enviando. Espera un momento.',
    'Este correo se está enviando. Espere un momento.',
  ],
  figuresDiffer: [
    'El banco calculó estas cifras de otra forma, así que no podemos mostrar de dónde salen. Calcula de nuevo o contacta a un ejecutivo.',
    'El banco calculó estas cifras de otra forma, así que no podemos mostrar de dónde salen. Calcule de nuevo o contacte a un ejecutivo.',
  ],
  scheduleDiffers: [
    'El cuadro de pagos no coincide con el dividendo que calculó el banco, así que no lo mostramos. Calcula de nuevo o contacta a un ejecutivo.',
    'El cuadro de pagos no coincide con el dividendo que calculó el banco, así que no lo mostramos. Calcule de nuevo o contacte a un ejecutivo.',
  ],
  noStoredUf: [
    'El banco aún no publica el valor de la UF de hoy, y sin él no podemos calcular. Contacta a un ejecutivo.',
    'El banco aún no publica el valor de la UF de hoy, y sin él no podemos calcular. Regístrelo o avise a quien administra.',
  ],
  coreUnavailable: [
    'El sistema del banco no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
    'El sistema del banco no está disponible en este momento. Inténtelo de nuevo en unos segundos.',
  ],
  coreTooSlow: [
    'El sistema del banco tardó demasiado en responder. Inténtalo de nuevo en unos minutos.',
    'El sistema del banco tardó demasiado en responder. Inténtelo de nuevo en unos minutos.',
  ],
  coreNotReached: [
    'No pudimos conectarnos con el sistema del banco. Inténtalo de nuevo en unos minutos.',
    'No pudimos conectarnos con el sistema del banco. Inténtelo de nuevo en unos minutos.',
  ],
  coreNotUsable: [
    'El sistema del banco entregó una respuesta que no podemos usar. Inténtalo de nuevo más tarde.',
    'El sistema del banco entregó una respuesta que no podemos usar. Inténtelo de nuevo más tarde.',
  ],
  coreFailed: [
    'El sistema del banco no pudo responder. Inténtalo de nuevo más tarde.',
    'El sistema del banco no pudo responder. Inténtelo de nuevo más tarde.',
  ],
  coreRefused: [
    'El sistema del banco rechazó la solicitud y no dijo por qué. Revisa los datos o contacta a un ejecutivo.',
    'El sistema del banco rechazó la solicitud y no dijo por qué. Revise los datos o avise a quien administra el simulador.',
  ],
  databaseUnavailable: [
    'El servicio no puede acceder a sus datos en este momento. Inténtalo de nuevo en unos segundos.',
    'El servicio no puede acceder a sus datos en este momento. Inténtelo de nuevo en unos segundos.',
  ],
  tooManyAtOnce: [
    'Recibimos demasiadas solicitudes a la vez. Inténtalo de nuevo en unos segundos.',
    'Recibimos demasiadas solicitudes a la vez. Inténtelo de nuevo en unos segundos.',
  ],
  saveLimit: [
    'Hiciste demasiadas solicitudes en la última hora. Espera un momento e inténtalo de nuevo.',
    'Hizo demasiadas solicitudes en la última hora. Espere un momento e inténtelo de nuevo.',
  ],
  unknownClient: [
    'No conocemos a esta persona. Vuelve a ingresar sus datos.',
    'No conocemos a esta persona. Vuelva a ingresar sus datos.',
  ],
  unreadable: [
    'Las cifras guardadas de esta simulación no se pueden leer. Vuelve a simular o contacta a un ejecutivo.',
    'Las cifras guardadas de esta simulación no se pueden leer. Vuelva a simular o avise al administrador.',
  ],
} as const satisfies Record<string, Sentence>;

import { addressed, type Sentence } from './sentence.ts';

const TEXTS = {
  otherBody: 'Esta solicitud ya se envió con otros datos. {Vuelve|Vuelva} a confirmar la simulación.',
  notAsCalculated: 'No coincide con lo que se calculó. {Vuelve|Vuelva} a calcular.',
  noUf: 'No conocemos el valor de la UF, y sin él no podemos calcular. {Inténtalo|Inténtelo} de nuevo en unos minutos.',
  noTmc:
    'No conocemos la tasa máxima convencional de este crédito, y sin ella no podemos calcular. {Contacta|Contacte} a un ejecutivo.',
  mailUnknown:
    'Ya intentamos este envío y no sabemos si el correo salió. Si no llega, {vuelve|vuelva} a enviarlo.',
  mailUnderWay: 'Este correo se está enviando. {Espera|Espere} un momento.',
  figuresDiffer:
    'El banco calculó estas cifras de otra forma, así que no podemos mostrar de dónde salen. {Calcula|Calcule} de nuevo o {contacta|contacte} a un ejecutivo.',
  scheduleDiffers:
    'El cuadro de pagos no coincide con el dividendo que calculó el banco, así que no lo mostramos. {Calcula|Calcule} de nuevo o {contacta|contacte} a un ejecutivo.',
  noStoredUf:
    'El banco aún no publica el valor de la UF de hoy, y sin él no podemos calcular. {Contacta a un ejecutivo|Regístrelo o avise a quien administra}.',
  coreUnavailable:
    'El sistema del banco no está disponible en este momento. {Inténtalo|Inténtelo} de nuevo en unos segundos.',
  coreTooSlow:
    'El sistema del banco tardó demasiado en responder. {Inténtalo|Inténtelo} de nuevo en unos minutos.',
  coreNotReached:
    'No pudimos conectarnos con el sistema del banco. {Inténtalo|Inténtelo} de nuevo en unos minutos.',
  coreNotUsable:
    'El sistema del banco entregó una respuesta que no podemos usar. {Inténtalo|Inténtelo} de nuevo más tarde.',
  coreFailed: 'El sistema del banco no pudo responder. {Inténtalo|Inténtelo} de nuevo más tarde.',
  coreRefused:
    'El sistema del banco rechazó la solicitud y no dijo por qué. {Revisa|Revise} los datos o {contacta a un ejecutivo|avise a quien administra el simulador}.',
  databaseUnavailable:
    'El servicio no puede acceder a sus datos en este momento. {Inténtalo|Inténtelo} de nuevo en unos segundos.',
  tooManyAtOnce:
    'Recibimos demasiadas solicitudes a la vez. {Inténtalo|Inténtelo} de nuevo en unos segundos.',
  saveLimit:
    '{Hiciste|Hizo} demasiadas solicitudes en la última hora. {Espera|Espere} un momento e {inténtalo|inténtelo} de nuevo.',
  unknownClient: 'No conocemos a esta persona. {Vuelve|Vuelva} a ingresar sus datos.',
  unreadable:
    'Las cifras guardadas de esta simulación no se pueden leer. {Vuelve|Vuelva} a simular o {contacta a un ejecutivo|avise al administrador}.',
};

/** Sentences of the server that address the reader; those of the statuses are in `problems.ts`. See docs/rules.md R203. */
export const SERVER_SENTENCES = Object.fromEntries(
  Object.entries(TEXTS).map(([name, text]) => [name, addressed(text)]),
) as Readonly<Record<keyof typeof TEXTS, Sentence>>;

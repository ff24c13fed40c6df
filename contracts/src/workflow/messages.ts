/** Texts about sending a simulation to the bank's workflow, for staff. See docs/rules.md R380 to R385. */

/** Steps of a send, in order. */
export const WORKFLOW_STEPS = [
  'application',
  'detail',
  'property',
  'partaker',
  'income',
  'credit',
  'variables',
  'completed',
  'request',
] as const;
export type WorkflowStep = (typeof WORKFLOW_STEPS)[number];

export const WORKFLOW_STEP_NAMES: Readonly<Record<WorkflowStep, string>> = {
  application: 'Crear la solicitud',
  detail: 'Leer la simulación',
  property: 'Registrar la propiedad',
  partaker: 'Registrar al participante',
  income: 'Registrar la renta',
  credit: 'Registrar los datos del crédito',
  variables: 'Leer las variables de la solicitud',
  completed: 'Completar las variables de la solicitud',
  request: 'Enviar la simulación a Workflow',
};

/** Conflicts of participants, as parts of a sentence. */
const CONFLICTS = {
  email_taken: 'ya existe un participante con el mismo correo pero distinto RUT',
  vat_taken: 'ya existe un participante con el mismo RUT pero distinto correo',
  many_partakers: 'existe más de un participante con los datos ingresados',
} as const;
const conflict = (reason: keyof typeof CONFLICTS): string =>
  `No se pudo enviar la simulación a Workflow debido a que ${CONFLICTS[reason]}.`;

export const PDF_NOT_SENT =
  'No es posible enviar esta simulación a Workflow porque no fue enviado el PDF de la simulación al cliente. Debe iniciar una nueva simulación.';
export const NO_WORKFLOW = 'Este simulador no está conectado a Workflow: no es posible enviar simulaciones.';

/** Why a simulation that was not mailed can't be sent yet, or ever, and what is awaited. */
export const UNMAILED = {
  waiting:
    'Se podrá enviar a Workflow cuando el cliente haya recibido el PDF por correo. Si no lo recibe, simule de nuevo.',
  no_mail:
    'Se podrá enviar a Workflow cuando el cliente haya recibido el PDF por correo, y no hay servidor de correo: los correos esperan. Avise a quien administra el simulador.',
  refused:
    'Se podrá enviar a Workflow cuando el cliente haya recibido el PDF por correo, y el servidor de correo rechazó su dirección. Corrija el correo y reenvíe la simulación.',
  opposed:
    'No se puede enviar a Workflow: el cliente no recibió el PDF por correo y pidió que el banco no lo contacte por esta simulación.',
} as const;

export const NOT_POSSIBLE_NOW = 'No es posible enviar la simulación en este momento.';

/** Answers to a send that the workflow refused, and to one that an administrator ended. */
export const WORKFLOW_REFUSALS = {
  email_taken: conflict('email_taken'),
  vat_taken: conflict('vat_taken'),
  many_partakers: conflict('many_partakers'),
  pdf_critical_error: PDF_NOT_SENT,
  cancelled: 'El envío a Workflow fue cancelado.',
} as const;

/** Reasons of a failed step for the administrator, in addition to `NOT_POSSIBLE_NOW`. */
export const WORKFLOW_STOPS = {
  overdue: 'Lleva más de diez minutos sin avanzar.',
  too_slow: 'El workflow tardó demasiado en responder.',
  failed: 'El workflow no respondió, o respondió con un error.',
  not_accepted: 'El workflow no aceptó los datos de este paso.',
  other_flow: 'El workflow respondió con datos que ya son del envío de otra simulación.',
  internal: 'El simulador no pudo preparar este paso.',
} as const;

/** Reasons of a refused send, each with the one act that helps. */
const REFUSAL_REASONS: Readonly<Record<keyof typeof WORKFLOW_REFUSALS, string>> = {
  email_taken: `En Workflow ${CONFLICTS.email_taken}. Corrija el correo y envíela de nuevo.`,
  vat_taken: `En Workflow ${CONFLICTS.vat_taken}. Corrija el correo y envíela de nuevo.`,
  many_partakers: `En Workflow ${CONFLICTS.many_partakers}. Pida a su soporte que deje uno y envíela de nuevo.`,
  pdf_critical_error: 'Workflow no encontró el PDF enviado al cliente. Inicie una nueva simulación.',
  cancelled: 'Se canceló el envío. Se puede enviar de nuevo.',
};

/** Returns why a send was stopped or refused, as sentences; null for another state. `reason`: its code. */
export function describeSendFailure(state: string, reason: string | null): string | null {
  if (state === 'stopped') return WORKFLOW_STOPS[reason as keyof typeof WORKFLOW_STOPS];
  return state === 'refused' ? REFUSAL_REASONS[reason as keyof typeof WORKFLOW_REFUSALS] : null;
}

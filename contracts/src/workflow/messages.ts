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

const conflict = (reason: string): string =>
  `No se pudo enviar la simulación a Workflow debido a que ${reason}.`;

export const PDF_NOT_SENT =
  'No es posible enviar esta simulación a Workflow porque no fue enviado el PDF de la simulación al cliente. Debe iniciar una nueva simulación.';
export const NO_WORKFLOW = 'Este simulador no está conectado a Workflow: no es posible enviar simulaciones.';

/** Why a simulation that was not mailed can't be sent yet, or ever. */
export const UNMAILED = {
  waiting:
    'Se podrá enviar a Workflow cuando el cliente haya recibido el PDF por correo. Si no lo recibe, simule de nuevo.',
  no_mail:
    'Se podrá enviar a Workflow cuando el cliente haya recibido el PDF por correo, y no hay servidor de correo: los correos esperan. Avise a quien administra el simulador.',
  opposed:
    'No se puede enviar a Workflow: el cliente no recibió el PDF por correo y pidió que el banco no lo contacte por esta simulación.',
} as const;

export const NOT_POSSIBLE_NOW = 'No es posible enviar la simulación en este momento.';

/** Sentences for the workflow's refusals, and for a send that an administrator ended. */
export const WORKFLOW_REFUSALS = {
  email_taken: conflict('ya existe un participante con el mismo correo pero distinto RUT'),
  vat_taken: conflict('ya existe un participante con el mismo RUT pero distinto correo'),
  many_partakers: conflict('existe más de un participante con los datos ingresados'),
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

/** Returns why a send was stopped or refused, as a sentence; null for another state. `reason`: its code. */
export function describeSendFailure(state: string, reason: string | null): string | null {
  if (state === 'stopped') return WORKFLOW_STOPS[reason as keyof typeof WORKFLOW_STOPS];
  return state === 'refused' ? WORKFLOW_REFUSALS[reason as keyof typeof WORKFLOW_REFUSALS] : null;
}

/** Texts of the professional simulator; staff are addressed as `usted`. */
import { formatInteger } from '@simulador/contracts/domain/format';
import { LIMITS } from '@simulador/contracts/domain/limits';
import type { ClientAnswers, CreditAnswers, ProjectAnswers } from '../answers/answers.ts';
import {
  CLIENT_LABELS as PUBLIC_CLIENT,
  CREDIT_LABELS as PUBLIC_CREDIT,
  PROJECT_LABELS as PUBLIC_PROJECT,
} from '../answers/texts.ts';

export const STEPS = {
  m1: { number: '01', title: 'Cliente', subject: 'cliente' },
  m2: { number: '02', title: 'Información del proyecto', subject: 'información del proyecto' },
  m3: { number: '03', title: 'Simulación del crédito', subject: 'simulación del crédito' },
} as const;
/** Above the open module's title. */
export const STEP_LABELS = { m1: '01 Cliente', m2: '02 Proyecto', m3: '03 Crédito' } as const;

export const CLIENT_TITLE = 'Simula el hipotecario para el proyecto de tu cliente';
export const PROJECT_PROMPT = 'Pregunta al cliente por su próximo proyecto';
export const CALCULATE = 'Calcula tu dividendo';
export const CONFIRM = 'Confirma la Simulación →';
export const USE_SUGGESTED_RATE = 'Utilizar tasa sugerida';
export const EDIT_RATE = 'Editar tasa';

export const NOT_SAVED = 'No pudimos registrar la simulación. Inténtelo de nuevo en unos minutos.';

export const CLIENT_LABELS: Readonly<Record<keyof ClientAnswers, string>> = PUBLIC_CLIENT;
export const PROJECT_LABELS: Readonly<Record<keyof ProjectAnswers, string>> = {
  ...PUBLIC_PROJECT,
  creditType: 'Tipo de crédito',
};
export const CREDIT_LABELS: Readonly<Record<keyof CreditAnswers, string>> = {
  ...PUBLIC_CREDIT,
  hasAllowance: '¿Tiene subsidio?',
};

export const NO_LISTS_FOR_STAFF =
  'Sin el valor de la UF, los catálogos y los seguros no podemos calcular el dividendo.';
export const NO_ENTRY_FOR_STAFF =
  'No podemos calcular el dividendo: a los catálogos o a los seguros les falta un dato que necesitamos.';
export const SAVED_SUBSIDY_NOTE = `Al retomar una simulación, el subsidio se ofrece hasta un valor de UF ${formatInteger(LIMITS.pro.savedSubsidyValueMaxUf)}. Con otro valor se puede volver a preguntar.`;

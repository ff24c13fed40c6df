import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import { CORE_EXAMPLES } from '@simulador/contracts/generated/core-examples';

/** Id of the first application. */
export const APPLICATION = CORE_EXAMPLES.Sim2Wf.complete.uuid;

/** Operations of sending a simulation, in order. */
export const WORKFLOW_STEPS: readonly CoreOperationId[] = [
  'Application',
  'PropertyExtended',
  'PartakerExtended',
  'partakers',
  'Income',
  'CreditGeneralData',
  'StateVars',
  'patch_StateVars',
  'Sim2Wf',
];

/** Bodies about an invented person: the examples of core.yaml. */
export const WORKFLOW_BODIES = {
  Application: CORE_EXAMPLES.Application.new,
  PropertyExtended: CORE_EXAMPLES.PropertyExtended.flat,
  PartakerExtended: CORE_EXAMPLES.PartakerExtended.camila,
  Income: CORE_EXAMPLES.Income.salary,
  CreditGeneralData: CORE_EXAMPLES.CreditGeneralData.purchase,
  patch_StateVars: CORE_EXAMPLES.patch_StateVars.complete,
  Sim2Wf: CORE_EXAMPLES.Sim2Wf.complete,
} as const;

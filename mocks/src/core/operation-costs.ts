import type { CoreSchemas } from '@simulador/contracts/api/core-request';
import { OPERATION_SUBPURPOSE } from '@simulador/contracts/bank/codes';
import { operationCostsOf } from './calculator/operation-costs.ts';
import { checked } from './checked-body.ts';
import { booleanOf, choiceOf, fieldsOf, numberOf } from './request-fields.ts';

/** Returns one line per cost, including costs of 0. @throws CoreRefusal */
export function costLines(body: unknown): CoreSchemas['OperationCost'][] {
  const fields = fieldsOf(body);
  const costs = operationCostsOf({
    creditUf: numberOf(fields, 'credit_amount'),
    propertyUf: numberOf(fields, 'estate_value'),
    hasDfl2: booleanOf(fields, 'has_dfl2'),
    isSocialEstate: booleanOf(fields, 'is_social_estate'),
    subpurpose: choiceOf(fields, 'subpurpose', Object.values(OPERATION_SUBPURPOSE)),
  });
  checked('calc_operation_costs', body);
  return [
    { operation_cost_description: 'Tasación', amount_uf: costs.appraisalUf.toNumber() },
    { operation_cost_description: 'Estudio de títulos', amount_uf: costs.titleStudyUf.toNumber() },
    { operation_cost_description: 'Borrador de escritura', amount_uf: costs.deedDraftUf.toNumber() },
    { operation_cost_description: 'Notaría', amount_uf: costs.notaryUf.toNumber() },
    { operation_cost_description: 'Conservador de Bienes Raíces', amount_uf: costs.registryUf.toNumber() },
    { operation_cost_description: 'Impuesto al mutuo', amount_uf: costs.mutuoTaxUf.toNumber() },
  ];
}

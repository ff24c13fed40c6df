import type { CoreSchemas } from '@simulador/contracts/api/core-request';
import { operationCostsOf } from './calculator/operation-costs.ts';
import { checked } from './checked-body.ts';

/** Returns one line per cost, including costs of 0. @throws CoreRefusal */
export function costLines(body: unknown): CoreSchemas['OperationCost'][] {
  const asked = checked('calc_operation_costs', body);
  const costs = operationCostsOf({
    creditUf: asked.credit_amount,
    propertyUf: asked.estate_value,
    hasDfl2: asked.has_dfl2,
    isSocialEstate: asked.is_social_estate,
    subpurpose: asked.subpurpose,
  });
  return [
    { operation_cost_description: 'Tasación', amount_uf: costs.appraisalUf.toNumber() },
    { operation_cost_description: 'Estudio de títulos', amount_uf: costs.titleStudyUf.toNumber() },
    { operation_cost_description: 'Borrador de escritura', amount_uf: costs.deedDraftUf.toNumber() },
    { operation_cost_description: 'Notaría', amount_uf: costs.notaryUf.toNumber() },
    { operation_cost_description: 'Conservador de Bienes Raíces', amount_uf: costs.registryUf.toNumber() },
    { operation_cost_description: 'Impuesto al mutuo', amount_uf: costs.mutuoTaxUf.toNumber() },
  ];
}

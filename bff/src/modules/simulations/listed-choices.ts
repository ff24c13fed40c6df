import { comunaRule, propertyTypeRule, selectRule } from '@simulador/contracts/domain/rules/select';
import { fieldVariant } from '@simulador/contracts/domain/rules/variant';
import type { Violation } from '@simulador/contracts/domain/rules/violation';
import { violationText } from '@simulador/contracts/messages/es';
import { type FieldProblem, invalidFields } from '../../problem/problem.ts';
import type { CatalogosDto } from '../catalogos/catalogos.dto.ts';
import type { SimulationCreateDto } from './simulation-create.dto.ts';

/** What a select says while nothing of its list is chosen. */
const NOTHING_CHOSEN = '';

/**
 * Holds what was chosen against the lists that the form's selects show: a choice that is on none of them was never made.
 * @throws Problem 400 with one entry a field
 */
export function assertListed({ calculation, property }: SimulationCreateDto, lists: CatalogosDto): void {
  const { region_id: region, comuna_id: comuna } = property;
  const has = (list: readonly { id: unknown }[], id: unknown): boolean => list.some((item) => item.id === id);
  const isThere = lists.comunas.some(({ id, region: its }) => id === comuna && its === region);
  const refused = [
    ...unless(
      has(lists.tipos_inmuebles, property.type),
      `input_property_type${fieldVariant(calculation.destino)}`,
      propertyTypeRule,
    ),
    ...unless(has(lists.productos, calculation.codpro), 'input_select_product_type', selectRule),
    ...unless(!region || has(lists.regiones, region), 'input_region', selectRule),
    ...unless(!comuna || isThere, 'input_comuna', comunaRule),
  ];
  if (refused.length > 0) throw invalidFields(refused);
}

function unless(holds: boolean, name: string, ruleOf: (chosen: string) => Violation | null): FieldProblem[] {
  const violation = holds ? null : ruleOf(NOTHING_CHOSEN);
  return violation === null ? [] : [{ name, message: violationText(violation) }];
}

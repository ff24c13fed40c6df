import { fieldSuffix } from '@simulador/contracts/domain/rules/field-suffix';
import { comunaRule, propertyTypeRule, selectRule } from '@simulador/contracts/domain/rules/text';
import type { Violation } from '@simulador/contracts/domain/rules/violation';
import { type FieldProblem, broken, refuse } from '../../http/problem.ts';
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
  refuse([
    ...chosen(
      has(lists.tipos_inmuebles, property.type),
      `input_property_type${fieldSuffix(calculation.destino)}`,
      propertyTypeRule,
    ),
    ...chosen(has(lists.productos, calculation.codpro), 'input_select_product_type', selectRule),
    ...chosen(!region || has(lists.regiones, region), 'input_region', selectRule),
    ...chosen(!comuna || isThere, 'input_comuna', comunaRule),
  ]);
}

const chosen = (
  isListed: boolean,
  name: string,
  ruleOf: (choice: string) => Violation | null,
): FieldProblem[] => broken(name, isListed ? null : ruleOf(NOTHING_CHOSEN));

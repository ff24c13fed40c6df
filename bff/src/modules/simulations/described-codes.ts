import { BRANCHES } from '@simulador/contracts/data/branches';
import { SUBSIDY } from '@simulador/contracts/domain/codes';
import type { CatalogosDto } from '../catalogos/catalogos.dto.ts';
import type { InsuranceNames } from './listed-insurances.ts';
import type { PartnerNames } from './listed-partners.ts';
import type { SimulationTexts } from './saved-simulation.ts';
import type { SimulationCreateDto } from './simulation-create.dto.ts';

interface Described {
  readonly id: number;
  readonly descripcion: string;
}

const nameIn = (list: readonly Described[], id: number): string | null =>
  list.find((item) => item.id === id)?.descripcion ?? null;

/** A code that the lists do not name is shown as it is. */
const named = (list: readonly Described[], id: number): string => nameIn(list, id) ?? String(id);

/** What the codes of a simulation are called today. */
export function describedCodes(
  { calculation, property, branch }: SimulationCreateDto,
  lists: CatalogosDto,
  insurances: InsuranceNames,
  partners: PartnerNames,
): SimulationTexts {
  const placeIn = (places: readonly { id: string; name: string }[], id: string | undefined): string | null =>
    places.find((place) => place.id === id)?.name ?? null;
  const subsidy = calculation.codigoSubsidio;
  return {
    purpose: named(lists.destinos, calculation.destino),
    propertyType: property.type_text?.trim() || named(lists.tipos_inmuebles, property.type),
    propertyState: property.state === 0 ? null : nameIn(lists.antiguedades, property.state),
    product: named(lists.productos, calculation.codpro),
    subsidy: subsidy === SUBSIDY.none ? null : named(lists.subsidios, subsidy),
    region: placeIn(lists.regiones, property.region_id),
    comuna: placeIn(lists.comunas, property.comuna_id),
    lifeInsurance: insurances.life,
    fireInsurance: insurances.fire,
    unemploymentInsurance: insurances.unemployment,
    branch: BRANCHES.find(({ id }) => id === branch)?.name ?? null,
    ...partners,
  };
}

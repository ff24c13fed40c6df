/** Lists of the mock core. */
import type { CoreSchemas } from '@simulador/contracts/api/core-request';
import { CATALOGOS } from '@simulador/contracts/bank/catalogos';
import { COMPANIES, COMPANY_LOCATIONS, COMPANY_PROJECTS } from '@simulador/contracts/bank/inmobiliarias';
import { CoreRefusal } from './operation.ts';

const named = ({ id, descripcion }: { id: number; descripcion: string }): { id: number; name: string } => ({
  id,
  name: descripcion,
});

export const REAL_ESTATE_TYPES: readonly CoreSchemas['RealEstateType'][] =
  CATALOGOS.tipos_inmuebles.map(named);

export const REAL_ESTATES: readonly CoreSchemas['IdentifiedName'][] = COMPANIES.map(
  ({ id, company_name }) => ({
    Id: id,
    Descripcion: company_name,
  }),
);

/** Returns the projects of a company. @throws CoreRefusal for an unknown company */
export function projectsOf(companyId: number): CoreSchemas['IdentifiedName'][] {
  if (!COMPANIES.some(({ id }) => id === companyId))
    throw new CoreRefusal('La inmobiliaria no existe.', { status: 404 });
  const own = COMPANY_LOCATIONS.filter(({ company }) => company === companyId).map(({ id }) => id);
  return COMPANY_PROJECTS.filter(({ company_locations: places }) =>
    places.some((place) => own.includes(place)),
  ).map(({ id, project_name }) => ({ Id: id, Descripcion: project_name }));
}

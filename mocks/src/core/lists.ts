/** What the mock core lists. */
import { CATALOGOS } from '@simulador/contracts/data/catalogos';
import { DEMO_AMOUNT_RANGES_UF, DEMO_PERIOD_RANGES_YEARS } from '@simulador/contracts/data/demo-rates';
import { COMPANIES, COMPANY_LOCATIONS, COMPANY_PROJECTS } from '@simulador/contracts/data/inmobiliarias';
import { CoreRefusal, type CoreSchemas } from './operation.ts';

const named = ({ id, descripcion }: { id: number; descripcion: string }): { id: number; name: string } => ({
  id,
  name: descripcion,
});

const LIMITS = {
  min_amount: DEMO_AMOUNT_RANGES_UF[0]?.[0] ?? 0,
  max_amount: DEMO_AMOUNT_RANGES_UF.at(-1)?.[1] ?? 0,
  min_period: DEMO_PERIOD_RANGES_YEARS[0]?.[0] ?? 0,
  max_period: DEMO_PERIOD_RANGES_YEARS.at(-1)?.[1] ?? 0,
} as const;

/** Products as the rate tables know them: UF and years. */
export const PRODUCTS: readonly CoreSchemas['Product'][] = CATALOGOS.productos.map((product) => ({
  ...named(product),
  description: product.descripcion,
  is_active: true,
  is_range_amount_valid: true,
  is_range_valid_period: true,
  ...LIMITS,
}));

export const REAL_ESTATE_TYPES: readonly CoreSchemas['RealEstateType'][] =
  CATALOGOS.tipos_inmuebles.map(named);

export const LOAN_USES: readonly CoreSchemas['LoanUse'][] = CATALOGOS.destinos.map((purpose) => ({
  ...named(purpose),
  description: purpose.descripcion,
}));

export const REAL_ESTATES: readonly CoreSchemas['IdentifiedName'][] = COMPANIES.map(
  ({ id, company_name }) => ({
    Id: id,
    Descripcion: company_name,
  }),
);

/** @throws CoreRefusal for a company that is not there */
export function projectsOf(companyId: number): CoreSchemas['IdentifiedName'][] {
  if (!COMPANIES.some(({ id }) => id === companyId))
    throw new CoreRefusal('La inmobiliaria no existe.', { status: 404 });
  const own = COMPANY_LOCATIONS.filter(({ company }) => company === companyId).map(({ id }) => id);
  return COMPANY_PROJECTS.filter(({ company_locations: places }) =>
    places.some((place) => own.includes(place)),
  ).map(({ id, project_name }) => ({ Id: id, Descripcion: project_name }));
}

import type { CoreOperationId, CoreSchemas } from '@simulador/contracts/api/core-request';
import {
  CATALOGOS,
  SEGUROS_CESANTIA,
  SEGUROS_DESGRAVAMEN,
  SEGUROS_INCENDIO,
} from '@simulador/contracts/bank/catalogos';
import { COMPANIES, COMPANY_LOCATIONS, COMPANY_PROJECTS } from '@simulador/contracts/bank/inmobiliarias';
import { CORE_OPERATIONS as FACTS } from '@simulador/contracts/generated/core-operations';
import { holderOf, signedIn } from './auth.ts';
import { calcDividendo } from './dividendo.ts';
import { costLines } from './operation-costs.ts';
import { publishedTmc, publishedUf, publishedUfAfter } from './cmf.ts';
import { type Answer, type CoreOperation, CoreRefusal } from './operation.ts';
import { lastSimulationEmail, simulationPdf } from './saved-simulations.ts';
import { listed, rateGroups, tableAnswers } from './rate-tables.ts';
import { maximumRatePct, ratesInForce, suggestedRate } from './tarificador.ts';
import {
  addCredit,
  addIncome,
  addPartaker,
  addProperty,
  beginRequest,
  changeStateVars,
  openApplication,
  partakersByVat,
  stateVarsOf,
} from './workflow.ts';

const named = ({ id, descripcion }: { id: number; descripcion: string }): { id: number; name: string } => ({
  id,
  name: descripcion,
});

const REAL_ESTATE_TYPES: readonly CoreSchemas['RealEstateType'][] = CATALOGOS.tipos_inmuebles.map(named);

const REAL_ESTATES: readonly CoreSchemas['IdentifiedName'][] = COMPANIES.map(({ id, company_name }) => ({
  Id: id,
  Descripcion: company_name,
}));

/** Returns the projects of a company. @throws CoreRefusal for an unknown company */
function projectsOf(companyId: number): CoreSchemas['IdentifiedName'][] {
  if (!COMPANIES.some(({ id }) => id === companyId))
    throw new CoreRefusal('La inmobiliaria no existe.', { status: 404 });
  const own = COMPANY_LOCATIONS.filter(({ company }) => company === companyId).map(({ id }) => id);
  return COMPANY_PROJECTS.filter(({ company_locations: places }) =>
    places.some((place) => own.includes(place)),
  ).map(({ id, project_name }) => ({ Id: id, Descripcion: project_name }));
}

/** Implementation of each operation. The type requires all operations of the contract. */
const ANSWERS: { readonly [Id in CoreOperationId]: Answer<Id> } = {
  paridad: (_body, { ufClp }) => ufClp,
  catalogos_simulador: () => CATALOGOS,
  seguros_desgravamen: () => [...SEGUROS_DESGRAVAMEN],
  seguros_incendio: () => [...SEGUROS_INCENDIO],
  seguros_cesantia: () => [...SEGUROS_CESANTIA],
  calc_dividendo: calcDividendo,
  tarifas: ratesInForce,
  calc_operation_costs: costLines,
  tmc: (body, context) => ({ Valor: maximumRatePct(body, context) }),
  products: (body, context) => listed('Product')(body, context),
  loan_uses: (body, context) => listed('LoanUse')(body, context),
  real_estate_types: () => [...REAL_ESTATE_TYPES],
  Tarifa: suggestedRate,
  ...tableAnswers('Product'),
  ...tableAnswers('RangePeriod'),
  ...tableAnswers('RangeAmount'),
  ...tableAnswers('LoanUse'),
  ...tableAnswers('Tarificador'),
  GroupBy: rateGroups,
  RealEstateType: () => [...REAL_ESTATE_TYPES],
  get_real_estates: () => [...REAL_ESTATES],
  get_projects_by_real_estate: (_body, { params }) => projectsOf(Number(params['id'])),
  Company: () => [...COMPANIES],
  CompanyProject: () => [...COMPANY_PROJECTS],
  CompanyLocation: () => [...COMPANY_LOCATIONS],
  pdf_simulacion: simulationPdf,
  last_simulation_email: lastSimulationEmail,
  token: (body) => ({ access: signedIn(body) }),
  user_info: (_body, context) => holderOf(context),
  Application: openApplication,
  PropertyExtended: addProperty,
  partakers: partakersByVat,
  PartakerExtended: addPartaker,
  Income: addIncome,
  CreditGeneralData: addCredit,
  StateVars: stateVarsOf,
  patch_StateVars: changeStateVars,
  Sim2Wf: beginRequest,
  cmf_uf: publishedUf,
  cmf_uf_later: publishedUfAfter,
  cmf_tmc: publishedTmc,
};

const METHODS = { GET: 'get', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const;

/** All operations of the core, in the order of core.yaml. */
export const CORE_OPERATIONS: readonly CoreOperation[] = (Object.keys(FACTS) as CoreOperationId[]).map(
  (id) => ({
    ...FACTS[id],
    id,
    method: METHODS[FACTS[id].method],
    answer: ANSWERS[id],
  }),
);

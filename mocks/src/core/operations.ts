import { catalogosSimulador } from './catalogos.ts';
import { token, userInfo } from './auth.ts';
import { calcDividendo } from './dividendo.ts';
import {
  companies,
  companyLocations,
  companyProjects,
  projectsByRealEstate,
  realEstates,
} from './inmobiliarias.ts';
import { lastSimulationEmail } from './last-simulation-email.ts';
import { calcOperationCosts } from './operation-costs.ts';
import type { CoreOperation, OperationId } from './operation.ts';
import { paridad } from './paridad.ts';
import { pdfSimulacion } from './pdf-simulacion.ts';
import { loanUses, products, realEstateTypes } from './products.ts';
import { segurosCesantia, segurosDesgravamen, segurosIncendio } from './seguros.ts';
import { tarifa, tarifas, tarificadorProduct, tarificadorRealEstateType } from './tarificador.ts';
import { tmc } from './tmc.ts';

const BY_ID: { readonly [Id in OperationId]: CoreOperation<Id> } = {
  paridad,
  catalogos_simulador: catalogosSimulador,
  seguros_desgravamen: segurosDesgravamen,
  seguros_incendio: segurosIncendio,
  seguros_cesantia: segurosCesantia,
  calc_dividendo: calcDividendo,
  tarifas,
  calc_operation_costs: calcOperationCosts,
  tmc,
  products,
  loan_uses: loanUses,
  real_estate_types: realEstateTypes,
  Tarifa: tarifa,
  Product: tarificadorProduct,
  RealEstateType: tarificadorRealEstateType,
  get_real_estates: realEstates,
  get_projects_by_real_estate: projectsByRealEstate,
  Company: companies,
  CompanyProject: companyProjects,
  CompanyLocation: companyLocations,
  pdf_simulacion: pdfSimulacion,
  last_simulation_email: lastSimulationEmail,
  token,
  user_info: userInfo,
};

/** Every operation of the core's contract: the type above leaves none out. */
export const CORE_OPERATIONS: readonly CoreOperation[] = Object.values(BY_ID);

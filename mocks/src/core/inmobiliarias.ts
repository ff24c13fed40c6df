import { COMPANIES, COMPANY_LOCATIONS, COMPANY_PROJECTS } from '@simulador/contracts/data/inmobiliarias';
import { type CoreOperation, CoreRefusal, type CoreSchemas } from './operation.ts';

function projectsOf(companyId: number): CoreSchemas['IdentifiedName'][] {
  if (!COMPANIES.some(({ id }) => id === companyId)) throw new CoreRefusal('La inmobiliaria no existe.', 404);
  const own = COMPANY_LOCATIONS.filter(({ company }) => company === companyId).map(({ id }) => id);
  return COMPANY_PROJECTS.filter(({ company_locations: places }) =>
    places.some((place) => own.includes(place)),
  ).map(({ id, project_name }) => ({ Id: id, Descripcion: project_name }));
}

export const realEstates: CoreOperation<'get_real_estates'> = {
  id: 'get_real_estates',
  method: 'get',
  path: '/api/integrations/get_real_estates/',
  errorField: 'detail',
  answer: () => COMPANIES.map(({ id, company_name }) => ({ Id: id, Descripcion: company_name })),
};

export const projectsByRealEstate: CoreOperation<'get_projects_by_real_estate'> = {
  id: 'get_projects_by_real_estate',
  method: 'get',
  path: '/api/integrations/get_projects_by_real_estate/{id}/',
  errorField: 'detail',
  answer: (_body, { params }) => projectsOf(Number(params['id'])),
};

export const companies: CoreOperation<'Company'> = {
  id: 'Company',
  method: 'get',
  path: '/inmobiliarias/Company/',
  errorField: 'detail',
  answer: () => [...COMPANIES],
};

export const companyProjects: CoreOperation<'CompanyProject'> = {
  id: 'CompanyProject',
  method: 'get',
  path: '/inmobiliarias/CompanyProject/',
  errorField: 'detail',
  answer: () => [...COMPANY_PROJECTS],
};

export const companyLocations: CoreOperation<'CompanyLocation'> = {
  id: 'CompanyLocation',
  method: 'get',
  path: '/inmobiliarias/CompanyLocation/',
  errorField: 'detail',
  answer: () => [...COMPANY_LOCATIONS],
};

/** Invented real-estate companies, their locations and projects, for demonstrations and the mock core. */
import type { components } from '../generated/core.ts';

type Company = components['schemas']['Company'];
type CompanyLocation = Required<components['schemas']['CompanyLocation']>;
type CompanyProject = components['schemas']['CompanyProject'];

export const COMPANIES: readonly Company[] = [
  { id: 1, company_name: 'Inmobiliaria Cerro Maitén' },
  { id: 2, company_name: 'Inmobiliaria Quillay Norte' },
  { id: 3, company_name: 'Constructora Puerto Arrayán' },
  { id: 4, company_name: 'Inmobiliaria Valle Coigüe' },
];

/** `comuna` is a CUT code. */
export const COMPANY_LOCATIONS: readonly CompanyLocation[] = [
  { id: 1, company: 1, comuna: '13120' },
  { id: 2, company: 1, comuna: '13110' },
  { id: 3, company: 2, comuna: '02101' },
  { id: 4, company: 2, comuna: '04101' },
  { id: 5, company: 3, comuna: '05109' },
  { id: 6, company: 3, comuna: '08101' },
  { id: 7, company: 4, comuna: '09101' },
  { id: 8, company: 4, comuna: '13123' },
];

export const COMPANY_PROJECTS: readonly CompanyProject[] = [
  { id: 11, project_name: 'Edificio Plaza Maitén', company_locations: [1] },
  { id: 12, project_name: 'Condominio Los Peumos', company_locations: [2] },
  { id: 13, project_name: 'Barrio Maitén', company_locations: [1, 2] },
  { id: 21, project_name: 'Torre Camanchaca', company_locations: [3] },
  { id: 22, project_name: 'Condominio Bahía Serena', company_locations: [4] },
  { id: 31, project_name: 'Edificio Mirador Arrayán', company_locations: [5] },
  { id: 32, project_name: 'Parque del Biobío', company_locations: [6] },
  { id: 33, project_name: 'Edificio Reloj de Flores', company_locations: [5] },
  { id: 41, project_name: 'Jardines del Ñielol', company_locations: [7] },
  { id: 42, project_name: 'Edificio Coigüe Urbano', company_locations: [8] },
];

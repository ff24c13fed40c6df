/** Lists of the form, if no core sends them. See docs/rules.md R40, R41. */
import { CREDIT_PURPOSE, PRODUCT, PROPERTY_STATE, PROPERTY_TYPE, SUBSIDY } from './codes.ts';
import type { components } from '../generated/core.ts';
import { COMUNAS, REGIONES } from '../generated/comunas.ts';

type Catalogos = components['schemas']['Catalogos'];
type PropertyTypeItem = components['schemas']['PropertyTypeItem'];

/** Insurable percentage of a property's value, unless agreed otherwise. */
export const DEFAULT_INSURABLE_PCT = 80;

const propertyType = (id: number, descripcion: string): PropertyTypeItem => ({
  id,
  codigo_adm: String(id),
  descripcion,
  vigente: true,
  simulador: true,
  porc_asegurable: DEFAULT_INSURABLE_PCT,
});

export const CATALOGOS: Catalogos = {
  destinos: [
    { id: CREDIT_PURPOSE.buySale, descripcion: 'Compraventa' },
    { id: CREDIT_PURPOSE.refinancing, descripcion: 'Refinanciamiento' },
    { id: CREDIT_PURPOSE.internalRefinancing, descripcion: 'Refinanciamiento Interno' },
    { id: CREDIT_PURPOSE.freeDisposition, descripcion: 'Libre Disponibilidad' },
  ],
  tipos_inmuebles: [
    propertyType(PROPERTY_TYPE.house, 'Casa'),
    propertyType(PROPERTY_TYPE.flat, 'Departamento'),
    propertyType(PROPERTY_TYPE.terrain, 'Terreno'),
    propertyType(PROPERTY_TYPE.shop, 'Local comercial'),
    propertyType(PROPERTY_TYPE.office, 'Oficina'),
    propertyType(PROPERTY_TYPE.other, 'Otro'),
  ],
  antiguedades: [
    { id: PROPERTY_STATE.new, descripcion: 'Nueva' },
    { id: PROPERTY_STATE.used, descripcion: 'Usada' },
  ],
  regiones: [...REGIONES],
  comunas: [...COMUNAS],
  productos: [
    { id: PRODUCT.universal, descripcion: 'Universal' },
    { id: PRODUCT.traditional, descripcion: 'Tradicional' },
    { id: PRODUCT.flexiblePlus, descripcion: 'Flexible plus' },
  ],
  objetivos: [
    { id: 1, descripcion: 'Vivienda principal' },
    { id: 2, descripcion: 'Segunda vivienda' },
    { id: 3, descripcion: 'Inversión' },
  ],
  subsidios: [
    { id: SUBSIDY.none, codigo: '', descripcion: 'Sin subsidio' },
    { id: SUBSIDY.DS01, codigo: 'DS01', descripcion: 'Subsidio DS01' },
    { id: SUBSIDY.DS19, codigo: 'DS19', descripcion: 'Subsidio DS19' },
    { id: SUBSIDY.DS116, codigo: 'DS116', descripcion: 'Subsidio DS116' },
  ],
};

type Seguro = components['schemas']['Seguro'];

/** Insurances of the form, if no core sends them. `Tasa` is a monthly fraction. */
export const SEGUROS_DESGRAVAMEN: readonly Seguro[] = [
  { IdentificadorSeguro: 3, Descripcion: 'Desgravamen colectivo', Tasa: 0.000068 },
  { IdentificadorSeguro: 4, Descripcion: 'Desgravamen más ITP licitado', Tasa: 0.000094 },
  { IdentificadorSeguro: 8, Descripcion: 'Desgravamen individual', Tasa: 0.000115 },
];

export const SEGUROS_INCENDIO: readonly Seguro[] = [
  { IdentificadorSeguro: 2, Descripcion: 'Incendio y sismo colectivo', Tasa: 0.000104 },
  { IdentificadorSeguro: 7, Descripcion: 'Incendio y sismo individual', Tasa: 0.000132 },
];

export const SEGUROS_CESANTIA: readonly Seguro[] = [
  { IdentificadorSeguro: 1, Descripcion: 'Cesantía', Tasa: 0.00012 },
];

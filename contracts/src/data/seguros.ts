/** Insurances on offer, when no core sends them. `Tasa` is a monthly fraction. See docs/rules.md R40. */
import type { components } from '../generated/core.ts';

type Seguro = components['schemas']['Seguro'];

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

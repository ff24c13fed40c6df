import { SEGUROS_CESANTIA, SEGUROS_DESGRAVAMEN, SEGUROS_INCENDIO } from '@simulador/contracts/data/catalogos';
import type { CoreOperation } from './operation.ts';

export const segurosDesgravamen: CoreOperation<'seguros_desgravamen'> = {
  id: 'seguros_desgravamen',
  method: 'get',
  path: '/api/external/seguros_desgravamen/',
  errorField: 'errors',
  answer: () => [...SEGUROS_DESGRAVAMEN],
};

export const segurosIncendio: CoreOperation<'seguros_incendio'> = {
  id: 'seguros_incendio',
  method: 'get',
  path: '/api/external/seguros_incendio/',
  errorField: 'errors',
  answer: () => [...SEGUROS_INCENDIO],
};

export const segurosCesantia: CoreOperation<'seguros_cesantia'> = {
  id: 'seguros_cesantia',
  method: 'get',
  path: '/api/external/seguros_cesantia/',
  errorField: 'errors',
  answer: () => [...SEGUROS_CESANTIA],
};

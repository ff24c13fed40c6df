import { CATALOGOS } from '@simulador/contracts/data/catalogos';
import type { CoreOperation } from './operation.ts';

export const catalogosSimulador: CoreOperation<'catalogos_simulador'> = {
  id: 'catalogos_simulador',
  method: 'get',
  path: '/api/external/catalogos_simulador/',
  errorField: 'errors',
  answer: () => CATALOGOS,
};

import type { CoreOperation } from './operation.ts';

export const paridad: CoreOperation<'paridad'> = {
  id: 'paridad',
  method: 'get',
  path: '/api/external/paridad/',
  errorField: 'errors',
  answer: (_body, { ufClp }) => ufClp,
};

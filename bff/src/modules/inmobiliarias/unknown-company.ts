import { Problem } from '../../http/problem.ts';

export const unknownCompany = (): Problem => new Problem(404, 'No encontramos esta inmobiliaria.');

import { EXAMPLE_REQUEST } from '../../bff/src/testing/example.ts';
import type { LoadRequest } from './load.ts';

/** A request to compare, and the factor by which the BFF has to be faster than the stock app on Node 24. */
export interface Contest {
  readonly name: string;
  readonly goal: number;
  readonly request: LoadRequest;
}

export const CONTESTS: readonly Contest[] = [
  { name: 'cached (paridad)', goal: 1.2, request: { method: 'GET', path: '/api/external/paridad/' } },
  {
    name: 'proxied GET (RealEstateType)',
    goal: 1,
    request: { method: 'GET', path: '/api/tarificador/RealEstateType/' },
  },
  {
    name: 'calc_dividendo',
    goal: 1.8,
    request: {
      method: 'POST',
      path: '/api/external/calc_dividendo/',
      body: EXAMPLE_REQUEST,
    },
  },
];

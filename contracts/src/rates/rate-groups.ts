/** Groups of purposes and property types that share their rates, for a fresh database and the mock core. */
import { CREDIT_PURPOSE, PROPERTY_TYPE } from '../bank/codes.ts';

const { house, flat, terrain, shop, office, other } = PROPERTY_TYPE;
const { buySale, refinancing, internalRefinancing, freeDisposition } = CREDIT_PURPOSE;
const DWELLINGS = [house, flat];
const OTHERS = [terrain, shop, office, other];

export const RATE_GROUPS = [
  { id: 1, name: 'Compraventa de vivienda', loan_use: [buySale], real_estate_types: DWELLINGS },
  {
    id: 2,
    name: 'Refinanciamiento de vivienda',
    loan_use: [refinancing, internalRefinancing],
    real_estate_types: DWELLINGS,
  },
  { id: 3, name: 'Compraventa de otros inmuebles', loan_use: [buySale], real_estate_types: OTHERS },
  {
    id: 4,
    name: 'Refinanciamiento de otros inmuebles',
    loan_use: [refinancing, internalRefinancing],
    real_estate_types: OTHERS,
  },
  {
    id: 5,
    name: 'Libre disponibilidad',
    loan_use: [freeDisposition],
    real_estate_types: [...DWELLINGS, ...OTHERS],
  },
];

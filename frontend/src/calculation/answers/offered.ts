import { CREDIT_PURPOSE, PROPERTY_TYPE } from '@simulador/contracts/bank/codes';
import { isOffered } from '@simulador/contracts/bank/offered';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import type { Catalogos } from '../api/wire.ts';

/** Purposes that each flavour offers. Refinancing within the bank is for staff only. */
export const PURPOSES: Readonly<Record<Flavour, readonly number[]>> = {
  web: [CREDIT_PURPOSE.buySale, CREDIT_PURPOSE.refinancing, CREDIT_PURPOSE.freeDisposition],
  pro: [CREDIT_PURPOSE.buySale, CREDIT_PURPOSE.internalRefinancing, CREDIT_PURPOSE.freeDisposition],
};

/** Returns the offered property types; refinancing is for houses only. */
export const offeredTypes = ({ tipos_inmuebles }: Catalogos, purpose: number | null) =>
  tipos_inmuebles
    .filter(isOffered)
    .filter(({ id }) => purpose !== CREDIT_PURPOSE.refinancing || id === PROPERTY_TYPE.house);

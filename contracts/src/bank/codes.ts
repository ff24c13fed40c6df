/** Codes of the bank's systems. See docs/rules.md R40. */

type ValueOf<T> = T[keyof T];

/** Purpose of the credit: `destino`, `loan_use`. */
export const CREDIT_PURPOSE = {
  buySale: 1,
  refinancing: 72,
  internalRefinancing: 70,
  freeDisposition: 52,
} as const;

/** Property type: `tipopropiedad`, `real_estate_type`. */
export const PROPERTY_TYPE = { house: 1, flat: 2, terrain: 3, shop: 6, office: 9, other: 99 } as const;

/** State of the property: `antiguedad`. */
export const PROPERTY_STATE = { new: 1, used: 2 } as const;

/** Product: `codpro`. Traditional is also called "endosable" in saved simulations. */
export const PRODUCT = { universal: 8, traditional: 2, flexiblePlus: 4 } as const;
export type Product = ValueOf<typeof PRODUCT>;
export const DEFAULT_PRODUCT: Product = PRODUCT.universal;

/** Subsidy by decree of the housing ministry: `codigoSubsidio`. */
export const SUBSIDY = { none: 0, DS01: 1, DS19: 19, DS116: 116 } as const;

/** Subpurpose of calc_operation_costs: `subpurpose`. */
export const OPERATION_SUBPURPOSE = { buySale: 1, refinancing: 2, general: 7 } as const;
export type OperationSubpurpose = ValueOf<typeof OPERATION_SUBPURPOSE>;

/**
 * Returns the subpurpose of a credit purpose. Free disposition is general; an unknown purpose is 2, as for refinancing. See
 * docs/rules.md R22.
 */
export function subpurposeOf(purpose: number): OperationSubpurpose {
  if (purpose === CREDIT_PURPOSE.buySale) return OPERATION_SUBPURPOSE.buySale;
  return purpose === CREDIT_PURPOSE.freeDisposition
    ? OPERATION_SUBPURPOSE.general
    : OPERATION_SUBPURPOSE.refinancing;
}

/** Filter value for unassigned simulations in the staff's list, instead of an executive's id. */
export const UNASSIGNED = -1;

/** Life insurance: `codsegdesg`. */
export const DEFAULT_LIFE_INSURANCE_ID = 3;
/** Life insurance of a subsidised credit: life plus disability. */
export const SUBSIDISED_LIFE_INSURANCE_ID = 4;
/** Fire and earthquake insurance: `codseginc`. */
export const DEFAULT_FIRE_INSURANCE_ID = 2;

/** Ids of the unemployment insurances: `codigoSeguroCesantia`; `NO_UNEMPLOYMENT_INSURANCE` if none was chosen. */
export const UNEMPLOYMENT_INSURANCE_IDS = [1] as const;
export const NO_UNEMPLOYMENT_INSURANCE = 0;

export const WORKER_TYPE = { dependent: 0, independent: 1, other: 2 } as const;

/** Currency of a TMC request: `currency`. */
export const CURRENCY_CODE = { uf: 998, clp: 999 } as const;
export type CurrencyCode = ValueOf<typeof CURRENCY_CODE>;

/** Visibility of fields, by the answers. See docs/rules.md R60 to R66. */
import { CREDIT_PURPOSE, PROPERTY_STATE, PROPERTY_TYPE } from '../../bank/codes.ts';
import { LIMITS } from '../limits.ts';
import { ufFromNumber, ZERO_UF, type Uf } from '../../platform/money.ts';

/** Answers so far; null for a question without an answer. */
export interface ProjectFacts {
  readonly purpose: number | null;
  readonly propertyType: number | null;
  readonly propertyState: number | null;
}

const { house, flat, terrain, shop, other } = PROPERTY_TYPE;
const isOneOf = (value: number | null, ...allowed: readonly number[]) =>
  value !== null && allowed.includes(value);

export const isBuySale = (purpose: number | null): boolean => purpose === CREDIT_PURPOSE.buySale;

/** Returns true for both kinds of refinancing: of another bank's credit, and of one of the same bank. */
export const isRefinancing = (purpose: number | null): boolean =>
  isOneOf(purpose, CREDIT_PURPOSE.refinancing, CREDIT_PURPOSE.internalRefinancing);

/** Returns true for buy/sale, except for terrain and other. */
export const isPropertyStateVisible = ({ purpose, propertyType }: ProjectFacts): boolean =>
  isBuySale(purpose) && propertyType !== null && !isOneOf(propertyType, terrain, other);

/** Returns true for buy/sale of a new house or flat. */
export const isDfl2Visible = ({ purpose, propertyType, propertyState }: ProjectFacts): boolean =>
  isBuySale(purpose) && isOneOf(propertyType, house, flat) && propertyState === PROPERTY_STATE.new;

/** Returns true for the property type `other`, which has a free text. */
export const isOtherPropertyTypeVisible = (propertyType: number | null): boolean => propertyType === other;

/** Returns true for new properties, except other, shop and terrain. */
export const areCompanyAndProjectVisible = (facts: ProjectFacts): boolean =>
  isPropertyStateVisible(facts) &&
  facts.propertyState === PROPERTY_STATE.new &&
  !isOneOf(facts.propertyType, other, shop, terrain);

/** Returns true once the property state is known or not asked. */
export const isRegionEnabled = (facts: ProjectFacts): boolean =>
  facts.propertyType !== null && (!isPropertyStateVisible(facts) || facts.propertyState !== null);

/** Returns true once a region is chosen. */
export const isComunaEnabled = (region: string): boolean => region !== '';

/** Returns true for buy/sale of a house or flat of at most 2200 UF (2000 UF in a saved simulation); false without a value. */
export function isSubsidyQuestionVisible(
  { purpose, propertyType }: ProjectFacts,
  propertyValue: Uf | null,
  origin: 'new' | 'saved' = 'new',
): boolean {
  const { subsidyValueMaxUf, savedSubsidyValueMaxUf } = LIMITS.web;
  const max = ufFromNumber(origin === 'new' ? subsidyValueMaxUf : savedSubsidyValueMaxUf);
  const fits = propertyValue !== null && propertyValue > ZERO_UF && propertyValue <= max;
  return fits && isBuySale(purpose) && isOneOf(propertyType, house, flat);
}

/** Returns true for type and amount of the subsidy, and unemployment insurance, if the client has a subsidy. */
export const areSubsidyFieldsVisible = (questionVisible: boolean, hasSubsidy: boolean | null): boolean =>
  questionVisible && hasSubsidy === true;

/** Returns true for buy/sale with a subsidy. */
export const isUnemploymentVisible = (purpose: number | null, withSubsidy: boolean): boolean =>
  isBuySale(purpose) && withSubsidy;

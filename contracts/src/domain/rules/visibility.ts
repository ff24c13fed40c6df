/** Which fields exist for which answers. See docs/rules.md R60 to R66. */
import { CREDIT_PURPOSE, PROPERTY_STATE, PROPERTY_TYPE } from '../codes.ts';
import { LIMITS } from '../limits.ts';
import { ufFromNumber, ZERO_UF, type Uf } from '../money.ts';

/** Answers so far; null for what was not answered. */
export interface ProjectFacts {
  readonly purpose: number | null;
  readonly propertyType: number | null;
  readonly propertyState: number | null;
}

const { house, flat, terrain, shop, other } = PROPERTY_TYPE;
const isOneOf = (value: number | null, ...allowed: readonly number[]) =>
  value !== null && allowed.includes(value);

export const isBuySale = (purpose: number | null): boolean => purpose === CREDIT_PURPOSE.buySale;

/** Only for buy/sale, and neither terrain nor other. */
export const isPropertyStateVisible = ({ purpose, propertyType }: ProjectFacts): boolean =>
  isBuySale(purpose) && propertyType !== null && !isOneOf(propertyType, terrain, other);

/** Only for buy/sale of a new house or flat. */
export const isDfl2Visible = ({ purpose, propertyType, propertyState }: ProjectFacts): boolean =>
  isBuySale(purpose) && isOneOf(propertyType, house, flat) && propertyState === PROPERTY_STATE.new;

/** The free text for a property type that the list does not name. */
export const isOtherPropertyTypeVisible = (propertyType: number | null): boolean => propertyType === other;

/** Company and project: new properties only, and neither other, shop nor terrain. */
export const areCompanyAndProjectVisible = (facts: ProjectFacts): boolean =>
  isPropertyStateVisible(facts) &&
  facts.propertyState === PROPERTY_STATE.new &&
  !isOneOf(facts.propertyType, other, shop, terrain);

/** The region needs the property state; a hidden one counts as met. */
export const isRegionEnabled = (facts: ProjectFacts): boolean =>
  facts.propertyType !== null && (!isPropertyStateVisible(facts) || facts.propertyState !== null);

/** The comuna needs the region. */
export const isComunaEnabled = (region: string): boolean => region !== '';

/** Buy/sale of a house or flat whose value is known and at most 2200 UF (2000 UF for a simulation saved before). */
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

/** Type and amount of the subsidy, and the unemployment insurance: only when the subsidy's answer is yes. */
export const areSubsidyFieldsVisible = (questionVisible: boolean, hasSubsidy: boolean | null): boolean =>
  questionVisible && hasSubsidy === true;

/** Applies only for buy/sale with a subsidy. */
export const isUnemploymentVisible = (purpose: number | null, withSubsidy: boolean): boolean =>
  isBuySale(purpose) && withSubsidy;

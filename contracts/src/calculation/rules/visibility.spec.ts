import { describe, it, expect } from '@jest/globals';
import { CREDIT_PURPOSE, PROPERTY_STATE, PROPERTY_TYPE } from '../../bank/codes.ts';
import { ufFromNumber } from '../../platform/money.ts';
import { fieldSuffix, yearsSuffix } from './field-suffix.ts';
import {
  areCompanyAndProjectVisible,
  areSubsidyFieldsVisible,
  isComunaEnabled,
  isDfl2Visible,
  isOtherPropertyTypeVisible,
  isPropertyStateVisible,
  isRegionEnabled,
  isSubsidyQuestionVisible,
  isUnemploymentVisible,
  type ProjectFacts,
} from './visibility.ts';

const { buySale, refinancing, internalRefinancing, freeDisposition } = CREDIT_PURPOSE;
const { house, flat, terrain, shop, office, other } = PROPERTY_TYPE;
const facts = (more: Partial<ProjectFacts> = {}): ProjectFacts => ({
  purpose: buySale,
  propertyType: flat,
  propertyState: null,
  ...more,
});

describe('project fields', () => {
  it.each([
    [house, true],
    [flat, true],
    [shop, true],
    [office, true],
    [terrain, false],
    [other, false],
    [null, false],
  ])('property state for buy/sale of type %s: %s', (propertyType, visible) =>
    expect(isPropertyStateVisible(facts({ propertyType }))).toBe(visible),
  );

  it.each([refinancing, internalRefinancing, freeDisposition, null])(
    'no property state for purpose %s',
    (purpose) => expect(isPropertyStateVisible(facts({ purpose }))).toBe(false),
  );

  it('asks for DFL2 for a new house or flat that is bought', () => {
    const isNew = { propertyState: PROPERTY_STATE.new };
    expect(isDfl2Visible(facts(isNew))).toBe(true);
    expect(isDfl2Visible(facts({ ...isNew, propertyType: house }))).toBe(true);
    expect(isDfl2Visible(facts({ ...isNew, propertyType: office }))).toBe(false);
    expect(isDfl2Visible(facts({ propertyState: PROPERTY_STATE.used }))).toBe(false);
    expect(isDfl2Visible(facts())).toBe(false);
    expect(isDfl2Visible(facts({ ...isNew, purpose: freeDisposition }))).toBe(false);
  });

  it('asks for company and project of new houses, flats and offices', () => {
    const visible = [house, flat, terrain, shop, office, other].filter((propertyType) =>
      areCompanyAndProjectVisible(facts({ propertyType, propertyState: PROPERTY_STATE.new })),
    );
    expect(visible).toEqual([house, flat, office]);
    expect(areCompanyAndProjectVisible(facts({ propertyState: PROPERTY_STATE.used }))).toBe(false);
  });

  it('opens the region once the state is known, or is not asked for', () => {
    expect(isRegionEnabled(facts())).toBe(false);
    expect(isRegionEnabled(facts({ propertyState: PROPERTY_STATE.used }))).toBe(true);
    expect(isRegionEnabled(facts({ propertyType: terrain }))).toBe(true);
    expect(isRegionEnabled(facts({ purpose: refinancing, propertyType: house }))).toBe(true);
    expect(isRegionEnabled(facts({ propertyType: null }))).toBe(false);
  });

  it('opens the comuna with the region, and the free text with "other"', () => {
    expect(isComunaEnabled('')).toBe(false);
    expect(isComunaEnabled('13')).toBe(true);
    expect(isOtherPropertyTypeVisible(other)).toBe(true);
    expect(isOtherPropertyTypeVisible(house)).toBe(false);
  });
});

describe('subsidy', () => {
  const uf = ufFromNumber;

  it('is asked for up to 2200 UF, and up to 2000 UF for a saved simulation', () => {
    expect(isSubsidyQuestionVisible(facts(), uf(2200))).toBe(true);
    expect(isSubsidyQuestionVisible(facts(), uf(2200.0001))).toBe(false);
    expect(isSubsidyQuestionVisible(facts(), uf(2000), 'saved')).toBe(true);
    expect(isSubsidyQuestionVisible(facts(), uf(2000.0001), 'saved')).toBe(false);
  });

  it('is not asked for without a value, nor outside buy/sale of a house or flat', () => {
    expect(isSubsidyQuestionVisible(facts(), null)).toBe(false);
    expect(isSubsidyQuestionVisible(facts(), uf(0))).toBe(false);
    expect(isSubsidyQuestionVisible(facts({ propertyType: house }), uf(2000))).toBe(true);
    expect(isSubsidyQuestionVisible(facts({ propertyType: office }), uf(2000))).toBe(false);
    expect(isSubsidyQuestionVisible(facts({ purpose: refinancing }), uf(2000))).toBe(false);
  });

  it('shows its fields only after a yes, while the question is asked', () => {
    expect(areSubsidyFieldsVisible(true, true)).toBe(true);
    expect(areSubsidyFieldsVisible(true, false)).toBe(false);
    expect(areSubsidyFieldsVisible(true, null)).toBe(false);
    expect(areSubsidyFieldsVisible(false, true)).toBe(false);
  });

  it('brings the unemployment insurance', () => {
    expect(isUnemploymentVisible(buySale, true)).toBe(true);
    expect(isUnemploymentVisible(buySale, false)).toBe(false);
    expect(isUnemploymentVisible(freeDisposition, true)).toBe(false);
  });
});

describe('suffixes of field names', () => {
  it.each([
    [buySale, '', '_cv'],
    [refinancing, '_ref', '_ref'],
    [internalRefinancing, '_ref', '_ref'],
    [freeDisposition, '_fg', '_fg'],
    [null, '', '_cv'],
  ])('purpose %s: %j and %j', (purpose, suffix, years) => {
    expect(fieldSuffix(purpose)).toBe(suffix);
    expect(yearsSuffix(purpose)).toBe(years);
  });
});

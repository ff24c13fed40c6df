import {
  comunaRule,
  propertyTypeRule,
  selectRule,
  optionalTextRule,
  otherPropertyTypeRule,
} from '@simulador/contracts/domain/rules/text';
import {
  isComunaEnabled,
  isOtherPropertyTypeVisible,
  isPropertyStateVisible,
  isRegionEnabled,
} from '@simulador/contracts/domain/rules/visibility';
import { projectFacts, type ProjectAnswers } from './answers.ts';
import { onlyBroken, type Violations } from './violations.ts';

/**
 * What is wrong in module 2. Fields that are not on the screen are not judged, nor those that wait for another one: that
 * one is wrong then.
 */
export function projectViolations(project: ProjectAnswers): Violations<ProjectAnswers> {
  const facts = projectFacts(project);
  const asksForWords = isOtherPropertyTypeVisible(facts.propertyType);
  return onlyBroken<ProjectAnswers>({
    creditType: selectRule(project.creditType),
    propertyType: propertyTypeRule(project.propertyType),
    otherPropertyType: asksForWords ? otherPropertyTypeRule(project.otherPropertyType) : null,
    propertyState: isPropertyStateVisible(facts) ? selectRule(project.propertyState) : null,
    region: isRegionEnabled(facts) ? selectRule(project.region) : null,
    comuna: isRegionEnabled(facts) && isComunaEnabled(project.region) ? comunaRule(project.comuna) : null,
    address: optionalTextRule(project.address),
  });
}

/** Selects must not stay at their default. See docs/rules.md R71. */
import { plain, type Violation } from './violation.ts';

const chosenOr = (
  code: 'required' | 'select_comuna' | 'select_property_type' | 'select_branch',
  chosen: string,
) => (chosen === '' ? plain(code) : null);

export const selectRule = (chosen: string): Violation | null => chosenOr('required', chosen);
export const comunaRule = (chosen: string): Violation | null => chosenOr('select_comuna', chosen);
export const propertyTypeRule = (chosen: string): Violation | null =>
  chosenOr('select_property_type', chosen);
export const branchRule = (chosen: string): Violation | null => chosenOr('select_branch', chosen);

/** Input of a question that no link can contain, because it is not complete. The tab stores it as JSON. See docs/rules.md R783. */
import { isSame } from '../answers/answers.ts';
import { hasAll } from '../state/draft-shape.ts';

/** Returns the input as text; '' while it is as at the start. */
export const typedText = (input: object, blank: object): string =>
  isSame(input, blank) ? '' : JSON.stringify(input);

/** Reads input from a text; null if it is none. `sample`: has the parts that `blank` lacks too. Anybody may have written to the storage. */
export function typedIn<Input extends object>(
  text: string | undefined,
  blank: Input,
  sample: Required<Input>,
): Input | null {
  if (!text?.startsWith('{')) return null;
  try {
    const typed = { ...blank, ...(JSON.parse(text) as Partial<Input>) };
    return hasAll({ ...sample, ...typed }, { ...sample }) ? typed : null;
  } catch {
    return null;
  }
}

/** Which module holds an input, by the input's name, and the answer it is bound to. */
import { CLIENT_LABELS, CREDIT_LABELS, PROJECT_LABELS } from './texts.ts';
import { CLIENT_NAMES, creditNames, projectNames } from './field-names.ts';
import { MODULE_IDS, type ModuleId } from '../state/modules.ts';

export interface FieldPlace {
  readonly module: ModuleId;
  readonly name: string;
  readonly label: string;
}

type Texts = Readonly<Record<string, string>>;

/** Names and labels of a module's fields. */
export type ModuleTexts = Readonly<Record<ModuleId, readonly [names: Texts, labels: Texts]>>;

/** Null for a name that no module has. */
export function placeAmong(texts: ModuleTexts, name: string): FieldPlace | null {
  for (const module of MODULE_IDS) {
    const [names, labels] = texts[module];
    const key = Object.keys(names).find((each) => names[each] === name);
    if (key !== undefined) return { module, name, label: labels[key] ?? '' };
  }
  return null;
}

/** The public flavour's. `purpose`: the credit's. */
export const placeOf = (name: string, purpose: number | null): FieldPlace | null =>
  placeAmong(
    {
      m1: [CLIENT_NAMES, CLIENT_LABELS],
      m2: [projectNames(purpose), PROJECT_LABELS],
      m3: [creditNames(purpose), CREDIT_LABELS],
    },
    name,
  );

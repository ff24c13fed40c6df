/** Which module of the professional flavour holds an input of the specification's name, and what it is called there. */
import { CLIENT_NAMES, creditNames } from '../../model/field-names.ts';
import type { FieldPlace } from '../../model/field-places.ts';
import type { ModuleId } from '../../model/modules.ts';
import { CLIENT_LABELS, CREDIT_LABELS } from '../texts.ts';
import { PROJECT_FORM_LABELS, projectFormNames } from './project-form.ts';

type Texts = Readonly<Record<string, string>>;

const placesOf = (module: ModuleId, names: Texts, labels: Texts): readonly FieldPlace[] =>
  Object.entries(names).map(([key, name]) => ({ module, name, label: labels[key] ?? '' }));

/** Null for a name that no module has. `purpose`: the credit's. */
export function professionalPlaceOf(name: string, purpose: number | null): FieldPlace | null {
  const places = [
    ...placesOf('m1', CLIENT_NAMES, CLIENT_LABELS),
    ...placesOf('m2', projectFormNames(purpose), PROJECT_FORM_LABELS),
    ...placesOf('m3', creditNames(purpose), CREDIT_LABELS),
  ];
  return places.find((place) => place.name === name) ?? null;
}

/** Which module holds an input of the specification's name, and what it is called there. */
import { CLIENT_LABELS, CREDIT_LABELS, PROJECT_LABELS } from '../texts.ts';
import { CLIENT_NAMES, creditNames, projectNames } from './field-names.ts';
import type { ModuleId } from './modules.ts';

export interface FieldPlace {
  readonly module: ModuleId;
  readonly name: string;
  readonly label: string;
}

const placesOf = (
  module: ModuleId,
  names: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
): readonly FieldPlace[] =>
  Object.entries(names).map(([key, name]) => ({ module, name, label: labels[key] ?? '' }));

/** Null for a name that no module has. `purpose`: the credit's. */
export function placeOf(name: string, purpose: number | null): FieldPlace | null {
  const places = [
    ...placesOf('m1', CLIENT_NAMES, CLIENT_LABELS),
    ...placesOf('m2', projectNames(purpose), PROJECT_LABELS),
    ...placesOf('m3', creditNames(purpose), CREDIT_LABELS),
  ];
  return places.find((place) => place.name === name) ?? null;
}

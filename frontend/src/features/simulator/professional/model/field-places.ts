import { CLIENT_NAMES, creditNames } from '../../answers/field-names.ts';
import { placeAmong, type FieldPlace } from '../../answers/field-places.ts';
import { CLIENT_LABELS, CREDIT_LABELS } from '../texts.ts';
import { PROJECT_FORM_LABELS, projectFormNames } from './project-form.ts';

/** The professional flavour's. `purpose`: the credit's. */
export const professionalPlaceOf = (name: string, purpose: number | null): FieldPlace | null =>
  placeAmong(
    {
      m1: [CLIENT_NAMES, CLIENT_LABELS],
      m2: [projectFormNames(purpose), PROJECT_FORM_LABELS],
      m3: [creditNames(purpose), CREDIT_LABELS],
    },
    name,
  );

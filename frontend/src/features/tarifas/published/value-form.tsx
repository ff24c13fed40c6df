import { useState } from 'react';
import { rateRowTag } from '@simulador/contracts/domain/rate-row-tag';
import { ApiError } from '#shared/api/api-error.ts';
import { bodyOf, initialValues } from '../form/fields.ts';
import { TitledForm } from '../form/titled-form.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { postValue, type GivenValue, type HeldValue, type ReadHeader } from '../rate-data.ts';
import type { PublishedTab } from './published-tabs.tsx';

const CONFLICT = 409;

/** What the form began with. */
function readHeader(value: HeldValue | null): ReadHeader {
  if (value === null) return { 'If-None-Match': '*' };
  const { segment, valid_from, valid_to, value: figure } = value;
  return { 'If-Match': rateRowTag({ segment, valid_from, valid_to, value: figure }) };
}

/** Whose value a colleague gave. */
const dayOf = ({ segment, valid_from }: GivenValue): string => `${segment ?? ''} ${valid_from}`;

export interface ValueFormProps {
  tab: PublishedTab;
  /** Null for a new one. */
  value: HeldValue | null;
  onEnd: () => void;
}

/** One published value; of one that is there its end and its figure. */
export function ValueForm({ tab, value, onEnd }: ValueFormProps) {
  const fields = tab.fields(value === null);
  const [values, setValues] = useState(() => initialValues(fields, value ?? {}));
  /** Whose conflict was shown: it can be saved all the same. See docs/rules.md R473. */
  const [conflict, setConflict] = useState<string | null>(null);
  const form = useRecordForm({
    ...{ fields, values },
    rule: () => ({}),
    onChange: setValues,
    save: async (answers) => {
      const key = value && {
        valid_from: value.valid_from,
        ...(value.segment === null ? {} : { segment: value.segment }),
      };
      const given = { ...key, ...bodyOf(fields, answers) } as GivenValue;
      try {
        return await postValue(tab.table, given, conflict === dayOf(given) ? {} : readHeader(value));
      } catch (error) {
        if (error instanceof ApiError && error.status === CONFLICT) setConflict(dayOf(given));
        throw error;
      }
    },
    savedText: () => 'Cambios guardados.',
    onSaved: onEnd,
  });
  const heading = `${tab.title}: ${value === null ? 'nuevo' : tab.describe(value)}`;
  return <TitledForm form={form} label={heading} onCancel={onEnd} />;
}

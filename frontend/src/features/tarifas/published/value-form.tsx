import { useState } from 'react';
import { bodyOf, initialValues } from '../form/fields.ts';
import { TitledForm } from '../form/titled-form.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { postValue, type GivenValue, type HeldValue } from '../rate-data.ts';
import type { PublishedTab } from './published-tabs.tsx';

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
  const form = useRecordForm({
    ...{ fields, values },
    rule: () => ({}),
    onChange: setValues,
    save: (answers) => {
      const key = value && {
        valid_from: value.valid_from,
        ...(value.segment === null ? {} : { segment: value.segment }),
      };
      return postValue(tab.table, { ...key, ...bodyOf(fields, answers) } as GivenValue);
    },
    savedText: () => 'Cambios guardados.',
    onSaved: onEnd,
  });
  const heading = `${tab.title}: ${value === null ? 'nuevo' : tab.describe(value)}`;
  return <TitledForm form={form} label={heading} onCancel={onEnd} />;
}

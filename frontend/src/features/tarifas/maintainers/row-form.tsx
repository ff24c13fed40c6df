import { useState } from 'react';
import { bodyOf, initialValues } from '../form/fields.ts';
import { TitledForm } from '../form/titled-form.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import type { Product } from '../rate-data.ts';
import { saveRow, type TableRow } from './table-calls.ts';
import type { MaintainedTable } from './tables.ts';

export interface RowFormProps {
  maintained: MaintainedTable;
  products: readonly Product[];
  /** Null for a new one. */
  row: TableRow | null;
  onEnd: () => void;
}

/** A row of a maintained table. */
export function RowForm({ maintained, products, row, onEnd }: RowFormProps) {
  const { table, title, rule } = maintained;
  const fields = maintained.fields(products, row === null);
  const [values, setValues] = useState(() => initialValues(fields, row ?? {}));
  const form = useRecordForm({
    ...{ fields, values, rule },
    onChange: setValues,
    save: (answers) => saveRow(table, row?.id ?? null, bodyOf(fields, answers)),
    savedText: () => 'Cambios guardados.',
    onSaved: onEnd,
  });
  const heading = row === null ? `${title}: nuevo` : `${title}: ${maintained.nameOf(row, products)}`;
  return <TitledForm form={form} label={heading} onCancel={onEnd} />;
}

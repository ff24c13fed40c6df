import { useState } from 'react';
import { bodyOf, initialValues } from '../form/fields.ts';
import { TitledForm } from '../form/titled-form.tsx';
import { useReadRow } from '../use-read-row.ts';
import { useRecordForm } from '../form/use-record-form.ts';
import type { Product } from '../rate-data.ts';
import { addRow, changeRow, type TableRow } from './table-calls.ts';
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
  const asRead = useReadRow(row ?? {});
  const form = useRecordForm({
    ...{ fields, values, rule },
    onChange: setValues,
    save: (answers) => {
      const body = bodyOf(fields, answers);
      return row === null ? addRow(table, body) : asRead((tag) => changeRow(table, row.id, tag, body));
    },
    savedText: () => 'Cambios guardados.',
    onSaved: onEnd,
  });
  const heading = row === null ? `${title}: nuevo` : `${title}: ${maintained.nameOf(row, products)}`;
  return <TitledForm form={form} label={heading} onCancel={onEnd} />;
}

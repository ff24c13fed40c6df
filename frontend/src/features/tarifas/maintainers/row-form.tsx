import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { bodyOf, initialValues } from '../form/fields.ts';
import { RecordFormView } from '../form/record-form.tsx';
import { useRecordForm } from '../form/use-record-form.ts';
import { refreshRateTables, type Product } from '../rate-data.ts';
import { saveRow, type TableRow } from './table-calls.ts';
import type { MaintainedTable } from './tables.ts';
import styles from './row-form.module.css';

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
  const toast = useToast();
  const queries = useQueryClient();
  const fields = maintained.fields(products, row === null);
  const [values, setValues] = useState(() => initialValues(fields, row ?? {}));
  const form = useRecordForm({
    ...{ fields, values, rule },
    onChange: setValues,
    save: (answers) => saveRow(table, row?.id ?? null, bodyOf(fields, answers)),
    onSaved: async () => {
      toast.show('Cambios guardados.', { tone: 'good' });
      await refreshRateTables(queries);
      onEnd();
    },
  });
  const heading = row === null ? `${title}: nuevo` : `${title}: ${maintained.nameOf(row, products)}`;
  return (
    <div className={styles['form']}>
      <h2>{heading}</h2>
      <RecordFormView form={form} label={heading} cancel={<Button onClick={onEnd}>Cancelar</Button>} />
    </div>
  );
}

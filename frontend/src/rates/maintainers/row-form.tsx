import { useQuery } from '@tanstack/react-query';
import { useValues } from '#shared/ui/fields/use-values.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import { bodyOf, boundsRule, initialValues, type FormField, type FormValues } from '../form/fields.ts';
import { TitledForm } from '../form/titled-form.tsx';
import { useReadRow } from '../tarifas/use-read-row.ts';
import { useRecordForm } from '../form/use-record-form.ts';
import { usePriceChanges } from '../tarifas/proposed-set.ts';
import { ratesQuery, type Product } from '../tarifas/rate-data.ts';
import { describeRangeChange, type RangeNames } from './range-change.ts';
import { addRow, changeRow, proposeRow, rowsQuery, type TableRow } from './table-calls.ts';
import type { MaintainedTable } from './tables.ts';

export interface RowFormProps {
  maintained: MaintainedTable;
  products: readonly Product[];
  row: TableRow | null;
  /** True for a range with rates. */
  hasRates: boolean;
  onEnd: () => void;
}

const OF_PRODUCT = 'Tiene tarifas: no puede pasar a otro producto.';

/** Returns the field of a range's product with this one alone, because the rates in the range are the product's. */
const ofProduct = (field: FormField, product: unknown): FormField => ({
  ...field,
  options: field.options?.filter(({ value }) => value === String(product)) ?? [],
  hint: OF_PRODUCT,
});

export function RowForm({ maintained, products, row, hasRates, onEnd }: RowFormProps) {
  const { table, title, rule } = maintained;
  const fields = maintained
    .fields(products, row === null)
    // Fields that a stored row lacks may stay missing.
    .map((field) => (row !== null && (row[field.name] ?? '') === '' ? { ...field, isOptional: true } : field))
    .map((field) => (hasRates && field.name === 'product' ? ofProduct(field, row?.['product']) : field));
  const typed = useValues(initialValues(fields, row ?? {}));
  const { values, atStart } = typed;
  const asRead = useReadRow(row ?? {});
  const { proposes } = usePriceChanges();
  const form = useRecordForm({
    fields,
    typed,
    rule: (answers) => ({ ...boundsRule(fields, atStart)(answers), ...rule(answers, atStart) }),
    save: (answers) => {
      if (row === null)
        return proposes
          ? proposeRow(table, null, bodyOf(fields, answers))
          : addRow(table, bodyOf(fields, answers));
      // Sends changed fields only, because limits of a product that follow from its ranges must keep following them. See
      // docs/rules.md R478.
      const changed = fields.filter(({ name }) => answers[name] !== atStart[name]);
      const body = bodyOf(changed, answers);
      return proposes
        ? proposeRow(table, row.id, body)
        : asRead((tag): Promise<unknown> => changeRow(table, row.id, tag, body));
    },
    savedText: () => 'Cambios guardados.',
    onSaved: onEnd,
  });
  const action = proposes ? 'Proponer cambio' : 'Guardar';
  const heading = row === null ? `${title}: nuevo` : `${title}: ${maintained.nameOf(row, products)}`;
  return (
    <TitledForm form={form} label={heading} onCancel={onEnd} action={action}>
      {row !== null && maintained.range && (
        <RangeConsequence table={table} names={maintained.range} row={row} values={values} />
      )}
      {row !== null && maintained.consequence && <Consequence text={maintained.consequence(row, values)} />}
    </TitledForm>
  );
}

interface RangeConsequenceProps {
  table: MaintainedTable['table'];
  names: RangeNames;
  row: TableRow;
  values: FormValues;
}

/** Note on the effects that saving an edited range has on its rates. See docs/rules.md R363. */
function RangeConsequence({ table, names, row, values }: RangeConsequenceProps) {
  const { data: rows } = useQuery(rowsQuery(table));
  const { data: rates } = useQuery(ratesQuery);
  const text = rows && rates ? describeRangeChange(names, { row, values, rows, rates }) : null;
  return <Consequence text={text} />;
}

function Consequence({ text }: { text: string | null }) {
  return <div role="status">{text !== null && <Note tone="warn">{text}</Note>}</div>;
}

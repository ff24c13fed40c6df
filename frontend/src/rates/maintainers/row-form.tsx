import { useQuery } from '@tanstack/react-query';
import { rangeFaults, type Range } from '@simulador/contracts/rates/ranges';
import { failureText } from '#shared/api/api-error.ts';
import { isGone } from '#shared/api/final-refusals.ts';
import { FormDialog } from '#shared/office/leaving/form-dialog.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import {
  bodyOf,
  boundErrors,
  initialValues,
  violationsOf,
  type FormField,
  type FormValues,
} from '../form/fields.ts';
import { RecordFields } from '../form/record-fields.tsx';
import { usePriceChanges } from '../tarifas/proposed-set.ts';
import { SAVE_FAILED, usePriceForm, useReadRow } from '../tarifas/use-price-action.ts';
import { ratesQuery, type Product, type Rate } from '../tarifas/rate-data.ts';
import { addRow, changeRow, proposeRow, rowsQuery, type TableRow } from './table-calls.ts';
import type { MaintainedTable, RangeNames } from './tables.ts';

export interface RowFormProps {
  maintained: MaintainedTable;
  products: readonly Product[];
  /** Null for a new one. */
  row: TableRow | null;
  /** True for a range with rates. */
  hasRates: boolean;
  onClose: () => void;
}

const OF_PRODUCT = 'Tiene tarifas: no puede pasar a otro producto.';

/** Returns the field of a range's product with this one alone, because the rates in the range are the product's. */
const ofProduct = (field: FormField, product: unknown): FormField => ({
  ...field,
  options: field.options?.filter(({ value }) => value === String(product)) ?? [],
  hint: OF_PRODUCT,
});

/** Dialog of a row that is added or changed. */
export function RowForm({ maintained, products, row, hasRates, onClose }: RowFormProps) {
  const { table, title, rule, range, consequence } = maintained;
  const fields = maintained
    .fields(products, row === null)
    // Fields that a stored row lacks may stay missing.
    .map((field) => (row !== null && (row[field.name] ?? '') === '' ? { ...field, isOptional: true } : field))
    .map((field) => (hasRates && field.name === 'product' ? ofProduct(field, row?.['product']) : field));
  const start = initialValues(fields, row ?? {});
  const asRead = useReadRow(row ?? {});
  const toast = useToast();
  const { proposes } = usePriceChanges();
  const form = usePriceForm({
    start,
    violations: (values) =>
      violationsOf(fields, values, { ...boundErrors(fields, values, start), ...rule(values, start) }),
    run: (values) => {
      // Sends changed fields only, because limits of a product that follow from its ranges must keep following them. See
      // docs/rules.md R478.
      const sent = row === null ? fields : fields.filter(({ name }) => values[name] !== start[name]);
      const body = bodyOf(sent, values);
      if (proposes) return proposeRow(table, row?.id ?? null, body);
      return row === null
        ? addRow(table, body)
        : asRead((tag): Promise<unknown> => changeRow(table, row.id, tag, body));
    },
    done: () => 'Cambios guardados.',
    failed: SAVE_FAILED,
    onDone: onClose,
    onFailed: (reason) => {
      // A row that a colleague deleted can't be saved by another attempt.
      if (row === null || !isGone(reason)) return;
      toast.show(failureText(reason, SAVE_FAILED), { tone: 'bad' });
      onClose();
    },
  });
  const { values } = form;
  return (
    <FormDialog
      title={row === null ? `${title}: nuevo` : `${title}: ${maintained.nameOf(row, products)}`}
      form={form}
      act={{ children: proposes ? 'Proponer cambio' : 'Guardar', workingLabel: 'Guardando…' }}
      onClose={onClose}
      widthPx={720}
    >
      <RecordFields {...{ fields, form }} />
      {row !== null && range && <RangeConsequence {...{ table, row, values }} names={range} />}
      {row !== null && consequence && <Consequence text={consequence(row, values)} />}
    </FormDialog>
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

const rangeOf = (row: FormValues | TableRow, { bounds: [low, high] }: RangeNames): Range => ({
  min: Number(row[low]),
  max: Number(row[high]),
});

/** Describes the effects in a sentence; null if nothing changes or the bounds are not in order. */
function describeRangeChange(names: RangeNames, { row, values, rows, rates }: RangeEdit): string | null {
  const [before, after] = [rangeOf(row, names), rangeOf(values, names)];
  const isSame = before.min === after.min && before.max === after.max;
  if (isSame || !(after.min < after.max) || String(row['product']) !== values['product']) return null;
  const count = rates.filter((rate) => rate[names.reference] === row.id).length;
  const others = rows.filter(({ id, product }) => id !== row.id && product === row['product']);
  const ranges = [after, ...others.map((other) => rangeOf(other, names))];
  const words = ({ min, max }: Range): string => names.text(min, max);
  const holes = rangeFaults(ranges, before).holes.map((hole) => `de ${words(hole)}`);
  const moved = `${count === 1 ? '1 tarifa pasa' : `${count} tarifas pasan`} a ${words(after)}`;
  if (holes.length === 0) return count === 0 ? null : `${moved}.`;
  const left = holes.join(' y ');
  return count === 0
    ? `${left.charAt(0).toUpperCase()}${left.slice(1)} quedan sin rango.`
    : `${moved}; ${left} quedan sin tasa.`;
}

interface RangeEdit {
  readonly row: TableRow;
  readonly values: FormValues;
  readonly rows: readonly TableRow[];
  readonly rates: readonly Rate[];
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { messageText } from '@simulador/contracts/calculation/messages/es';
import { Screen } from '#shared/office/screen.tsx';
import { useAddressField } from '#shared/office/use-shown-address.ts';
import { useUnsavedForm } from '#shared/office/leaving/unsaved.ts';
import { Button } from '#shared/ui/button.tsx';
import { QueryPart, together } from '#shared/ui/feedback/query-part.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { ErrorSummary } from '#shared/ui/fields/error-summary.tsx';
import { FieldGrid } from '#shared/ui/fields/field.tsx';
import { SelectField, type SelectOption } from '#shared/ui/fields/select-field.tsx';
import { useIsThere } from '#shared/ui/forms/use-action.ts';
import { DecimalField, NOT_CHOSEN } from '../form/record-fields.tsx';
import { rateFault } from '../grid/plan.ts';
import type { WantedChange } from '../tarifas/change-data.ts';
import { describeAmounts, describeRate, describeYears, nameOf, optionsOf } from '../tarifas/describe.ts';
import { isAtCore, propose, type Proposed } from '../tarifas/proposed-set.ts';
import {
  coverageQuery,
  maximumAt,
  postGroupRates,
  rateGroupsQuery,
  type NewGroupRates,
  type RateGroup,
} from '../tarifas/rate-data.ts';
import { SAVE_FAILED, usePriceForm } from '../tarifas/use-price-action.ts';
import { useRateTables, type RateTables } from '../tarifas/use-rate-tables.ts';

const NOT_LOADED = 'No pudimos cargar los productos y sus rangos. Inténtelo de nuevo en unos minutos.';
const REFUSED = 'Hay errores en el formulario. Verifica nuevamente.';
const LABELS = {
  product: 'Producto',
  group: 'Tipo de tarificado',
  range_period: 'Rango de Tiempo',
  range_amount: 'Rango de Monto',
  rate: 'Tasa',
} as const;
const FIELDS = Object.keys(LABELS) as readonly (keyof typeof LABELS)[];

const createdText = (count: number): string =>
  count === 1 ? 'Se creó 1 tarifa.' : `Se crearon ${count} tarifas.`;

const coverageOf = ({ product }: { product: string }) => coverageQuery(Number(product) || null);

/** Screen that adds the rates of a group. The address may name their product. */
export function NewRateScreen() {
  const named = useAddressField('product') ?? '';
  const tables = useRateTables();
  const groups = useQuery(rateGroupsQuery);
  // The page of the rates says where they are added.
  if (tables.data && isAtCore(tables.data.changes)) return <Navigate to="/tarifas" replace />;
  return (
    <Screen title="Nueva tarifa">
      <QueryPart
        query={together([groups, ...tables.queries])}
        failed={NOT_LOADED}
        loading="Cargando los productos y sus rangos…"
      >
        {([all]) =>
          tables.data && (
            <NewRateForm
              key={named}
              tables={tables.data}
              groups={all}
              product={tables.data.products.some(({ id }) => String(id) === named) ? named : ''}
            />
          )
        }
      </QueryPart>
    </Screen>
  );
}

interface NewRateFormProps {
  tables: RateTables;
  groups: readonly RateGroup[];
  /** Id of the product that is chosen at first; '' for none. */
  product: string;
}

/** Product, group, ranges and rate. All rates of the group are added, or none. See docs/rules.md R356. */
function NewRateForm({ tables, groups, product }: NewRateFormProps) {
  const navigate = useNavigate();
  const isThere = useIsThere();
  const queries = useQueryClient();
  const isBySheet = tables.changes.rates === 'by_sheet';
  /** Returns the TMC of the chosen amounts; null while it is not known. */
  const maximumOf = (chosen: Record<'product' | 'range_amount', string>): number | null =>
    maximumAt(queries.getQueryData(coverageOf(chosen).queryKey), Number(chosen.range_amount));
  const form = usePriceForm({
    start: { product, group: '', range_period: '', range_amount: '', rate: null as number | null },
    violations: (values) =>
      FIELDS.flatMap((name) => {
        const value = values[name];
        const isMissing = value === '' || value === null;
        const message = isMissing
          ? messageText('required')
          : typeof value === 'number' && rateFault(value, maximumOf(values));
        return message ? [{ name, label: LABELS[name], message }] : [];
      }),
    run: async (answers): Promise<number | Proposed> => {
      const chosen = {
        product: Number(answers.product),
        group: Number(answers.group),
        range_period: Number(answers.range_period),
        range_amount: Number(answers.range_amount),
        rate: Number(answers.rate),
      };
      const group = groups.find(({ id }) => id === chosen.group);
      if (isBySheet && group) return propose(wantedRates(tables, group, chosen));
      return (await postGroupRates(chosen)).length;
    },
    done: createdText,
    failed: SAVE_FAILED,
    onDone: () => void (isThere.current && leaveSaved()),
  });
  const { values, failure, isWorking } = form;
  const group = groups.find(({ id }) => String(id) === values.group);
  useQuery(coverageOf(values));
  const maximum = maximumOf(values);
  const leaveSaved = (): void => void navigate('/tarifas');
  const leave = useUnsavedForm(form.isChanged, leaveSaved, isWorking);
  const isOwn = (range: { product: number }): boolean => String(range.product) === values.product;
  const [periods, amounts] = [tables.periods.filter(isOwn), tables.amounts.filter(isOwn)];
  const choice = (name: Exclude<keyof typeof LABELS, 'rate'>, options: readonly SelectOption[]) => ({
    ...form.field(name),
    label: LABELS[name],
    placeholder: NOT_CHOSEN,
    required: true,
    options,
  });
  return (
    <form
      className="grid max-w-[770px] gap-6 rounded-md border border-line bg-surface px-4 py-6 md:p-6"
      aria-label="Nueva tarifa"
      onSubmit={form.submit}
      noValidate
    >
      {isBySheet && (
        <Note>Las tarifas cambian cuando otra persona las aprueba: estas se envían a aprobación.</Note>
      )}
      {(tables.products.length === 0 || (values.product !== '' && !(periods.length && amounts.length))) && (
        <Note tone="warn">
          <p>
            Una tarifa es de un rango de tiempo y de un rango de monto de su producto. Agregue primero lo que
            falta en <Link to="/tarifas/mantenedores">Mantenedores</Link>.
          </p>
        </Note>
      )}
      <ErrorSummary title={REFUSED} errors={form.summary} attempt={form.attempt} />
      {failure !== null && (
        <Note tone="bad" role="alert">
          <p>{SAVE_FAILED}</p>
          {failure !== SAVE_FAILED && <p>{failure}</p>}
        </Note>
      )}
      <FieldGrid>
        <SelectField
          {...choice('product', optionsOf(tables.products))}
          // Ranges belong to a product.
          onChange={(id) => form.set({ product: id, range_period: '', range_amount: '' })}
        />
        <SelectField {...choice('group', optionsOf(groups))} hint={group && describeGroup(tables, group)} />
        <SelectField
          {...choice(
            'range_period',
            periods.map((range) => ({ value: String(range.id), label: `${describeYears(range)} años` })),
          )}
        />
        <SelectField
          {...choice(
            'range_amount',
            amounts.map((range) => ({ value: String(range.id), label: `UF ${describeAmounts(range)}` })),
          )}
        />
        <DecimalField
          {...form.field('rate')}
          label={LABELS.rate}
          unit="percent"
          required
          hint={`Porcentaje anual.${maximum === null ? '' : ` TMC vigente: ${describeRate(maximum)}.`}`}
        />
      </FieldGrid>
      <div className="flex flex-wrap justify-end gap-3">
        <Button aria-disabled={isWorking} onClick={leave}>
          Cancelar
        </Button>
        <Button variant="go" type="submit" working={isWorking} workingLabel="Guardando…">
          {isBySheet ? 'Enviar a aprobación' : 'Guardar'}
        </Button>
      </div>
    </form>
  );
}

function describeGroup(tables: RateTables, { loan_use: uses, real_estate_types: types }: RateGroup): string {
  const count = uses.length * types.length;
  const names = (ids: readonly number[], list: Parameters<typeof nameOf>[0]): string =>
    ids.map((id) => nameOf(list, id)).join(', ');
  return `${count === 1 ? 'Una tarifa' : `${count} tarifas`}: ${names(uses, tables.loanUses)}; ${names(types, tables.realEstateTypes)}.`;
}

/** Returns the new rates as changes of a set: one for each purpose and property type. */
function wantedRates(
  { periods, amounts }: RateTables,
  { loan_use: uses, real_estate_types: types }: RateGroup,
  { product, range_period, range_amount, rate: value }: NewGroupRates,
): WantedChange[] {
  const { min_years = 0, max_years = 0 } = periods.find(({ id }) => id === range_period) ?? {};
  const { min_amount = 0, max_amount = 0 } = amounts.find(({ id }) => id === range_amount) ?? {};
  const bounds = { min_years, max_years, min_amount, max_amount };
  return uses.flatMap((use) =>
    types.map((type) => ({ product, loan_use: use, real_estate_type: type, ...bounds, value })),
  );
}

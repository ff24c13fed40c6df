import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { readTyped } from '#shared/ui/amounts/use-amount-text.ts';
import { otherPricesQuery, type OtherPrice } from '../tarifas/change-data.ts';
import type { Desk } from './use-desk.ts';
import { useGridFocus, ValueCell } from '../grid/value-cell.tsx';

const NOT_LOADED = 'No pudimos cargar los otros valores.';
const UNREAD = 'Escriba un número';
const DECIMALS = 8;
/** Day in a label, which must not break over two lines. */
const DAY = /(\d\d-\d\d-\d{4})/;

const GROUPS: readonly (readonly [kind: OtherPrice['kind'], title: string])[] = [
  ['tmc', 'TMC anual'],
  ['uf', 'UF'],
  ['cost', 'Gastos Operacionales'],
  ['insurance', 'Seguros, prima mensual'],
  ['limit', 'Financiamiento máximo'],
  ['prepayment', 'Prepago'],
];

/** Everything that prices a credit and is not in the rate tables, edited in place. See docs/rules.md R861. */
export function OtherValues({ desk }: { desk: Desk }) {
  const query = useQuery(otherPricesQuery);
  return (
    <section
      id="otros-valores"
      aria-labelledby="other-values"
      className="min-w-0 scroll-mt-4 overflow-clip rounded-md border border-line bg-surface"
    >
      <h2 id="other-values" className="px-4 py-3 text-16">
        Otros valores
      </h2>
      <QueryPart query={query} failed={NOT_LOADED} loading="Cargando los otros valores…" frame="px-4 pb-3">
        {(prices) => <Prices {...{ desk, prices }} />}
      </QueryPart>
    </section>
  );
}

interface PricesProps {
  desk: Desk;
  prices: readonly OtherPrice[];
}

function Prices({ desk, prices }: PricesProps) {
  const grid = useGridFocus();
  const figures = GROUPS.flatMap(([kind]) =>
    prices
      .filter((price) => price.kind === kind)
      .flatMap((price) => price.fields.map((field) => ({ price, field }))),
  );
  const isOfCore = (kind: OtherPrice['kind']): boolean =>
    prices.some((price) => price.kind === kind && !price.is_ours);
  return (
    <table
      role="grid"
      aria-label="Otros valores"
      className="num w-full border-separate border-spacing-0 text-14"
    >
      <colgroup>
        <col />
        <col className="w-26" />
      </colgroup>
      {GROUPS.map(
        ([kind, title]) =>
          figures.some(({ price }) => price.kind === kind) && (
            <tbody key={kind}>
              <tr>
                <th
                  scope="colgroup"
                  colSpan={2}
                  className="h-7 border-t border-line bg-ground px-4 text-left text-ink-2"
                >
                  {title}
                  {isOfCore(kind) && <small className="block text-14 font-normal">Del sistema central</small>}
                </th>
              </tr>
              {figures.map(
                ({ price, field }, row) =>
                  price.kind === kind && (
                    <Figure key={`${price.row} ${field.name}`} {...{ desk, grid, price, field, row }} />
                  ),
              )}
            </tbody>
          ),
      )}
    </table>
  );
}

const textOf = (value: number): string => value.toLocaleString('es-CL', { maximumFractionDigits: DECIMALS });
/** Factor of a figure that is kept as a part, and shown and typed as a percentage. */
const scaleOf = ({ kind }: OtherPrice): number => (kind === 'insurance' ? 100 : 1);

interface FigureProps {
  desk: Desk;
  grid: ReturnType<typeof useGridFocus>;
  price: OtherPrice;
  field: OtherPrice['fields'][number];
  row: number;
}

function Figure({ desk, grid, price, field, row }: FigureProps) {
  const key = `${price.kind} ${price.row} ${field.name}`;
  const planned = desk.figureOf(price, field.name);
  const text = desk.typed.get(key) ?? null;
  const label = price.fields.length === 1 || field.label === null ? price.label : field.label;
  const scale = scaleOf(price);
  const shown = (value: number): string => textOf(value * scale);
  const read = (typed: string) => readTyped(typed.replace(/%\s*$/, ''), 'UF', DECIMALS);
  return (
    <tr>
      <th
        scope="row"
        className="border-t border-line py-1 pr-2 pl-4 text-left font-normal first-letter:uppercase"
      >
        {label.split(DAY).map((part, at) => (
          <span key={part} className={at % 2 === 1 ? 'whitespace-nowrap' : undefined}>
            {part}
          </span>
        ))}
      </th>
      <ValueCell
        label={label}
        place={[row, 0]}
        {...{ grid, text }}
        isReadOnly={!price.is_ours}
        before={field.text}
        after={planned === undefined ? undefined : field.text.replace(/[\d.,]+/, shown(planned))}
        start={shown(planned ?? field.value)}
        fault={text !== null && read(text) === null ? UNREAD : null}
        onText={(typed) => desk.type(key, typed)}
        onTake={(typed) => {
          const value = read(typed)?.typed;
          if (value !== undefined)
            desk.setFigure(price, field.name, Number((value / scale).toFixed(DECIMALS)));
          return value !== undefined;
        }}
        onUndo={desk.undo}
      />
    </tr>
  );
}

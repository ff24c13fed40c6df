/** Proposed changes of the rate tables, in words for the administrator who approves them. */
import type { Header } from '../../http/request-parts.ts';
import type { ProposalText } from '../proposals/proposals.service.ts';
import type { RateTable, RateTablesReader } from '../book/rate-tables.ts';
import type { RateGroupRatesDto } from './tarifas.dto.ts';
import type { TarificadorPort } from './tarificador.port.ts';

/** Proposed change of one row. */
export type RowProposal = { readonly table: RateTable } & (
  | { readonly act: 'add'; readonly body: object }
  | { readonly act: 'change'; readonly id: number; readonly ifMatch: Header; readonly body: object }
  | {
      readonly act: 'remove';
      readonly id: number;
      readonly ifMatch: Header;
      readonly rates: number | undefined;
    }
);

type Fields = Readonly<Record<string, unknown>>;

const ONE: Readonly<Record<RateTable, string>> = {
  Product: 'Producto',
  RangePeriod: 'Rango de tiempo',
  RangeAmount: 'Rango de monto',
  LoanUse: 'Uso de crédito',
  Tarificador: 'Tarifa',
};

const ACT = { add: 'nuevo registro', change: 'cambio', remove: 'eliminación' } as const;

const LABELS: Readonly<Record<string, string>> = {
  id: 'Código',
  name: 'Nombre',
  description: 'Descripción',
  is_active: 'Activo',
  min_period: 'Plazo mínimo, años',
  max_period: 'Plazo máximo, años',
  min_years: 'Desde, años',
  max_years: 'Hasta, años',
  min_amount: 'Monto mínimo, UF',
  max_amount: 'Monto máximo, UF',
  rate: 'Tasa anual, %',
};

/** Describes a change of a row: each field with its former and new value. */
export async function rowText(proposal: RowProposal, tables: RateTablesReader): Promise<ProposalText> {
  const { table, act } = proposal;
  const { value: rows } = await tables.rows(table);
  const { value: products } = await tables.rows('Product');
  const before = ('id' in proposal ? rows.find(({ id }) => id === proposal.id) : undefined) as
    | Fields
    | undefined;
  const after = ('body' in proposal ? proposal.body : {}) as Fields;
  const product = products.find(({ id }) => id === (before ?? after)['product'])?.name;
  const name = [product, nameOf(before ?? after)].filter(Boolean).join(', ');
  const count = 'rates' in proposal ? (proposal.rates ?? 0) : 0;
  const withRates = count > 1 ? `, con sus ${count} tarifas` : count === 1 ? ', con su tarifa' : '';
  return {
    title: `${ONE[table]} «${name}»: ${ACT[act]}${withRates}`,
    lines: linesOf(act === 'change' ? (before ?? {}) : {}, after),
  };
}

/** Describes the new rates of a group. */
export async function groupText(
  { product, group, rate }: RateGroupRatesDto,
  tarificador: TarificadorPort,
): Promise<ProposalText> {
  const { value: groups } = await tarificador.rateGroups();
  const { value: products } = await tarificador.rows('Product');
  const name = products.find(({ id }) => id === product)?.name ?? String(product);
  const groupName = groups.find(({ id }) => id === group)?.name ?? String(group);
  return { title: `Tarifas «${name}, ${groupName}»: nuevas`, lines: linesOf({}, { rate }) };
}

function nameOf(row: Fields): string {
  if (typeof row['name'] === 'string') return row['name'];
  if (row['min_years'] !== undefined) return `${text(row['min_years'])} a ${text(row['max_years'])} años`;
  if (row['min_amount'] !== undefined) return `UF ${text(row['min_amount'])} a ${text(row['max_amount'])}`;
  return row['id'] === undefined ? '' : `N.º ${text(row['id'])}`;
}

const linesOf = (before: Fields, after: Fields): string[] =>
  Object.entries(LABELS)
    .filter(([name]) => after[name] !== undefined && after[name] !== before[name])
    .map(([name, label]) => {
      const [from, to] = [before[name], after[name]].map(text);
      return before[name] === undefined ? `${label}: ${to}` : `${label}: ${from} → ${to}`;
    });

function text(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('es-CL', { maximumFractionDigits: 4 });
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  return typeof value === 'string' ? value : '—';
}

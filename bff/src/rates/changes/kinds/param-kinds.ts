/** Kinds of the values that the bank sets: operation costs, insurances, financing limits and the parameters of prepayments. */
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import type { EntityManager } from 'typeorm';
import { differences } from '../../../access/audit.ts';
import { Problem } from '../../../http/problem.ts';
import * as dto from './param-kinds.dto.ts';
import { label, number, percent, uf } from './field-text.ts';
import type { Fields, RowKind, RowKindName } from './row-kind.ts';

const DEFAULT_OF_FORM = 'El simulador lo elige de inicio: se puede cambiar, pero no eliminar.';
const SAME_KEY = 'Ya existe otro registro con esa clave.';
/** Change of a value, as a factor, above which it may be a slip. */
const FAR_FACTOR = 1.25;

/** A table whose wire names are its columns. Columns in SQL, with the type in which each is read. */
interface ParamTable extends Pick<
  RowKind,
  'what' | 'capability' | 'added' | 'changed' | 'fields' | 'nameOf'
> {
  readonly kind: RowKindName;
  readonly table: string;
  /** Columns that identify a row. */
  readonly key: Readonly<Record<string, 'int' | 'text' | 'date'>>;
  readonly columns: Readonly<Record<string, 'float8' | 'text' | 'int'>>;
  /** Whether the database gives a row its key. */
  readonly isNumbered?: boolean;
  /** Rows that the simulators can't do without. */
  isNeeded?(row: Fields): boolean;
}

const INSURANCE = { desgravamen: 'Desgravamen', incendio: 'Incendio', cesantia: 'Cesantía' } as const;
/** Insurances that the form chooses by itself. See docs/rules.md R972. */
const CHOSEN = new Set(['desgravamen 3', 'incendio 2', 'cesantia 1']);

const TABLES: readonly ParamTable[] = [
  {
    kind: 'cost',
    what: 'Gastos operacionales',
    capability: 'operation_costs',
    table: 'operation_cost_params',
    key: { id: 'int' },
    columns: {
      appraisal_net_uf: 'float8',
      title_study_net_uf: 'float8',
      deed_draft_net_uf: 'float8',
      notary_uf: 'float8',
      vat_pct: 'float8',
    },
    added: null,
    changed: dto.CostChangeDto,
    fields: {
      appraisal_net_uf: label('Tasación, neto', uf),
      title_study_net_uf: label('Estudio de títulos, neto', uf),
      deed_draft_net_uf: label('Borrador de escritura, neto', uf),
      notary_uf: label('Notaría', uf),
      vat_pct: label('IVA', percent),
    },
    nameOf: () => '',
  },
  {
    kind: 'insurance',
    what: 'Seguro',
    capability: 'seguros',
    table: 'insurances',
    key: { kind: 'text', id: 'int' },
    columns: { description: 'text', monthly_rate: 'float8' },
    added: dto.NewInsuranceDto,
    changed: dto.InsuranceChangeDto,
    fields: { description: label('Descripción'), monthly_rate: label('Prima mensual', number) },
    nameOf: ({ kind, id, description }) =>
      `${INSURANCE[kind as keyof typeof INSURANCE]} ${String(id)}, ${String(description)}`,
    isNeeded: ({ kind, id }) => CHOSEN.has(`${String(kind)} ${String(id)}`),
  },
  {
    kind: 'limit',
    what: 'Financiamiento máximo',
    capability: null,
    table: 'financing_limits',
    key: { id: 'int' },
    isNumbered: true,
    columns: { purpose: 'int', property_type: 'int', max_pct: 'float8' },
    added: dto.NewLimitDto,
    changed: dto.LimitChangeDto,
    fields: { max_pct: { text: percent } },
    nameOf: ({ purpose, property_type: type }, names) =>
      [
        purpose === null || purpose === undefined
          ? 'todos los destinos'
          : (names.loan_use.get(Number(purpose)) ?? String(purpose)),
        type === null || type === undefined
          ? 'todas las propiedades'
          : (names.real_estate_type.get(Number(type)) ?? String(type)),
      ].join(', '),
    isNeeded: ({ purpose, property_type: type }) => purpose === null && type === null,
  },
  {
    kind: 'prepayment',
    what: 'Prepago',
    capability: null,
    table: 'prepayment_params',
    key: { valid_from: 'date' },
    columns: {
      commission_months: 'float8',
      credit_max_uf: 'float8',
      least_part_pct: 'float8',
      source: 'text',
    },
    added: dto.NewPrepaymentDto,
    changed: dto.PrepaymentChangeDto,
    fields: {
      commission_months: label('Meses de interés', number),
      credit_max_uf: label('Crédito máximo', uf),
      least_part_pct: label('Parte mínima', percent),
      source: label('Fuente'),
    },
    nameOf: ({ valid_from: from }) => `desde el ${formatDate(String(from) as IsoDate)}`,
  },
];

const UNIQUE = '23505';

function paramKind({ kind, table, key, columns, isNumbered, isNeeded, ...own }: ParamTable): RowKind {
  const keys = Object.keys(key);
  const all = { ...key, ...columns };
  const keyOf = (row: Fields): string => keys.map((name) => String(row[name])).join(' ');
  const rows = (manager: EntityManager): Promise<Fields[]> =>
    manager.query(
      `SELECT ${Object.entries(all)
        .map(([name, type]) => `${name}::${type === 'date' ? 'text' : type} AS ${name}`)
        .join(', ')} FROM ${table} ORDER BY ${keys.join(', ')}`,
    );
  const bySql = (names: readonly string[]): string =>
    names.map((name, n) => `${name} = $${n + 1}`).join(' AND ');
  async function write(
    manager: EntityManager,
    before: Fields | null,
    values: Fields | null,
  ): Promise<Fields | null> {
    const names = Object.keys(all).filter((name) => values?.[name] !== undefined);
    const given = names.map((name) => values?.[name]);
    if (before === null) {
      const columnsOf = names.filter((name) => !(isNumbered && name === 'id'));
      const [made]: Fields[] = await manager.query(
        `INSERT INTO ${table} (${columnsOf.join(', ')}) VALUES (${columnsOf.map((_, n) => `$${n + 1}`).join(', ')}) RETURNING ${keys.join(', ')}`,
        columnsOf.map((name) => values?.[name]),
      );
      return { ...values, ...made };
    }
    const found = keys.map((name) => before[name]);
    if (values === null) await manager.query(`DELETE FROM ${table} WHERE ${bySql(keys)}`, found);
    else if (names.length > 0)
      await manager.query(
        `UPDATE ${table} SET ${names.map((name, n) => `${name} = $${keys.length + n + 1}`).join(', ')} WHERE ${bySql(keys)}`,
        [...found, ...given],
      );
    return values && { ...before, ...values };
  }
  return {
    ...own,
    stored: Object.keys(all),
    rows,
    keyOf,
    check: async (_desk, { before, values }) => {
      if (values === null && before !== null && isNeeded?.(before)) throw new Problem(409, DEFAULT_OF_FORM);
    },
    write: async (manager, _at, writes) => {
      const after: (Fields | null)[] = [];
      for (const { before, values } of writes)
        after.push(
          await write(manager, before, values).catch((error: unknown) => {
            throw (error as { code?: string }).code === UNIQUE ? new Problem(409, SAME_KEY) : error;
          }),
        );
      return after;
    },
    entry: (actor, before, after) => ({
      action: 'price_value_changed',
      actor,
      subject: `${kind} ${keyOf((after ?? before) as Fields)}`,
      details: differences(before, after),
    }),
    doubts: () => (change) => (isFarChange(change) ? 'cambia en más de 25 %' : null),
  };
}

const isFarChange = ({ before, values }: { before: Fields | null; values: Fields | null }): boolean =>
  Object.entries(values ?? {}).some(([name, value]) => {
    const was = before?.[name];
    if (typeof value !== 'number' || typeof was !== 'number' || was === 0) return false;
    return value === 0 || Math.max(value / was, was / value) > FAR_FACTOR;
  });

export const PARAM_KINDS = Object.fromEntries(TABLES.map((each) => [each.kind, paramKind(each)])) as Readonly<
  Record<'cost' | 'insurance' | 'limit' | 'prepayment', RowKind>
>;

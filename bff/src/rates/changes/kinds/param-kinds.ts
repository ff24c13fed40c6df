/** Kinds of the values that the bank sets: operation costs, insurances, financing limits and the parameters of prepayments. */
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import type { EntityManager } from 'typeorm';
import { differences } from '../../../access/audit.ts';
import { Problem } from '../../../http/problem.ts';
import * as dto from './param-kinds.dto.ts';
import { label, number, percent, uf } from './field-text.ts';
import type { Fields, RowKind, RowKindName, RowWrite } from './row-kind.ts';

const DEFAULT_OF_FORM = 'El simulador lo elige de inicio: se puede cambiar, pero no eliminar.';
const SAME_KEY = 'Ya existe otro registro con esa clave.';
/** Change of a value, as a factor, above which it may be a slip. */
const FAR_FACTOR = 1.25;

/** A table whose columns are the names on the wire. */
interface ParamTable extends Pick<
  RowKind,
  'what' | 'capability' | 'added' | 'changed' | 'fields' | 'nameOf'
> {
  readonly kind: RowKindName;
  readonly table: string;
  /** Columns that identify a row, and those that are written. */
  readonly key: readonly string[];
  readonly columns: readonly string[];
  /** Returns true for a row that the simulators can't do without. */
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
    key: ['id'],
    columns: ['appraisal_net_uf', 'title_study_net_uf', 'deed_draft_net_uf', 'notary_uf', 'vat_pct'],
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
    key: ['kind', 'id'],
    columns: ['kind', 'id', 'description', 'monthly_rate'],
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
    key: ['id'],
    columns: ['purpose', 'property_type', 'max_pct'],
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
    key: ['valid_from'],
    columns: ['valid_from', 'commission_months', 'credit_max_uf', 'least_part_pct', 'source'],
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

function paramKind({ kind, table, key, columns, isNeeded, ...own }: ParamTable): RowKind {
  const keyOf = (row: Fields): string => key.map((name) => String(row[name])).join(' ');
  const [keys, names] = [key.join(', '), columns.join(', ')];
  const given = (of: string): string => `(SELECT ${of} FROM jsonb_populate_record(NULL::${table}, $1))`;
  const statements = {
    add: `INSERT INTO ${table} (${names}) ${given(names).slice(1, -1)} RETURNING to_jsonb(${table}) AS row`,
    change: `WITH changed AS (UPDATE ${table} SET (${names}) = ${given(names)} WHERE (${keys}) = ${given(keys)}
      RETURNING to_jsonb(${table}) AS row) SELECT row FROM changed`,
    remove: `DELETE FROM ${table} WHERE (${keys}) = ${given(keys)}`,
  };
  async function write(manager: EntityManager, { before, values }: RowWrite): Promise<Fields | null> {
    const act = before === null ? 'add' : values === null ? 'remove' : 'change';
    const written: unknown = await manager.query(statements[act], [JSON.stringify({ ...before, ...values })]);
    return act === 'remove' ? null : ((written as { row: Fields }[])[0]?.row ?? null);
  }
  return {
    ...own,
    stored: columns,
    rows: async (manager) => {
      const rows: { row: Fields }[] = await manager.query(
        `SELECT to_jsonb(${table}) AS row FROM ${table} ORDER BY ${keys}`,
      );
      return rows.map(({ row }) => row);
    },
    keyOf,
    check: async (_desk, { before, values }) => {
      if (values === null && before !== null && isNeeded?.(before)) throw new Problem(409, DEFAULT_OF_FORM);
    },
    write: async (manager, _at, writes) => {
      const after: (Fields | null)[] = [];
      try {
        for (const each of writes) after.push(await write(manager, each));
      } catch (error) {
        throw (error as { code?: string }).code === UNIQUE ? new Problem(409, SAME_KEY) : error;
      }
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

const isFarChange = ({ before, values }: RowWrite): boolean =>
  Object.entries(values ?? {}).some(([name, value]) => {
    const was = before?.[name];
    if (typeof value !== 'number' || typeof was !== 'number' || was === 0) return false;
    return value === 0 || Math.max(value / was, was / value) > FAR_FACTOR;
  });

export const PARAM_KINDS = Object.fromEntries(TABLES.map((each) => [each.kind, paramKind(each)])) as Readonly<
  Record<'cost' | 'insurance' | 'limit' | 'prepayment', RowKind>
>;

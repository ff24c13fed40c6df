/** Kinds of the values that the bank sets: operation costs, insurances, financing limits and the parameters of prepayments. */
import { OmitType } from '@nestjs/swagger';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { ChoiceField, TextField, FormCode, FormDecimal, FormNumber } from '../../../http/fields.ts';
import { DayField } from '../../../http/nested-fields.ts';
import { badRequest, Problem } from '../../../http/problem.ts';
import { partialOf, UF } from '../../book/rate-tables.dto.ts';
import {
  type Fields,
  fieldsOf,
  type RowWrite,
  type StoredTable,
  storedRows,
  writeStored,
} from '../../book/stored-table.ts';
import {
  fraction,
  isFarPrice,
  label,
  number,
  percent,
  uf,
  type RowKind,
  type RowKindName,
} from './row-kind.ts';

const DEFAULT_OF_FORM = 'El simulador lo elige de inicio: se puede cambiar, pero no eliminar.';
const OUT_OF_BOUNDS = 'Un valor está fuera de lo que se puede guardar.';
const SAME_KEY = 'Ya existe otro registro con esa clave.';

const optional = true;
const PERCENT = { min: 0, max: 100, description: 'percent' };
const TEXT = { maxLength: LIMITS.web.textMaxLength, filled: true, publicText: true } as const;
const MONTHLY_RATE = { min: 0, max: 1, description: 'part of the insured amount, each month' };

/** Amounts of the operation costs, before VAT. */
class CostChangeDto {
  @FormDecimal({ ...UF, optional }) appraisal_net_uf?: number;
  @FormDecimal({ ...UF, optional }) title_study_net_uf?: number;
  @FormDecimal({ ...UF, optional }) deed_draft_net_uf?: number;
  @FormDecimal({ ...UF, optional }) notary_uf?: number;
  @FormDecimal({ ...PERCENT, optional }) vat_pct?: number;
}

const INSURANCES = ['desgravamen', 'incendio', 'cesantia'] as const;

class NewInsuranceDto {
  @ChoiceField({ values: INSURANCES, publicText: 'code' }) kind!: (typeof INSURANCES)[number];
  @FormCode() id!: number;
  @TextField(TEXT) description!: string;
  @FormNumber(MONTHLY_RATE) monthly_rate!: number;
}

class InsuranceChangeDto extends partialOf(OmitType(NewInsuranceDto, ['kind', 'id'])) {}

class LimitChangeDto {
  @FormNumber({ ...PERCENT, description: 'largest part of the value that is financed, percent' })
  max_pct!: number;
}

class NewLimitDto extends LimitChangeDto {
  @FormCode({ optional, description: 'absent: every purpose' }) purpose?: number;
  @FormCode({ optional, description: 'absent: every property type' }) property_type?: number;
}

class NewPrepaymentDto {
  @DayField() valid_from!: IsoDate;
  @FormDecimal({ min: 0, max: 99, description: 'months of interest' }) commission_months!: number;
  @FormDecimal(UF) credit_max_uf!: number;
  @FormDecimal(PERCENT) least_part_pct!: number;
  @TextField(TEXT) source!: string;
}

class PrepaymentChangeDto extends partialOf(OmitType(NewPrepaymentDto, ['valid_from'])) {}

interface ParamTable
  extends
    StoredTable,
    Pick<RowKind, 'what' | 'keepsLast' | 'capability' | 'added' | 'changed' | 'fields' | 'nameOf'> {
  readonly kind: RowKindName;
  /** Returns true for a row that the simulators can't do without. */
  isNeeded?(row: Fields): boolean;
}

const INSURANCE = { desgravamen: 'Desgravamen', incendio: 'Incendio', cesantia: 'Cesantía' } as const;
/** Insurances that the form chooses by itself. See docs/rules.md R972. */
const CHOSEN = new Set(['desgravamen 3', 'incendio 2', 'cesantia 1']);

const TABLES: readonly ParamTable[] = [
  {
    kind: 'cost',
    what: 'Gastos Operacionales',
    capability: 'operation_costs',
    table: 'operation_cost_params',
    key: ['id'],
    columns: ['id', 'appraisal_net_uf', 'title_study_net_uf', 'deed_draft_net_uf', 'notary_uf', 'vat_pct'],
    isNumbered: true,
    added: null,
    changed: CostChangeDto,
    fields: {
      appraisal_net_uf: label('Tasación sin IVA', uf),
      title_study_net_uf: label('Estudio de títulos sin IVA', uf),
      deed_draft_net_uf: label('Borrador de escritura sin IVA', uf),
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
    added: NewInsuranceDto,
    changed: InsuranceChangeDto,
    fields: { description: label('Descripción'), monthly_rate: label('Prima mensual', fraction) },
    nameOf: ({ kind, description }) => {
      const [risk, name] = [INSURANCE[kind as keyof typeof INSURANCE], String(description)];
      return name.startsWith(risk) ? name : `${risk}, ${name}`;
    },
    isNeeded: ({ kind, id }) => CHOSEN.has(`${String(kind)} ${String(id)}`),
  },
  {
    kind: 'limit',
    what: 'Financiamiento máximo',
    capability: null,
    table: 'financing_limits',
    key: ['id'],
    columns: ['id', 'purpose', 'property_type', 'max_pct'],
    isNumbered: true,
    added: NewLimitDto,
    changed: LimitChangeDto,
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
    keepsLast: true,
    what: 'Prepago',
    capability: null,
    table: 'prepayment_params',
    key: ['valid_from'],
    columns: ['valid_from', 'commission_months', 'credit_max_uf', 'least_part_pct', 'source'],
    added: NewPrepaymentDto,
    changed: PrepaymentChangeDto,
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
/** PostgreSQL's classes of impossible values and of broken constraints. */
const REFUSED_BY_TABLE = /^2[23]/;

function paramKind(table: ParamTable): RowKind {
  const { kind, key, isNeeded } = table;
  return {
    ...table,
    stored: fieldsOf(table),
    audited: ['price_value', kind],
    rows: (manager) => storedRows(manager, table),
    keyOf: (row) => key.map((name) => String(row[name])).join(' '),
    check: async (_desk, { before, values }) => {
      if (values === null && before !== null && isNeeded?.(before)) throw new Problem(409, DEFAULT_OF_FORM);
    },
    write: (manager, _at, write) =>
      writeStored(manager, table, write).catch((error: { code?: string }) => {
        if (error.code === UNIQUE) throw new Problem(409, SAME_KEY);
        throw REFUSED_BY_TABLE.test(error.code ?? '') ? badRequest(OUT_OF_BOUNDS) : error;
      }),
    doubts: () => (change) => (isFarChange(change) ? 'cambia en más de 25 %' : null),
  };
}

const isFarChange = ({ before, values }: RowWrite): boolean =>
  Object.entries(values ?? {}).some(([name, value]) => {
    const was = before?.[name];
    return typeof value === 'number' && typeof was === 'number' && was !== 0 && isFarPrice(was, value);
  });

export const PARAM_KINDS = Object.fromEntries(TABLES.map((each) => [each.kind, paramKind(each)])) as Readonly<
  Record<'cost' | 'insurance' | 'limit' | 'prepayment', RowKind>
>;

import { FIRST_UF } from '@simulador/contracts/api/row-rules';
import { worded } from '@simulador/contracts/platform/sentence';
import { readAmount, type AmountUnit } from '@simulador/contracts/calculation/rules/amount-text';
import { formatRate, formatUfValue, formatDateText } from '@simulador/contracts/platform/format';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import { type IsoDate, daysBetween } from '@simulador/contracts/platform/dates';
import { publishedProblems } from '@simulador/contracts/rates/published-values';
import { TMC_SEGMENTS } from '@simulador/contracts/bank/tmc-segments';
import type { EntityManager } from 'typeorm';
import { TMC_FAR_PCT, isFar } from '../../bank/far-values.ts';
import type { Capability } from '../../config/capability.ts';
import { type FieldProblem, unless } from '../../http/problem.ts';
import type { PublishedLine } from './published-lines.ts';
import { type PublishedValueDto } from './published-values.dto.ts';

export const PUBLISHED_TABLES = ['tmc', 'uf'] as const;
export type PublishedTable = (typeof PUBLISHED_TABLES)[number];

/** Key of a value: its segment and first day. */
export const keyOf = ({ segment, valid_from }: Pick<PublishedValueDto, 'segment' | 'valid_from'>): string =>
  `${segment ?? ''} ${valid_from}`.trim();

/** Storage and rules of a table's values. */
interface PublishedDefinition {
  /** Capability whose mode decides whether the values are ours or the core's. */
  readonly capability: Capability;
  /** SQL: the rows and their source in one form; for the TMC those of one currency, because both have the same. */
  readonly rows: string;
  /** SQL: inserts or updates values from `jsonb`, of a source, at an instant. */
  readonly upsert: string;
  /** SQL: deletes values from `jsonb` by segment and first day. */
  readonly remove: string;
  readonly unit: AmountUnit;
  /** Returns a value for a sentence. */
  describe(value: number): string;
  /** Change within a quarter, in percent, above which a value may be a typing error. */
  readonly outlierPct: number;
  /** Returns the segment that a line names; undefined if there is none. */
  segmentOf(words: string): number | null | undefined;
  readonly noSegment: string;
}

const [upTo, above] = TMC_SEGMENTS.map(({ code }) => code);
const TO_THE_BOUND = /^.*2\.?000/;
const COMPARISON = /(superior|mayor|sobre|mas de|>)|inferior|menor|hasta|</g;

/**
 * Returns the segment of the comparison nearest to its amount, because an earlier one may be about the term. Undefined if there is none.
 */
function segmentCompared(words: string): number | undefined {
  const [compared = ''] = TO_THE_BOUND.exec(words) ?? [];
  const nearest = [...compared.matchAll(COMPARISON)].at(-1);
  return nearest && (nearest[1] === undefined ? upTo : above);
}

export const PUBLISHED: Readonly<Record<PublishedTable, PublishedDefinition>> = {
  tmc: {
    capability: 'tmc',
    rows: `SELECT type_code AS segment, valid_from::text, valid_to::text, annual_pct::float8 AS value,
      source, from_mock, stored_at FROM tmc WHERE currency = 998`,
    upsert: `
      INSERT INTO tmc
        (type_code, currency, above_uf, up_to_uf, min_months, valid_from, valid_to, annual_pct, from_mock, source, stored_at)
      SELECT segment, currency, "aboveUf", "upToUf", "minMonths", valid_from, valid_to, value, coalesce("isMock", false),
        $2::text, $3::timestamptz
      FROM jsonb_to_recordset($1) AS given (segment int, valid_from date, valid_to date, value numeric, "isMock" boolean)
      JOIN jsonb_to_recordset('${JSON.stringify(TMC_SEGMENTS)}')
        AS segments (code int, "aboveUf" numeric, "upToUf" numeric, "minMonths" int) ON code = segment
      CROSS JOIN unnest(ARRAY[998, 999]) AS currency
      ON CONFLICT (type_code, currency, valid_from)
        DO UPDATE SET valid_to = excluded.valid_to, annual_pct = excluded.annual_pct, from_mock = excluded.from_mock,
          source = excluded.source, stored_at = excluded.stored_at`,
    remove: `DELETE FROM tmc USING jsonb_to_recordset($1) AS given (segment int, valid_from date)
      WHERE type_code = segment AND tmc.valid_from = given.valid_from`,
    unit: 'percent',
    describe: (annualPct) => `${formatRate(annualPct)} %`,
    outlierPct: TMC_FAR_PCT,
    segmentOf: (words) =>
      TMC_SEGMENTS.find(({ code }) => words === String(code))?.code ?? segmentCompared(words),
    noSegment: 'Falta el tramo: Hasta UF 2.000 o Sobre UF 2.000',
  },
  uf: {
    capability: 'paridad',
    rows: `SELECT NULL::int AS segment, date::text AS valid_from, date::text AS valid_to, value::float8,
      CASE WHEN from_core THEN 'core' ELSE source END AS source, from_mock, stored_at
      FROM uf_values`,
    upsert: `
      INSERT INTO uf_values (date, value, from_mock, source, stored_at)
      SELECT valid_from, value, coalesce("isMock", false), $2::text, $3::timestamptz
      FROM jsonb_to_recordset($1) AS given (valid_from date, value numeric, "isMock" boolean)
      ON CONFLICT (date) DO UPDATE
        SET value = excluded.value, from_mock = excluded.from_mock, from_core = false,
          source = excluded.source, stored_at = excluded.stored_at`,
    remove:
      'DELETE FROM uf_values USING jsonb_to_recordset($1) AS given (valid_from date) WHERE date = valid_from',
    unit: 'CLP',
    describe: (pesos) => formatUfValue(ufValueFromNumber(pesos)),
    outlierPct: 5,
    segmentOf: (words) => (['', 'uf', 'clp'].includes(words) ? null : undefined),
    noSegment: 'Solo se leen el día y su valor',
  },
};

/** Returns the stored values of a table. */
export const publishedValues = (
  manager: EntityManager,
  table: PublishedTable,
): Promise<PublishedValueDto[]> =>
  manager.query(`SELECT segment, valid_from, valid_to, value FROM (${PUBLISHED[table].rows}) AS published`);

/** Returns the invalid fields of a value. See docs/rules.md R358. */
export function invalidFieldsOf(
  table: PublishedTable,
  candidate: PublishedValueDto,
  today: IsoDate,
): FieldProblem[] {
  const { segmentOf, noSegment } = PUBLISHED[table];
  const { segment, valid_from, valid_to } = candidate;
  const isUf = table === 'uf';
  return [
    ...unless(segmentOf(segment === null ? '' : String(segment)) !== undefined, 'segment', noSegment),
    ...publishedProblems(table, candidate, today),
    ...unless(!isUf || valid_to === valid_from, 'valid_to', 'La UF vale por un día'),
  ];
}

/** Returns the value of a line, or its error. */
export function valueOf(
  table: PublishedTable,
  { days, value: written, words }: PublishedLine,
  today: IsoDate,
): PublishedValueDto | string {
  const { segmentOf, noSegment, unit } = PUBLISHED[table];
  const value = written === null ? null : (readAmount(written, unit)?.amount ?? null);
  const [valid_from, end = null, extra] = days;
  const segment = segmentOf(words);
  if (valid_from === undefined) return 'Falta el día, o no existe';
  if (extra !== undefined || (table === 'uf' && end !== null)) return 'Tiene más días de los que se leen';
  if (value === null) return 'Falta el valor, o no es un número: la coma separa los decimales';
  if (segment === undefined) return noSegment;
  const candidate = { segment, valid_from, valid_to: table === 'uf' ? valid_from : end, value };
  const [invalid] = invalidFieldsOf(table, candidate, today);
  return invalid === undefined ? candidate : worded(invalid.message, 'staff');
}

/** Number of compared values, because one of them may be a typing error itself. */
const COMPARED = 2;

const { minClp, maxClp } = FIRST_UF;
const isNoUf = (table: PublishedTable, { value }: PublishedValueDto): boolean =>
  table === 'uf' && (value < minClp || value > maxClp);

type Describe = (candidate: PublishedValueDto) => string | null;

/**
 * Returns a function that describes a likely typing error, such as `38,51` for `38.512,34`: a value far from those of the nearest days. It
 * returns null if there is none. A first UF has bounds. Values are sorted once, because they may span years, and a year of them may
 * be pasted. See docs/rules.md R476.
 */
export function outlierCheck(table: PublishedTable, stored: Iterable<PublishedValueDto>): Describe {
  const { outlierPct, describe } = PUBLISHED[table];
  const inOrder = [...stored].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const keys = inOrder.map(keyOf);
  return (candidate) => {
    const daysTo = ({ valid_from }: PublishedValueDto): number =>
      Math.abs(daysBetween(candidate.valid_from, valid_from));
    const isOutlier = (other: PublishedValueDto): boolean =>
      isFar(candidate.value, other.value, daysTo(other), outlierPct);
    const key = keyOf(candidate);
    const next = keys.findLastIndex((stored) => stored < key) + 1;
    const compared = inOrder
      .slice(Math.max(0, next - COMPARED), next + COMPARED)
      .filter(({ segment }) => segment === candidate.segment)
      .sort((one, other) => daysTo(one) - daysTo(other))
      .slice(0, COMPARED);
    const [nearest] = compared;
    if (!nearest)
      return isNoUf(table, candidate) ? `no está entre ${describe(minClp)} y ${describe(maxClp)}` : null;
    if (!compared.every(isOutlier)) return null;
    return `se aleja mucho de ${describe(nearest.value)}, el valor del ${formatDateText(nearest.valid_from)}`;
  };
}

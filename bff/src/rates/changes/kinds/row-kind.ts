import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatDate, formatUfShort } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import type { RateChange } from '@simulador/contracts/rates/rate-book';
import { PRICE_KINDS, type PriceKind } from '@simulador/contracts/rates/rate-sheet';
import type { EntityManager } from 'typeorm';
import { TextOrNull } from '../../../http/answer-fields.ts';
import type { FieldProblem } from '../../../http/problem.ts';
import { publicText } from '../../../http/operation.ts';
import type { AuditEntry } from '../../../access/audit.ts';
import { isFar } from '../../../bank/far-values.ts';
import type { Capability } from '../../../config/capability.ts';
import type { RateNames } from '../../book/table-rows.ts';
import type { rowEntry } from '../../book/price-events.ts';
import type { Fields, RowWrite } from '../../book/stored-table.ts';
import type { MaximumRatePct } from '../../book/rate-tables.ts';

/** Kind of a change other than that of a rate: a row of a table. */
export type RowKindName = Exclude<PriceKind, 'rate'>;

const NULLABLE_ROW = { type: 'object', additionalProperties: true, nullable: true } as const;

/** Planned change of a row. */
export class PlannedRowDto {
  @ApiProperty({ type: String, enum: PRICE_KINDS.filter((kind) => kind !== 'rate') }) kind!: RowKindName;
  @TextOrNull('key of the row; null for a new one') row!: string | null;
  @ApiProperty({ ...NULLABLE_ROW, description: 'the row when the change was written; null for a new one' })
  from!: Fields | null;
  @ApiProperty({ ...NULLABLE_ROW, description: 'changed fields, or all of a new row; null deletes the row' })
  values!: Fields | null;
}
export type RowChange = Readonly<PlannedRowDto>;

/** Line of a set of changes. That of a rate was stored without a kind before there were others. */
export type PriceChange = RateChange | RowChange;

export const isRowChange = (change: PriceChange): change is RowChange => 'kind' in change;
/** Returns the kind of a change, also of one that is only wanted. */
export const kindOf = (change: RateChange | { readonly kind?: PriceKind | undefined }): PriceKind =>
  ('kind' in change ? change.kind : undefined) ?? 'rate';
export const rowChangesOf = (changes: readonly PriceChange[]): RowChange[] => changes.filter(isRowChange);
export const rateChangesOf = (changes: readonly PriceChange[]): RateChange[] =>
  changes.filter((change): change is RateChange => !isRowChange(change));

/** Line of a set in words, made when it is read. */
export class SheetLineDto {
  @ApiProperty({ type: String, enum: PRICE_KINDS }) kind!: PriceKind;
  @ApiProperty({ type: String, ...publicText() }) label!: string;
  @TextOrNull('what is in force now, or was until the set; null for something new', publicText())
  before!: string | null;
  @TextOrNull('null for a deletion', publicText()) after!: string | null;
  @ApiProperty({ type: [String], description: 'Spanish sentences', ...publicText() })
  warnings!: readonly string[];
}

/** Origin of a published value. */
export type ValueSource = 'typed' | 'cmf';

/** Label and value of a field in words. A field without a label stands alone. */
export interface FieldText {
  readonly label?: string;
  text?(value: unknown): string;
}

/** Kind of a change, of one table: how it is read, checked, put in force and described. Nothing else knows the table. */
export interface RowKind {
  /** Name of a row, e.g. `Rango de tiempo`. */
  readonly what: string;
  /** Capability whose mode says whether the rows are ours; null if they always are. */
  readonly capability: Capability | null;
  /** Bodies of new and of changed rows; null if rows can't be added and deleted. */
  readonly added: Type<object> | null;
  readonly changed: Type<object>;
  /** Whether a row to add that exists is a change of it. */
  readonly upserts?: boolean;
  /** Whether the last row, of the TMC that of a segment, stays, because nothing can be calculated without it. */
  readonly keepsLast?: boolean;
  /** Fields in the order of their description. The others are part of the row's name. */
  readonly fields: Readonly<Record<string, FieldText>>;
  /** Fields that make a row. */
  readonly stored: readonly string[];
  /** Kind and subject, without a key, of its audit entries. */
  readonly audited: readonly [Parameters<typeof rowEntry>[0], string];
  rows(manager: EntityManager, at: Date): Promise<Fields[]>;
  keyOf(row: Fields): string;
  nameOf(row: Fields, names: RateNames): string;
  /** Returns the invalid fields of what a change makes of a row by itself. */
  faults?(write: RowWrite, at: Date): readonly FieldProblem[];
  /** Checks a change with the other rows and the law, before it is approved or put in force. @throws Problem 400, 409 */
  check?(desk: Desk, write: RowWrite): Promise<void>;
  /** Writes a row, and returns it as it is after that. @throws Problem 400, 409 */
  write(manager: EntityManager, at: Date, write: RowWrite, source: ValueSource): Promise<Fields | null>;
  /** Returns a function that warns of a value that may be a slip, as the end of a sentence; null if it is none. */
  doubts?(rows: readonly Fields[]): (write: RowWrite) => string | null;
}

/** Context in which a kind checks a change. */
export interface Desk {
  readonly manager: EntityManager;
  readonly at: Date;
  readonly maximumRatePct: MaximumRatePct;
}

/** Changes that are put in force, and the audit entries of what was written so far. */
export interface Putting extends Pick<Desk, 'manager' | 'at'> {
  /** Id of the user who approved them; null for a job. */
  readonly actor: number | null;
  readonly sheet: number;
  readonly source: ValueSource;
  readonly entries: AuditEntry[];
}

/** Change of a price, in percent, above which it may be a slip. */
const FAR_PCT = 25;
export const isFarPrice = (before: number, after: number): boolean => isFar(before, after, 0, FAR_PCT);

const DECIMALS = 8;

export const number = (value: unknown): string =>
  typeof value === 'number' ? value.toLocaleString('es-CL', { maximumFractionDigits: DECIMALS }) : '—';
export const uf = (value: unknown): string =>
  typeof value === 'number' ? formatUfShort(ufFromNumber(value)) : '—';
export const percent = (value: unknown): string => `${number(value)} %`;
/** Returns a part as a percentage. */
export const fraction = (value: unknown): string => percent(typeof value === 'number' ? value * 100 : value);
export const flag = (value: unknown): string => (value === true ? 'sí' : 'no');
export const day = (value: unknown): string =>
  typeof value === 'string' ? formatDate(value as IsoDate) : '—';
const plain = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : number(value));

/** Returns the text of a field with a label. */
export const label = (of: string, text: (value: unknown) => string = plain): FieldText => ({
  label: of,
  text,
});

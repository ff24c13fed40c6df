/** Published values as data: columns of the list, fields of the form. */
import type { ReactNode } from 'react';
import { parseIsoDate, previousDay, santiagoDate } from '@simulador/contracts/platform/dates';
import { formatDate, formatDateText, formatUfValue } from '@simulador/contracts/platform/format';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import { TMC_SEGMENTS } from '@simulador/contracts/bank/tmc-segments';
import { Badge } from '#shared/office/badge.tsx';
import type { Column } from '#shared/ui/table/column.ts';
import { describeRate, nameOf, optionsOf } from '../tarifas/describe.ts';
import type { FormField } from '../form/fields.ts';
import type { StoredValue, PublishedTable, PublishedValue } from './published-data.ts';

export interface PublishedTab {
  readonly table: PublishedTable;
  readonly title: string;
  /** True to list one month at a time, because there is a value for each day. */
  readonly isMonthly: boolean;
  readonly columns: (values: readonly StoredValue[]) => readonly Column<StoredValue>[];
  /** Fields of the form. An existing value keeps its day and segment. */
  readonly fields: (isNew: boolean) => readonly FormField[];
  readonly describe: (value: PublishedValue) => string;
  readonly describeValue: (value: PublishedValue) => string;
  /** Note shown if the core owns the values. */
  readonly ofCore: string;
  readonly pasteHint: string;
  readonly pasteExample: string;
}

const SEGMENTS = TMC_SEGMENTS.map(({ code, name }) => ({ id: code, name }));
const segmentName = ({ segment }: PublishedValue): string => nameOf(SEGMENTS, segment ?? 0);

const describePesos = ({ value }: PublishedValue): string => formatUfValue(ufValueFromNumber(value));

/** Returns the value's own last day, else the day before the next value of its segment. */
function lastDayOf(value: StoredValue, values: readonly StoredValue[]): string {
  if (value.valid_to !== null) return formatDateText(value.valid_to);
  const next = values
    .filter(({ segment, valid_from }) => segment === value.segment && valid_from > value.valid_from)
    .at(-1);
  return next ? formatDate(previousDay(parseIsoDate(next.valid_from))) : 'El siguiente';
}

const situationOf = ({ in_force }: StoredValue): ReactNode =>
  in_force ? <Badge tone="good">Vigente</Badge> : null;

const SOURCE_NAMES: Readonly<Record<NonNullable<StoredValue['source']>, string>> = {
  cmf: 'CMF',
  core: 'Sistema central',
  typed: 'A mano',
  file: 'Lista',
};

/** Says where a value came from, and on which day. */
const sourceOf = ({ source, stored_at }: StoredValue): string => {
  const day = stored_at && formatDate(santiagoDate(new Date(stored_at)));
  return [source && SOURCE_NAMES[source], day].filter(Boolean).join(', ') || '—';
};

const TMC: PublishedTab = {
  table: 'tmc',
  title: 'TMC',
  isMonthly: false,
  columns: (values) => [
    { label: 'Tramo', of: (value) => segmentName(value).replaceAll(' ', '\u00a0') },
    { label: 'Desde', isNumber: true, of: ({ valid_from }) => formatDateText(valid_from) },
    { label: 'Hasta', isNumber: true, of: (value) => lastDayOf(value, values) },
    { label: 'Tasa anual', isNumber: true, of: ({ value }) => describeRate(value) },
    { label: 'Origen', of: sourceOf },
    { label: 'Situación', of: situationOf },
  ],
  fields: (isNew) => [
    ...(isNew
      ? ([
          { name: 'segment', label: 'Tramo', kind: 'choice', options: optionsOf(SEGMENTS) },
          { name: 'valid_from', label: 'Desde', kind: 'day' },
        ] as const)
      : []),
    {
      name: 'valid_to',
      label: 'Hasta',
      kind: 'day',
      isOptional: true,
      hint: 'Vacío: hasta que comience el siguiente.',
    },
    { name: 'value', label: 'Tasa', kind: 'rate', hint: 'Porcentaje anual.' },
  ],
  describe: (value) => `${segmentName(value)}, desde el ${formatDateText(value.valid_from)}`,
  describeValue: ({ value }) => describeRate(value),
  ofCore: 'La TMC llega del sistema central del banco: no se edita aquí.',
  pasteHint: 'Una línea por valor: tramo, desde, hasta (si se sabe) y tasa. Los decimales van con coma.',
  pasteExample: 'Hasta UF 2.000\t15-11-2026\t14-12-2026\t6,60\nSobre UF 2.000\t15-11-2026\t14-12-2026\t6,10',
};

const UF: PublishedTab = {
  table: 'uf',
  title: 'UF',
  isMonthly: true,
  columns: () => [
    {
      label: 'Día',
      of: ({ valid_from }) => <time dateTime={valid_from}>{formatDateText(valid_from)}</time>,
    },
    { label: 'Pesos', isNumber: true, of: describePesos },
    { label: 'Origen', of: sourceOf },
    { label: 'Situación', of: situationOf },
  ],
  fields: (isNew) => [
    ...(isNew ? ([{ name: 'valid_from', label: 'Día', kind: 'day' }] as const) : []),
    { name: 'value', label: 'Valor, pesos', kind: 'pesos', hint: 'Con dos decimales.' },
  ],
  describe: ({ valid_from }) => `UF del ${formatDateText(valid_from)}`,
  describeValue: describePesos,
  ofCore: 'La UF llega del sistema central del banco: estos son los valores recibidos, y no se editan aquí.',
  pasteHint: 'Una línea por día: el día y su valor. Los decimales van con coma.',
  pasteExample: '01-12-2026\t40.928,46\n02-12-2026\t40.932,83',
};

export const PUBLISHED_TABS: readonly PublishedTab[] = [TMC, UF];

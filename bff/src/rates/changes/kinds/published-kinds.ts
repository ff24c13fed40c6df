/** Kinds of the published UF and TMC. */
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import { TMC_SEGMENTS } from '@simulador/contracts/bank/tmc-segments';
import { refuse } from '../../../http/problem.ts';
import { outlierCheck } from '../../book/outlier.ts';
import { invalidFieldsOf, keyOf, PUBLISHED, type PublishedTable } from '../../book/published-tables.ts';
import { PublishedInputDto, type PublishedValueDto } from '../../book/published-values.dto.ts';
import type { Fields, RowWrite } from '../../book/stored-table.ts';
import { day } from './field-text.ts';
import type { RowKind } from './row-kind.ts';

const WHAT: Readonly<Record<PublishedTable, string>> = { uf: 'UF', tmc: 'TMC' };

const valueOf = (row: Fields): PublishedValueDto => row as unknown as PublishedValueDto;

/** Returns the value that a change makes; null for a deletion. A UF holds for one day. */
function afterOf(table: PublishedTable, { before, values }: RowWrite): PublishedValueDto | null {
  if (values === null) return null;
  const after = { segment: null, valid_to: null, ...before, ...values } as unknown as PublishedValueDto;
  return table === 'uf' ? { ...after, valid_to: after.valid_from } : after;
}

/** Returns the kind of a table of published values. */
export function publishedKind(table: PublishedTable): RowKind {
  const { capability, rows, upsert, remove, describe } = PUBLISHED[table];
  return {
    what: WHAT[table],
    capability,
    added: PublishedInputDto,
    changed: PublishedInputDto,
    upserts: true,
    fields: {
      value: { text: (value) => describe(Number(value)) },
      ...(table === 'tmc' && { valid_to: { label: 'Hasta', text: day } }),
    },
    stored: ['segment', 'valid_from', 'valid_to', 'value'],
    audited: ['published_value', table],
    rows: (manager) =>
      manager.query(`SELECT segment, valid_from, valid_to, value FROM (${rows}) AS published`),
    keyOf: (row) => keyOf(valueOf({ segment: null, ...row })),
    nameOf: (row) => {
      const { segment, valid_from } = valueOf(row);
      const name = TMC_SEGMENTS.find(({ code }) => code === segment)?.name;
      return name === undefined ? formatDate(valid_from) : `${name}, desde el ${formatDate(valid_from)}`;
    },
    check: async ({ at }, write) => {
      const after = afterOf(table, write);
      if (after !== null) refuse(invalidFieldsOf(table, after, santiagoDate(at)));
    },
    write: async (_manager, _at, write) => afterOf(table, write) as Fields | null,
    store: async (manager, at, writes, source) => {
      const after = writes.flatMap((write) => afterOf(table, write) ?? []);
      const gone = writes.flatMap(({ before, values }) => (values === null ? [before] : []));
      if (after.length > 0) await manager.query(upsert, [JSON.stringify(after), source, at]);
      if (gone.length > 0) await manager.query(remove, [JSON.stringify(gone)]);
    },
    doubts: (all) => {
      const doubt = outlierCheck(table, all.map(valueOf));
      return (write) => {
        const after = afterOf(table, write);
        return after && doubt(after);
      };
    },
  };
}

import type { Accepted } from '../../http/answer.ts';
import { Injectable } from '@nestjs/common';
import { formatDate } from '@simulador/contracts/platform/format';
import { TMC_SEGMENTS } from '@simulador/contracts/bank/tmc-segments';
import type { Request } from 'express';
import type { ProposedDto } from '../proposals/proposals.dto.ts';
import { ProposalsService } from '../proposals/proposals.service.ts';
import { PUBLISHED, type PublishedTable } from '../book/published-tables.ts';
import type { PublishedValueDto } from '../book/published-values.dto.ts';
import { type Conditions, PublishedValuesService, type ReadValue } from './published-values.service.ts';

type Key = Pick<PublishedValueDto, 'segment' | 'valid_from'>;

interface ProposedValue {
  readonly table: PublishedTable;
  readonly value: PublishedValueDto;
  readonly conditions: Conditions;
}

interface ProposedText {
  readonly table: PublishedTable;
  readonly text: string;
  readonly read: ReadValue;
}

interface ProposedRemoval {
  readonly table: PublishedTable;
  readonly key: Key;
  readonly read: ReadValue;
}

const VALUE = 'published_value';
const TEXT = 'published_text';
const REMOVAL = 'published_removal';
const NAME: Readonly<Record<PublishedTable, string>> = { uf: 'UF', tmc: 'TMC' };

/** Proposals of changes of the published UF and TMC. See docs/rules.md R680. */
@Injectable()
export class PublishedProposals {
  constructor(
    private readonly published: PublishedValuesService,
    private readonly proposals: ProposalsService,
  ) {
    proposals.register<ProposedValue>(VALUE, {
      isReversible: true,
      apply: ({ table, value, conditions }, actor) => published.save(table, value, actor, conditions),
    });
    proposals.register<ProposedText>(TEXT, {
      isReversible: true,
      apply: ({ table, text, read }, actor) => published.applyText(table, text, actor, read),
    });
    proposals.register<ProposedRemoval>(REMOVAL, {
      isReversible: true,
      apply: ({ table, key, read }, actor) => published.remove(table, key, actor, read),
    });
  }

  ofValue(request: Request, proposed: ProposedValue): Promise<Accepted<ProposedDto> | null> {
    const { table, value } = proposed;
    return this.proposals.proposed(request, VALUE, proposed, () => ({
      title: `${NAME[table]}: un valor`,
      lines: [lineOf(table, value)],
    }));
  }

  ofText(request: Request, proposed: ProposedText): Promise<Accepted<ProposedDto> | null> {
    const { table, text } = proposed;
    return this.proposals.proposed(request, TEXT, proposed, async () => {
      const { lines } = await this.published.read(table, text);
      const values = lines.flatMap(({ value, before }) => (value ? [lineOf(table, value, before)] : []));
      return { title: `${NAME[table]}: ${values.length} valores pegados`, lines: values };
    });
  }

  ofRemoval(request: Request, proposed: ProposedRemoval): Promise<Accepted<ProposedDto> | null> {
    const { table, key } = proposed;
    return this.proposals.proposed(request, REMOVAL, proposed, () => ({
      title: `${NAME[table]}: eliminación`,
      lines: [describeKey(key)],
    }));
  }
}

const describeKey = ({ segment, valid_from }: Key): string =>
  [TMC_SEGMENTS.find(({ code }) => code === segment)?.name, formatDate(valid_from)]
    .filter(Boolean)
    .join(', ');

function lineOf(table: PublishedTable, value: PublishedValueDto, before?: PublishedValueDto | null): string {
  const from = before ? `${PUBLISHED[table].describe(before.value)} → ` : '';
  const isSpan = table === 'tmc' && value.valid_to !== null;
  const end = isSpan && value.valid_to ? ` hasta ${formatDate(value.valid_to)}` : '';
  return `${describeKey(value)}${end}: ${from}${PUBLISHED[table].describe(value.value)}`;
}

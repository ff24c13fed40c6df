import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiParam, ApiQuery } from '@nestjs/swagger';
import { isIsoDate } from '@simulador/contracts/platform/dates';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import { publicText } from '../../http/operation.ts';
import { Problem } from '../../http/problem.ts';
import { documentedPart } from '../../http/request-parts.ts';
import { PUBLISHED_TABLES, type PublishedTable } from '../book/published-tables.ts';
import type { PublishedValueDto } from '../book/published-values.dto.ts';
import type { ReadValue } from './published-values.service.ts';

/** Gives the table of the path. An unknown one is a 404. */
export const TableOfPath = (): ParameterDecorator =>
  documentedPart(
    ApiParam({ name: 'table', schema: { type: 'string', enum: [...PUBLISHED_TABLES] } }),
    ({ params }): PublishedTable => {
      const table = PUBLISHED_TABLES.find((each) => each === params['table']);
      if (table === undefined) throw new Problem(404, sentenceOf(404));
      return table;
    },
  );

const month = { type: 'string', pattern: '^\\d{4}-\\d{2}$', ...publicText('date') };

/** Gives the month whose values are read. */
export const MonthQuery = (): ParameterDecorator =>
  documentedPart(
    ApiQuery({
      name: 'month',
      required: false,
      description: 'only values that begin in it, as `2026-11`',
      schema: month,
    }),
    ({ query }) => query['month'],
  );

/** Gives the key of a value. An invalid one is a 404. */
export const ValueKeyQuery = (): ParameterDecorator =>
  documentedPart(
    applyDecorators(
      ApiQuery({ name: 'valid_from', schema: { type: 'string', format: 'date' } }),
      ApiQuery({ name: 'segment', required: false, schema: { type: 'integer' } }),
    ),
    ({ query: { valid_from, segment } }): Pick<PublishedValueDto, 'segment' | 'valid_from'> => {
      const isSegment = segment === undefined || /^\d{1,9}$/.test(String(segment));
      if (typeof valid_from !== 'string' || !isIsoDate(valid_from) || !isSegment)
        throw new Problem(404, sentenceOf(404));
      return { segment: segment === undefined ? null : Number(segment), valid_from };
    },
  );

/** Gives the preconditions of a change of one value. */
export const ReadValueHeaders = (): ParameterDecorator =>
  documentedPart(
    applyDecorators(
      ApiHeader({
        name: 'If-None-Match',
        required: false,
        description: '`*`: refused if there is one already',
      }),
      ApiHeader({
        name: 'If-Match',
        required: false,
        description: 'the value as it was read: refused if somebody has changed it since',
      }),
    ),
    (request): ReadValue => ({
      ifMatch: request.get('if-match'),
      ifNoneMatch: request.get('if-none-match'),
    }),
  );

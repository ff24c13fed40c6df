import { Matches } from 'class-validator';
import { TextField, WholeField } from '../../http/fields.ts';

const ID = { message: 'Debe ser un identificador de W3C Trace Context' };
const TRACE_ID_LENGTH = 32;
const SPAN_ID_LENGTH = 16;
const MAX_OPERATION = 64;
const MAX_STATUS = 599;
const MAX_DURATION_MS = 600_000;

/** Span of a call that a browser made. No field is free text. */
export class BrowserCallDto {
  @TextField({ maxLength: TRACE_ID_LENGTH, publicText: 'code' })
  @Matches(/^(?!0+$)[0-9a-f]{32}$/, ID)
  trace_id!: string;

  @TextField({ maxLength: SPAN_ID_LENGTH, publicText: 'code' })
  @Matches(/^(?!0+$)[0-9a-f]{16}$/, ID)
  span_id!: string;

  @TextField({ maxLength: MAX_OPERATION, publicText: 'code', description: 'operationId of the call' })
  operation!: string;

  @WholeField({
    min: 0,
    max: MAX_STATUS,
    description: 'of the answer; 0 if there was none',
    publicText: 'figure',
  })
  status!: number;

  @WholeField({ min: 0, max: MAX_DURATION_MS, publicText: 'figure' })
  duration_ms!: number;
}

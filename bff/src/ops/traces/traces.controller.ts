import { Body, Controller, Ip, Post } from '@nestjs/common';
import { isTraced } from '@simulador/contracts/api/traced-operation';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import { RequestWindows } from '../../access/request-windows.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEverybody, OnlyReads } from '../../http/operation-facts.ts';
import { Operations } from '../../http/operations.ts';
import { badRequest, Problem } from '../../http/problem.ts';
import { sendBrowserCall } from '../../observability/tracing.ts';
import { BrowserCallDto } from './traces.dto.ts';

/** Maximum number of spans from one address in a window, in each replica. */
const SPANS = 60;
const WINDOW_MS = 60_000;
const WAIT = { 'Retry-After': String(WINDOW_MS / 1000) };

/** Takes the spans of browsers' calls. Without a collector they are dropped. */
@AllowEverybody()
@Controller('api/simulador')
export class TracesController {
  private readonly windows = new RequestWindows(WINDOW_MS);

  constructor(private readonly operations: Operations) {}

  @OnlyReads()
  @Post('trazas')
  @Operation('trazas', 'Takes the span of a call of our own page, for the collector, if any', 204)
  report(@Body() call: BrowserCallDto, @Ip() address: string) {
    const { requests } = this.windows.count(address, performance.now());
    if (requests > SPANS) throw new Problem(429, sentenceOf(429), { headers: WAIT });
    const operation = this.operations.all.find(({ id }) => id === call.operation);
    if (!operation || !isTraced(operation))
      throw badRequest('operation no es una operación de la que se tomen trazas.');
    const { status } = call;
    sendBrowserCall({
      traceId: call.trace_id,
      spanId: call.span_id,
      durationMs: call.duration_ms,
      facts: {
        operation: call.operation,
        'http.request.method': operation.method,
        ...(status > 0 && { 'http.response.status_code': status }),
      },
      failedAs: status === 0 ? 'unreachable' : status >= 500 ? String(status) : undefined,
    });
  }
}

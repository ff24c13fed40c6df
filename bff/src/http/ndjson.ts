import { sentenceOf } from '@simulador/contracts/platform/problems';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { currentRequest } from './request-scope.ts';

export const NDJSON = 'application/x-ndjson';

/** Sends the progress of a calculation, a line each, and its result, or a failure, in the last line: the status is already sent by then. */
export async function sendLines(
  response: Response,
  calculate: (report: (progress: object) => void) => Promise<object>,
  logger: Logger,
): Promise<void> {
  const write = (line: object): void => void response.write(`${JSON.stringify(line)}\n`);
  const result = calculate(write);
  response.status(200).type(NDJSON);
  await result.then(write, (error: unknown) => {
    const { requestId, isClientGone } = currentRequest() ?? {};
    if (!isClientGone) logger.error({ requestId, err: error }, 'streamed calculation failed');
    write({ detail: sentenceOf(500) });
  });
  response.end();
}

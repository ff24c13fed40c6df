import { Catch, Inject } from '@nestjs/common';
import type { Logger } from 'pino';
import { FailurePage, type FailureTexts } from '../http/failure-page.ts';
import { LOGGER } from '../observability/logger.ts';

/** Page of an operator's action that failed, e.g. on a job that was done meanwhile. */
@Catch()
export class FailedActionPage extends FailurePage {
  protected readonly texts: FailureTexts = {
    title: 'No se hizo',
    href: '/ops/panel',
    link: 'Volver a Operaciones',
  };

  constructor(@Inject(LOGGER) logger: Logger) {
    super(logger);
  }
}

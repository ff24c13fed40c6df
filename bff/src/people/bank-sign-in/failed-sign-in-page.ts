import { Catch, Inject } from '@nestjs/common';
import type { Logger } from 'pino';
import { FailurePage, type FailureTexts } from '../../http/failure-page.ts';
import { LOGGER } from '../../observability/logger.ts';

/** Page of a failed sign-in at the bank. */
@Catch()
export class FailedSignInPage extends FailurePage {
  protected readonly texts: FailureTexts = {
    title: 'No pudo ingresar',
    href: '/login',
    link: 'Volver a Iniciar sesión',
  };

  constructor(@Inject(LOGGER) logger: Logger) {
    super(logger);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Clock } from '../clock/clock.ts';
import { Problem } from '../http/problem.ts';
import { RequestWindows } from './request-windows.ts';

export const SAVES_PER_HOUR = 30;

const WINDOW_MS = 3_600_000;
const SENTENCE = 'Guardaste o enviaste demasiadas simulaciones. Espera un momento e inténtalo de nuevo.';

/** At most 30 saves or mails an hour from one address. What an intent did before is not done again, and costs nothing. */
@Injectable()
export class SaveLimits {
  private readonly windows = new RequestWindows(WINDOW_MS);

  constructor(@Inject(Clock) private readonly clock: Clock) {}

  /** Counts a new save or mail of the request's address. @throws Problem 429 with Retry-After when it is one too many. */
  spend(request: Request): void {
    const now = this.clock.now().getTime();
    const { requests, endsAt } = this.windows.count(request.ip ?? '', now);
    if (requests <= SAVES_PER_HOUR) return;
    throw new Problem(429, SENTENCE, {
      headers: { 'Retry-After': String(Math.ceil((endsAt - now) / 1000)) },
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { SERVER_SENTENCES } from '@simulador/contracts/messages/server-sentences';
import { Clock } from '../clock/clock.ts';
import { Problem } from '../http/problem.ts';
import { callerOf, isStaff } from './caller.ts';
import { RequestWindows } from './request-windows.ts';

/** Saves, mails, introductions of clients and changes of an e-mail an hour: of an address, and of a user of the staff. */
export const SAVES_PER_HOUR = 30;
export const STAFF_SAVES_PER_HOUR = 600;

const WINDOW_MS = 3_600_000;
/**
 * At most 30 of them an hour from one address. An office has one address: staff have 600 each,
 * wherever they are. What an intent did before is not done again, and costs nothing. See docs/rules.md R125.
 */
@Injectable()
export class SaveLimits {
  private readonly windows = new RequestWindows(WINDOW_MS);

  constructor(@Inject(Clock) private readonly clock: Clock) {}

  /** Counts a new save, mail, introduction or e-mail. @throws Problem 429 with Retry-After when it is one too many. */
  spend(request: Request): void {
    const { user, role } = callerOf(request);
    const [who, most] =
      user && isStaff({ role })
        ? [`user ${user.id}`, STAFF_SAVES_PER_HOUR]
        : [request.ip ?? '', SAVES_PER_HOUR];
    const now = this.clock.now().getTime();
    const { requests, endsAt } = this.windows.count(who, now);
    if (requests <= most) return;
    throw new Problem(429, SERVER_SENTENCES.saveLimit, {
      headers: { 'Retry-After': String(Math.ceil((endsAt - now) / 1000)) },
    });
  }
}

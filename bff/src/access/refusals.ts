import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Clock } from '../clock/clock.ts';
import { Audit, type AuditAction } from './audit.ts';
import { callerOf } from './caller.ts';
import { RequestWindows } from './limits.ts';

/** Maximum number of rows stored per hour: for one user or address, and for all anonymous refusals together. */
export const MAX_PER_CALLER = 60;
export const MAX_ANONYMOUS = 3_600;

const WINDOW_MS = 3_600_000;

/** A refusal, to be audited. */
interface Refusal {
  readonly action: Extract<AuditAction, 'access_refused' | 'sign_in_refused'>;
  /** A method with its route's template, or the id of the hidden object. */
  readonly subject?: string;
}

/** Audits refusals up to a maximum per hour, because anybody could otherwise fill the disk with them. */
@Injectable()
export class Refusals {
  private readonly perCaller = new RequestWindows(WINDOW_MS);
  private readonly anonymous = new RequestWindows(WINDOW_MS);

  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async note(request: Request, refusal: Refusal): Promise<void> {
    const { user } = callerOf(request);
    if (this.isWithinLimits(user ? `user ${user.id}` : (request.ip ?? ''), user === null))
      await this.audit.note({ ...refusal, actor: user?.id ?? null });
  }

  /** Notes that an operation is refused: to the caller altogether, or for this object. */
  noteOperation(request: Request): Promise<void> {
    const subject = `${request.method} ${String(request.route?.path ?? request.path)}`;
    return this.note(request, { action: 'access_refused', subject });
  }

  private isWithinLimits(who: string, isNobody: boolean): boolean {
    // Monotonic time, as for the public limits: setting the clock back must not prolong a window.
    const now = this.clock.elapsedMs();
    if (this.perCaller.count(who, now).requests > MAX_PER_CALLER) return false;
    return !isNobody || this.anonymous.count('', now).requests <= MAX_ANONYMOUS;
  }
}

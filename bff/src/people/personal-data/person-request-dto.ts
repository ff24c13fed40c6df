import { daysBetween, type IsoDate } from '@simulador/contracts/platform/dates';
import { mayExtend } from '@simulador/contracts/people/person-requests';
import type { PersonRequestDto } from './personal-data.dto.ts';
import type { PersonRequest } from './stored-request.ts';

/** Returns a request as its answer shows it on a day. */
export function toPersonRequestDto(request: PersonRequest, today: IsoDate): PersonRequestDto {
  const { id, kind, state, identification, name, received, due, extended, note, answer } = request;
  const isGiven = state === 'open' || state === 'granted';
  return {
    ...{ id, kind, state, identification, name, received, due, extended, note, answer },
    days_left: daysBetween(today, due),
    may_extend: mayExtend(request, today),
    blocks: kind === 'blocking' && isGiven && request.liftedAt === null && identification !== null,
    registered_at: request.registeredAt.toISOString(),
    registered_by: request.registeredBy,
    answered_at: request.answeredAt?.toISOString() ?? null,
    answered_by: request.answeredBy,
    lifted_at: request.liftedAt?.toISOString() ?? null,
    lifted_by: request.liftedBy,
  };
}

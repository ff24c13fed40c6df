import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { RequestKind, RequestState } from '@simulador/contracts/people/person-requests';

/** A stored request about a person's data. */
export interface PersonRequest {
  readonly id: number;
  readonly kind: RequestKind;
  /** RUT; null after the erasure of the person's data. */
  readonly identification: string | null;
  /** Full name of the client with that RUT. */
  readonly name: string | null;
  readonly received: IsoDate;
  readonly due: IsoDate;
  readonly extended: boolean;
  readonly note: string | null;
  readonly state: RequestState;
  readonly answer: string | null;
  readonly registeredAt: Date;
  readonly registeredBy: string | null;
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
  readonly liftedAt: Date | null;
  readonly liftedBy: string | null;
}

/** Selects `PersonRequest` rows of the table `requests`. */
export const REQUESTS = `
  SELECT requests.id, kind, requests.identification, clients.first_name || ' ' || clients.last_name AS name,
    received::text, due::text, extended, note, state, answer, registered_at AS "registeredAt", answered_at AS "answeredAt",
    lifted_at AS "liftedAt", registrar.full_name AS "registeredBy", answerer.full_name AS "answeredBy",
    lifter.full_name AS "liftedBy"
  FROM person_requests AS requests
  LEFT JOIN clients ON clients.identification = requests.identification
  LEFT JOIN users AS registrar ON registrar.id = registered_by
  LEFT JOIN users AS answerer ON answerer.id = answered_by
  LEFT JOIN users AS lifter ON lifter.id = lifted_by`;

import type { EntityManager } from 'typeorm';
import { SENTENCES } from '@simulador/contracts/calculation/messages/sentences';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { Problem } from '../../http/problem.ts';

/** The client whose record has an e-mail, and the newest of their simulations, where staff correct it. */
export interface EmailOwner {
  readonly client: string;
  readonly name: string;
  readonly identification: string;
  /** Null for a client without simulations. */
  readonly simulation: string | null;
}

/** An e-mail in lower case, and the RUT of the client who wants to use it. */
export interface WantedEmail {
  readonly email: string;
  readonly identification: string;
}

/** Returns the other client whose record has an e-mail; null for a blocked one, undefined if there is none. */
export async function emailOwner(
  manager: EntityManager,
  { email, identification }: WantedEmail,
): Promise<EmailOwner | null | undefined> {
  const rows: (EmailOwner & { blocked: boolean })[] = await manager.query(
    `SELECT uuid AS client, first_name || ' ' || last_name AS name, identification, blocked_at IS NOT NULL AS blocked,
       (SELECT uuid FROM simulations WHERE client = clients.uuid AND ${NOT_BLOCKED} ORDER BY created DESC, id DESC LIMIT 1) AS simulation
     FROM clients WHERE email = $1 AND identification <> $2`,
    [email, identification],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { blocked, ...owner } = row;
  return blocked ? null : owner;
}

/** Returns the refusal, for staff, of an e-mail that another client has, with the way to that client. See docs/rules.md R952. */
export function emailOfAnother(owner: EmailOwner | null, name: string): Problem {
  const message = SENTENCES.email_of_another;
  return new Problem(409, message, { fields: [{ name, message }], members: { owner } });
}

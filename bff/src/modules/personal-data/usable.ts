import type { ClientEntity } from '../../database/entities/client.entity.ts';
import { Problem } from '../../http/problem.ts';

const BLOCKED =
  'Los datos de esta persona están bloqueados a pedido suyo: no se pueden usar mientras dure el bloqueo. Consulte a un administrador.';

/** For staff alone: a visitor learns of no block, as anybody can type a RUT. @throws Problem 409 for a person whose data are blocked */
export function assertUsable({ blockedAt }: Pick<ClientEntity, 'blockedAt'>): void {
  if (blockedAt) throw new Problem(409, BLOCKED, { isVerbatim: true });
}

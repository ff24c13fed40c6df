import type { ClientEntity } from '../../database/entities/client.entity.ts';
import { Problem } from '../../http/problem.ts';

const BLOCKED =
  'Los datos de esta persona están bloqueados a pedido suyo: no se pueden usar mientras dure el bloqueo. Consulte a un administrador.';

/**
 * Refuses staff's changes to a blocked person. Only for staff: a visitor must not learn of a block, because anybody can type a RUT.
 * @throws Problem 409
 */
export function assertUsable({ blockedAt }: Pick<ClientEntity, 'blockedAt'>): void {
  if (blockedAt) throw new Problem(409, BLOCKED);
}

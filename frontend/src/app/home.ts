import { mayOpen, type ClientRoute, type Role } from '@simulador/contracts/domain/access';

/** Where the bank's sign leads, and the way out of a dead end. `otherwise`: for who has no dashboard. See docs/rules.md R106. */
export const homeOf = (role: Role, otherwise: ClientRoute = '/'): ClientRoute =>
  mayOpen(role, '/dashboard') ? '/dashboard' : otherwise;

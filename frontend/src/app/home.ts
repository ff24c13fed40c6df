import { mayOpen, type ClientRoute, type Role } from '@simulador/contracts/domain/access';

/** Where the bank's sign leads, and the way out of a dead end. `otherwise`: for who has no dashboard. Source: spec 2 §2.1. */
export const homeOf = (role: Role, otherwise: ClientRoute = '/'): ClientRoute =>
  mayOpen(role, '/dashboard') ? '/dashboard' : otherwise;

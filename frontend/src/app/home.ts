import { mayOpen, type ClientRoute, type Role } from '@simulador/contracts/domain/access';

/** Where the bank's sign leads, and the way out of a dead end. Source: spec 2 §2.1. */
export const homeOf = (role: Role): ClientRoute => (mayOpen(role, '/dashboard') ? '/dashboard' : '/');

/**
 * Condition of every SQL query that reads simulations: it excludes those of blocked persons. The ORM adds it by itself, from the entity's
 * column `blockedAt`. See docs/rules.md R622.
 */
export const NOT_BLOCKED = 'simulations.blocked_at IS NULL';

/**
 * Condition of every SQL query that reads simulations: those of a blocked person are in none. The ORM adds it by itself, from the column
 * `blockedAt` of the entity. See docs/rules.md R622.
 */
export const NOT_BLOCKED = 'simulations.blocked_at IS NULL';

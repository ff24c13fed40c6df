/** What the worker types are called, by code. See docs/rules.md R40. */
export const WORKER_TYPE_NAMES = ['Dependiente', 'Independiente', 'Otro'] as const;

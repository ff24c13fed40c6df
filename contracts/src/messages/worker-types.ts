/** What the worker types are called, by code. Source: spec 1 §3. */
export const WORKER_TYPE_NAMES = ['Dependiente', 'Independiente', 'Otro'] as const;

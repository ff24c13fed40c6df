/** Whether two answers say the same. Their keys stand in one order. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

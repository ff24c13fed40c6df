/**
 * Returns a text from a history entry's state; null if it has none. The state is unknown data, because any page may have set it.
 */
export const textIn = (entry: unknown, key: string): string | null => {
  if (typeof entry !== 'object' || entry === null) return null;
  const value: unknown = (entry as Record<string, unknown>)[key];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** State of an entry of the browser's history: plain data that any page may have put there, so code that reads it treats it as unknown. */

/** A text in the state of a history entry; null if it has none. */
export const textIn = (entry: unknown, key: string): string | null => {
  if (typeof entry !== 'object' || entry === null) return null;
  const value: unknown = (entry as Record<string, unknown>)[key];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The current row, or one that was current. */
export interface Row {
  /** Uuid of the simulation. */
  readonly uuid: string;
  /** Index of the row in the list at that time. */
  readonly index: number;
}

/** Returns the row's index now. If it has left the list, returns the index of the row that took its place. */
export function currentRow(uuids: readonly string[], row: Row): number {
  // A simulation may be listed twice: with its client, and below it.
  if (uuids[row.index] === row.uuid) return row.index;
  const found = uuids.indexOf(row.uuid);
  return found === -1 ? Math.min(row.index, uuids.length - 1) : found;
}

/**
 * Returns the index of the row that an arrow key leads to, which may be outside the list. Without a current row (`from` null),
 * the first one.
 */
export function nextRow(uuids: readonly string[], from: Row | null, step: 1 | -1): number {
  if (from === null) return step === 1 ? 0 : -1;
  const index = currentRow(uuids, from);
  // If the row has left the list, the row after it is at its index.
  const isGone = uuids[index] !== from.uuid;
  return isGone && step === 1 ? index : index + step;
}

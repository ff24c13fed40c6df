/** A row that is or was the current one. */
export interface Row {
  /** Uuid of the simulation. */
  readonly uuid: string;
  /** Place of the row in the list at that time. */
  readonly index: number;
}

/** Index of the row now; of one that is gone, as a simulation that left its view, the index of the row in its place. */
export function currentRow(uuids: readonly string[], row: Row): number {
  // A simulation may be listed twice: with its client, and below it.
  if (uuids[row.index] === row.uuid) return row.index;
  const found = uuids.indexOf(row.uuid);
  return found === -1 ? Math.min(row.index, uuids.length - 1) : found;
}

/** Index of the row that an arrow key leads to; it may be outside the list. `from`: null for none, so the first one follows. */
export function nextRow(uuids: readonly string[], from: Row | null, step: 1 | -1): number {
  if (from === null) return step === 1 ? 0 : -1;
  const index = currentRow(uuids, from);
  // The one that followed a row that is gone is in its place.
  const isGone = uuids[index] !== from.uuid;
  return isGone && step === 1 ? index : index + step;
}

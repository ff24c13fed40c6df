/** Names of fields that depend on other rows, on the day, or on who wrote the row. */
const COMPUTED = /^(?:is_range_|is_only$|in_force$|source$|stored_at$)/;

/** Returns the entity tag of a rate table's row, for `If-Match`: any change of the row changes it. See docs/rules.md R471. */
export function rateRowTag(row: object): string {
  const fields = Object.entries(row).filter(
    ([name, value]) => name !== 'id' && !COMPUTED.test(name) && value !== undefined,
  );
  return `"${encodeURIComponent(JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1))))}"`;
}

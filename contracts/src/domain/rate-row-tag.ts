/** Made of other rows, or of the day. */
const COMPUTED = /^(?:is_range_|in_force$)/;

/** What a row of the rate tables was when it was read, for `If-Match`: a change of anything in it is another tag. See docs/rules.md R471. */
export function rateRowTag(row: object): string {
  const fields = Object.entries(row).filter(
    ([name, value]) => name !== 'id' && !COMPUTED.test(name) && value !== undefined,
  );
  return `"${encodeURIComponent(JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1))))}"`;
}

const READS_AS_RUT = /^\d{7,8}[\dk]$/i;

/** What is searched for a text that was typed: a RUT in one spelling, anything else as it is. See docs/rules.md R282. */
export function searchTextOf(typed: string): string {
  const compact = typed.replace(/[^\dk]/gi, '');
  return READS_AS_RUT.test(compact)
    ? `${compact.slice(0, -1)}-${compact.slice(-1)}`.toUpperCase()
    : typed.trim();
}

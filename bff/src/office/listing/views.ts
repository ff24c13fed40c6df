/** Views of the list for daily work. See docs/rules.md R510. */
export const VIEWS = [
  'mine',
  'unassigned',
  'today',
  'overdue',
  'below_income',
  'refused_mail',
  'stopped_send',
] as const;
export type View = (typeof VIEWS)[number];

/** Views of all days: what is due or has failed may be a simulation of any day. */
export const LOOKS_AT_ALL_DAYS: ReadonlySet<View> = new Set<View>([
  'today',
  'overdue',
  'refused_mail',
  'stopped_send',
]);

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

/** Outcomes of a simulation's mail and of its send to the workflow. `failed`: an open one that one of them failed for. See docs/rules.md R961. */
export const SENDS = [
  'failed',
  'mail_sent',
  'mail_refused',
  'workflow_sent',
  'workflow_stopped',
  'workflow_refused',
] as const;
export type Sends = (typeof SENDS)[number];

/** Figures of the head's page that lead to a list of their simulations. See docs/rules.md R910. */
export const HEAD_FIGURES = ['received', 'contacted', 'approved', 'sent', 'contacts', 'waiting'] as const;
/** `contacted`: staff answered; `contacts`: recorded in the period, by who recorded them; `waiting`: open without an answer, of all days. */
export type HeadFigure = (typeof HEAD_FIGURES)[number];

/** Branch or executive of a row; `all` for the row of everything. */
export const HEAD_GROUPS = ['all', 'branch', 'executive'] as const;
export type HeadGroup = (typeof HEAD_GROUPS)[number];

/** Names of the rows without a branch or an executive, and of the row of everything. */
export const UNNAMED_HEAD_ROWS: Readonly<Record<HeadGroup, string>> = {
  all: 'Todas',
  branch: 'Sin sucursal',
  executive: 'Sin asignar',
};

/** Returns the share of received simulations that were sent, in percent; null without received ones. */
export const conversionPct = ({
  received,
  sent,
}: Readonly<Record<'received' | 'sent', number>>): number | null =>
  received === 0 ? null : (100 * sent) / received;

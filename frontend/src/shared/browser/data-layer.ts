/**
 * Events for a bank's own analytics: entries in `window.dataLayer`, which exists only after a visitor's consent, or for staff.
 * They contain no personal data, and our scripts don't send them anywhere. See docs/rules.md R160, R162, R263.
 */
import { readStored, writeStored } from './stored-text.ts';
import type { Flavour } from '@simulador/contracts/calculation/limits';

/** Page paths. paso3-1: a result is shown; paso3-2: a result is confirmed. See docs/rules.md R162. */
export const PAGE = {
  client: '/hipotecario-asicom/simulacion-paso1',
  project: '/hipotecario-asicom/simulacion-paso2',
  credit: '/hipotecario-asicom/simulacion-paso3',
  calculated: '/hipotecario-asicom/simulacion-paso3-1',
  confirmed: '/hipotecario-asicom/simulacion-paso3-2',
  summary: '/hipotecario-asicom/simulacion-paso4',
  saved: '/hipotecario-asicom/comprobante',
} as const;

export type Page = (typeof PAGE)[keyof typeof PAGE];

/** Facts of the simulation so far; null if unknown. */
export interface ViewFacts {
  readonly flow_type: Flavour;
  /** New or used. */
  readonly state: string | null;
  /** Comuna and region. */
  readonly location: string | null;
  /** Credit, UF. */
  readonly amount: number | null;
  /** Annual percent. */
  readonly interest_rate: number | null;
  /** The BFF's keyed hash of the client, if the client consented. Useless without the key. */
  readonly user_id: string | null;
}

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

const SENT_KEY = 'analitica';

export interface DataLayer {
  /** Reports a page, once per simulation, reloads included. */
  readonly view: (page: Page, facts: ViewFacts) => void;
  /** Reports a press, once per label and simulation. */
  readonly click: (label: string) => void;
  /** Begins another simulation. */
  readonly restart: () => void;
}

/** @param tab storage of the entries that were reported */
export function dataLayer(isAllowed: () => boolean, tab: Storage): DataLayer {
  const stored = readStored(tab, SENT_KEY);
  const sent = new Set<unknown>(Array.isArray(stored) ? stored : []);
  const pushOnce = (name: string, entry: object): void => {
    if (!isAllowed() || sent.has(name)) return;
    sent.add(name);
    (window.dataLayer ??= []).push(entry);
    writeStored(tab, SENT_KEY, [...sent]);
  };
  return {
    view: (page, facts) => pushOnce(`${facts.flow_type} ${page}`, { event: 'page_view', page, ...facts }),
    click: (label) => pushOnce(label, { event: 'click', label }),
    restart: () => {
      sent.clear();
      writeStored(tab, SENT_KEY, null);
    },
  };
}

/**
 * Events that a bank's own analytics may read: entries in `window.dataLayer`, which exists only after a visitor's consent, or
 * where staff simulate. They have no personal data, and no script of ours or of third parties sends them anywhere. See
 * docs/rules.md R160, R162, R263.
 */
import type { Flavour } from '@simulador/contracts/domain/limits';

/** Page paths. paso3-1: a result is there; paso3-2: a result is confirmed. See docs/rules.md R162. */
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

/** Facts of the simulation so far; null for an unknown one. */
export interface ViewFacts {
  readonly flow_type: Flavour;
  /** New or used, as text. */
  readonly state: string | null;
  /** Comuna and region. */
  readonly location: string | null;
  /** The credit, UF. */
  readonly amount: number | null;
  /** Annual percent. */
  readonly interest_rate: number | null;
  /** The BFF's keyed hash of the client, where the client consented: of no use to anyone without its key. */
  readonly user_id: string | null;
}

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

const SENT_KEY = 'analitica';

function push(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

function readSent(storage: Storage): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(SENT_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export interface DataLayer {
  /** Once a page for each simulation, reloads included. */
  readonly view: (page: Page, facts: ViewFacts) => void;
  /** Once a label for each simulation, however often it is pressed. */
  readonly click: (label: string) => void;
  /** Another simulation begins. */
  readonly restart: () => void;
}

/** `tab` stores which entries were sent. */
export function dataLayer(isAllowed: () => boolean, tab: Storage): DataLayer {
  const sent = new Set(readSent(tab));
  const pushOnce = (name: string, entry: object): void => {
    if (!isAllowed() || sent.has(name)) return;
    sent.add(name);
    push(entry);
    try {
      tab.setItem(SENT_KEY, JSON.stringify([...sent]));
    } catch {
      // Full or forbidden: remembered until the next load.
    }
  };
  return {
    view: (page, facts) => pushOnce(`${facts.flow_type} ${page}`, { event: 'page_view', page, ...facts }),
    click: (label) => pushOnce(label, { event: 'click', label }),
    restart: () => {
      sent.clear();
      tab.removeItem(SENT_KEY);
    },
  };
}

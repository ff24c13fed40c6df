import type { components } from '@simulador/contracts/generated/core';

/** One request as the mock received it, without personal data. */
export interface JournalEntry {
  /** ISO instant, by the mock's clock. */
  readonly time: string;
  readonly method: string;
  readonly path: string;
  /** null when no handler knew the request. */
  readonly operation: string | null;
  /** The scenario in force, as it was written. */
  readonly scenario: string | null;
  /** The parts of it that struck this request. */
  readonly played: readonly string[];
  /** Of these, the ones that found nothing to change. */
  readonly unapplied: readonly string[];
  /** null when the connection was reset. */
  readonly status: number | null;
  /** Until the answer was there to be sent. */
  readonly durationMs: number;
  /** Numbers and truth values of fields on the allow-list; null without a JSON object. */
  readonly request: Readonly<Record<string, number | boolean>> | null;
}

const MAX_ENTRIES = 1000;

/** The latest requests of a session, oldest first. */
export class Journal {
  #entries: JournalEntry[] = [];

  add(entry: JournalEntry): void {
    this.#entries.push(entry);
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift();
  }

  /** All of them, or those of one operation. */
  entries(operation: string | null): JournalEntry[] {
    return this.#entries.filter((entry) => operation === null || entry.operation === operation);
  }

  clear(): void {
    this.#entries = [];
  }
}

type CoreSchemas = components['schemas'];
type RequestField = keyof (CoreSchemas['DividendoRequest'] &
  CoreSchemas['OperationCostsRequest'] &
  CoreSchemas['TmcRequest'] &
  CoreSchemas['TarifaRequest']);

/** Amounts, rates, terms and codes: nothing personal. The type keeps the list complete when the contract grows. */
const PUBLIC_FIELDS: Readonly<Record<Exclude<RequestField, 'Rut'>, true>> = {
  DFL2: true,
  antiguedad: true,
  asegurados: true,
  codigoSeguroCesantia: true,
  codigoSubsidio: true,
  codpro: true,
  codsegdesg: true,
  codseginc: true,
  destino: true,
  mesesgracia: true,
  montoAsegurado: true,
  montocredito: true,
  objetivo: true,
  participantes: true,
  personalizarTasa: true,
  plazototal: true,
  plazovariable: true,
  porcentaje: true,
  tasa_seg_ces: true,
  tasa_seg_des: true,
  tasa_seg_inc: true,
  tasasimulacion: true,
  tipo_persona: true,
  tipopropiedad: true,
  valorpropiedad: true,
  credit_amount: true,
  estate_value: true,
  has_dfl2: true,
  is_social_estate: true,
  subpurpose: true,
  amount: true,
  currency: true,
  period: true,
  loan_use: true,
  product: true,
  real_estate_type: true,
};

const isPublic = (entry: [string, unknown]): entry is [string, number | boolean] =>
  Object.hasOwn(PUBLIC_FIELDS, entry[0]) && ['number', 'boolean'].includes(typeof entry[1]);

/** What the journal may keep of a body; null when the body is no object. */
export function redactedBody(body: unknown): Readonly<Record<string, number | boolean>> | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  return Object.fromEntries(Object.entries(body).filter(isPublic));
}

const HIDDEN = '…';

/** A path with only the segments that our own paths have: any other may be a RUT or a name. */
export function redactedPath(path: string, knownPaths: readonly string[]): string {
  const known = new Set(knownPaths.flatMap((each) => each.split('/')));
  return path
    .split('/')
    .map((segment) => (known.has(segment) ? segment : HIDDEN))
    .join('/');
}

import type { CoreSchemas } from '../core/operation.ts';

type RequestField = keyof (CoreSchemas['DividendoRequest'] &
  CoreSchemas['OperationCostsRequest'] &
  CoreSchemas['TmcRequest'] &
  CoreSchemas['TarifaRequest']);

/** Amounts, rates, terms and codes. The type keeps the list complete when the contract grows. */
const TELLS_NOBODY: Readonly<Record<Exclude<RequestField, 'Rut'>, true>> = {
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

type Told = readonly [name: string, value: number | boolean];

const isTold = (entry: [string, unknown]): entry is [string, number | boolean] =>
  Object.hasOwn(TELLS_NOBODY, entry[0]) && ['number', 'boolean'].includes(typeof entry[1]);

/** What the journal may keep of a body; null when the body is no object. */
export function redactedBody(body: unknown): Readonly<Record<string, number | boolean>> | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const told: Told[] = Object.entries(body).filter(isTold);
  return Object.fromEntries(told);
}

const HIDDEN = '…';

/** A path of which only the segments that our own paths have are told: any other may be a RUT or a name. */
export function redactedPath(path: string, knownPaths: readonly string[]): string {
  const known = new Set(knownPaths.flatMap((each) => each.split('/')));
  return path
    .split('/')
    .map((segment) => (known.has(segment) ? segment : HIDDEN))
    .join('/');
}

import { invalidFields, Problem } from '../../http/problem.ts';
import type { RateTable } from './rate-tables.ts';

/** Sentences for changes that the database refuses. */
interface Sentences {
  /** Description of the row that another user changed, e.g. `esta tasa`. */
  readonly one: string;
  readonly missing: string;
  readonly inUse: string;
  readonly duplicate: string;
}

const OVERLAP = 'Este rango se cruza con otro del mismo producto.';
const SAME_ID = 'Ya existe otro registro con ese código.';
export const NOT_OF_PRODUCT = 'No existe, o no es de este producto';
export const NOT_IN_ORDER = 'El mínimo debe ser menor que el máximo';

export const RATE_TABLE_SENTENCES: Readonly<Record<RateTable, Sentences>> = {
  Product: {
    one: 'este producto',
    missing: 'Este producto no existe.',
    inUse: 'Este producto está en uso: tiene rangos o tarifas.',
    duplicate: 'Ya existe otro producto con ese nombre.',
  },
  RangePeriod: {
    one: 'este rango de tiempo',
    missing: 'Este rango de tiempo no existe.',
    inUse: 'Este rango de tiempo está en uso: hay tarifas que dependen de él.',
    duplicate: OVERLAP,
  },
  RangeAmount: {
    one: 'este rango de monto',
    missing: 'Este rango de monto no existe.',
    inUse: 'Este rango de monto está en uso: hay tarifas que dependen de él.',
    duplicate: OVERLAP,
  },
  LoanUse: {
    one: 'este uso de crédito',
    missing: 'Este uso de crédito no existe.',
    inUse: 'Este uso de crédito está en uso: hay tarifas que dependen de él.',
    duplicate: 'Ya existe otro uso de crédito con ese nombre.',
  },
  Tarificador: {
    one: 'esta tarifa',
    missing: 'Esta tarifa no existe.',
    inUse: 'Esta tarifa está en uso.',
    duplicate: 'Ya existe una tarifa para ese destino, tipo de propiedad, rango de tiempo y rango de monto.',
  },
};

interface Refused {
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
}

const EXCLUSION = '23P01';
const UNIQUE = '23505';
const FOREIGN_KEY = '23503';
const CHECK = '23514';

/** Translates a database error into a problem that the administrator can act on; null for any other error. */
export function rateTableProblem(error: unknown, table: RateTable, ownTable: string): Problem | null {
  const { code, constraint = '', table: where } = (error ?? {}) as Refused;
  const { inUse, duplicate } = RATE_TABLE_SENTENCES[table];
  if (code === EXCLUSION) return new Problem(409, OVERLAP);
  if (code === UNIQUE) return new Problem(409, constraint.endsWith('_pkey') ? SAME_ID : duplicate);
  // Two concurrent changes of one bound each.
  if (code === CHECK) return new Problem(400, NOT_IN_ORDER);
  if (code !== FOREIGN_KEY) return null;
  // Another table refers to the row, or the row refers to a missing one.
  if (where !== ownTable) return new Problem(409, inUse);
  const field = constraint.replace(`${ownTable}_`, '').replace(/_id_fkey$/, '');
  return invalidFields([{ name: field, message: NOT_OF_PRODUCT }]);
}

import { isSameUf, ufFromNumber } from '@simulador/contracts/domain/money';
import { messageText } from '@simulador/contracts/messages/es';
import { Problem } from '../../http/problem.ts';
import type { DividendoRowDto } from '../dividendo/dividendo.dto.ts';
import type { ShownRowDto } from './simulation-create.dto.ts';

const COMPARED = [
  'Dividendo',
  'SegInc',
  'SegDesg',
  'SegCes',
  'DivTotal',
  'CostoTotalUF',
  'TasacionUF',
  'EstudioTitulosUF',
  'Borrador',
  'Notaria',
  'CBR',
  'ImpuestoTE',
] as const satisfies readonly (keyof ShownRowDto)[];

/** @throws Problem 409 when an amount in UF that was shown is not what we calculate. */
export function assertUnchanged(shown: ShownRowDto, row: DividendoRowDto): void {
  for (const name of COMPARED) {
    const given = shown[name];
    // The total is a sum over the instalments, and so is what it may differ.
    const amounts = name === 'CostoTotalUF' ? row.Cuotas : 1;
    if (given !== undefined && !isSameUf(ufFromNumber(given), ufFromNumber(row[name]), amounts))
      throw valuesChanged(name);
  }
}

/** The sentence says what to do; the log, what differed. */
export const valuesChanged = (what: string): Problem =>
  new Problem(409, messageText('values_changed'), { cause: new Error(`${what} is not what we calculate`) });

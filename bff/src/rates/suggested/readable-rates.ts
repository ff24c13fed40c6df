import type { Bounds } from '@simulador/contracts/api/core-bounds';
import { invalidFields } from '../../http/problem.ts';

const inSpanish = (pct: number): string => String(pct).replace('.', ',');

/** Rejects rates that no answer of a core may have, because its tables could not be read any more. @throws Problem 400 */
export function assertReadable(
  rows: readonly object[],
  { tarifa_min_pct: min, tarifa_max_pct: max }: Bounds,
): void {
  const rates = rows.flatMap((row) => ('rate' in row && typeof row.rate === 'number' ? [row.rate] : []));
  if (rates.every((rate) => rate >= min && rate <= max)) return;
  const message = `La tasa debe estar entre ${inSpanish(min)} y ${inSpanish(max)} %`;
  throw invalidFields([{ name: 'rate', message }]);
}

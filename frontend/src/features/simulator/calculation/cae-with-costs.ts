import { caeWithCostsPct } from '@simulador/contracts/domain/mortgage/other-offer';
import { addUf, ufFromNumber } from '@simulador/contracts/domain/money';
import type { DividendoRequest, DividendoRow } from '../api/wire.ts';

/** Annual percent with the row's operation costs; null where they exceed the credit. See docs/rules.md R574. */
export function caeWithCostsOf(request: DividendoRequest, row: DividendoRow): number | null {
  const { TasacionUF, EstudioTitulosUF, Borrador, Notaria, CBR, ImpuestoTE } = row;
  const costs = addUf(
    ...[TasacionUF, EstudioTitulosUF, Borrador, Notaria, CBR, ImpuestoTE].map((amount) =>
      ufFromNumber(amount),
    ),
  );
  const credit = ufFromNumber(request.montocredito);
  if (costs >= credit) return null;
  return caeWithCostsPct(credit, costs, ufFromNumber(row.DivTotal), row.Cuotas, request.mesesgracia ?? 0);
}

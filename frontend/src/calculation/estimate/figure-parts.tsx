import { useState, type ReactNode } from 'react';
import { pesos } from '#shared/simulation/figure-texts.ts';
import { clpOf, inCurrency } from '#shared/ui/amounts/money-value.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import type { ShownFact } from '#shared/ui/layout/facts.tsx';
import { Pairs } from '#shared/ui/layout/pairs.tsx';
import type { DividendoRow, OperationCost } from '../api/wire.ts';
import { Explanation } from '../explanation/explanation-card.tsx';
import { costLines } from '../result/figures.ts';
import { MARKED, OldMark } from '../result/old-mark.tsx';
import { useFigures, useSimulator } from '../state/simulator-context.tsx';
import styles from './figure-parts.module.css';
import { neededToday } from './needed-today.ts';

export interface FigurePartsProps {
  row: DividendoRow;
  costs: readonly OperationCost[] | null;
}

interface Part {
  readonly label: string;
  readonly uf: number;
}

/** Returns parts in pesos that add up to the shown total: the largest one takes the rounding. */
function adding(parts: readonly Part[], totalClp: number, ufValueClp: number): readonly ShownFact[] {
  const largest = parts.reduce((most, part) => (part.uf > most.uf ? part : most));
  const restClp = parts
    .filter((part) => part !== largest)
    .reduce((left, part) => left - clpOf(part.uf, ufValueClp), totalClp);
  return parts.map((part) => ({
    label: part.label,
    value: pesos(part === largest ? restClp : clpOf(part.uf, ufValueClp)),
  }));
}

/** Parts of the estimate's figures, and what each does not include. See docs/rules.md R790. */
export function FigureParts({ row, costs }: FigurePartsProps) {
  const { simulation, uf, inicio } = useSimulator();
  const { savings, result } = simulation;
  const neededClp = neededToday(savings, row, costs, uf.valueClp);
  const savingsClp = inCurrency(savings, 'CLP', uf.valueClp).amount ?? 0;
  const insurances = [
    { label: 'Seguro de incendio y sismo', uf: row.SegInc },
    { label: 'Seguro de desgravamen', uf: row.SegDesg },
    { label: 'Seguro de cesantía', uf: row.SegCes },
  ].filter((insurance) => insurance.uf > 0);
  return (
    <>
      <div className={classNames(styles['parts'], MARKED)}>
        <OldMark status={result.status} />
        <Figure
          title="Pagarías al mes"
          facts={adding(
            [{ label: 'Crédito e intereses', uf: row.Dividendo }, ...insurances],
            row.DivTotalPe,
            uf.valueClp,
          )}
          sum={row.DivTotalPe}
        >
          No incluye gastos comunes ni contribuciones. En UF no cambia; en pesos sube con la UF.
        </Figure>
        <Figure
          title="Necesitas hoy"
          facts={[
            { label: 'Tu ahorro (pie)', value: pesos(savingsClp) },
            ...adding(costLines(row, costs).slice(0, -1), neededClp - savingsClp, uf.valueClp),
          ]}
          sum={neededClp}
        >
          No incluye corretaje ni mudanza. Los gastos se pagan una vez.
        </Figure>
        <Figure title="Renta desde" facts={[]}>
          {`Al dividendo puede ir hasta la cuarta parte de la renta líquida${
            row.RenMin === 4 * row.DivTotalPe ? `: ${pesos(row.DivTotalPe)} × 4 = ${pesos(row.RenMin)}` : ''
          }. Si pagan dos, cuentan las dos rentas. Con otras deudas, todo junto puede sumar el ${inicio?.total_debt_pct} % de la renta.`}
        </Figure>
      </div>
      <Steps />
    </>
  );
}

interface FigureProps {
  title: string;
  facts: readonly ShownFact[];
  /** Pesos. */
  sum?: number;
  children: ReactNode;
}

function Figure({ title, facts, sum, children }: FigureProps) {
  return (
    <div>
      <h3>{title}</h3>
      {sum !== undefined && (
        <Pairs tight pairs={[...facts, { label: 'En total', value: pesos(sum), isSum: true }]} />
      )}
      <p className="small muted">{children}</p>
    </div>
  );
}

/** Operations of each figure, requested once they are opened. */
function Steps() {
  const { previewed } = useFigures();
  const [isOpen, setOpen] = useState(false);
  if (previewed === null) return null;
  return (
    <Disclosure title="Las operaciones, paso a paso" className={styles['steps']} onToggle={setOpen}>
      {isOpen && <Explanation {...previewed} />}
    </Disclosure>
  );
}

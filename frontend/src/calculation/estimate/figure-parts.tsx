import { dividendParts } from '@simulador/contracts/simulations/figures';
import { useState, type ReactNode } from 'react';
import { pesos } from '#shared/simulation/figure-texts.ts';
import { inCurrency } from '#shared/ui/amounts/money-value.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { Facts, type ShownFact } from '#shared/ui/layout/facts.tsx';
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

/** Parts of the estimate's figures, and what each does not include. See docs/rules.md R790. */
export function FigureParts({ row, costs }: FigurePartsProps) {
  const { simulation, uf, inicio } = useSimulator();
  const { savings, result } = simulation;
  const neededClp = neededToday(savings, row, costs, uf.valueClp);
  const savingsClp = inCurrency(savings, 'CLP', uf.valueClp).amount ?? 0;
  const parts = dividendParts(row, uf.valueClp);
  const insurances = [
    { label: 'Seguro de incendio y sismo', ...parts.SegInc },
    { label: 'Seguro de desgravamen', ...parts.SegDesg },
    { label: 'Seguro de cesantía', ...parts.SegCes },
  ].filter((insurance) => insurance.uf > 0);
  const inPesos = ({ label, clp }: { label: string; clp: number | null }) => ({
    label,
    value: pesos(clp ?? 0),
  });
  return (
    <>
      <div className={classNames(styles['parts'], MARKED)}>
        <OldMark status={result.status} />
        <Figure
          title="Pagarías al mes"
          facts={[{ label: 'Crédito e intereses', ...parts.Dividendo }, ...insurances].map(inPesos)}
          sum={row.DivTotalPe}
        >
          No incluye gastos comunes ni contribuciones. En UF no cambia; en pesos sube con la UF.
        </Figure>
        <Figure
          title="Necesitas hoy"
          facts={[
            { label: 'Tu ahorro (pie)', value: pesos(savingsClp) },
            ...costLines(row, costs, uf.valueClp).slice(0, -1).map(inPesos),
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
        <Facts look="tight" facts={[...facts, { label: 'En total', value: pesos(sum), isSum: true }]} />
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

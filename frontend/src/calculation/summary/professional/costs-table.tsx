import { type CostLine, withTotal } from '@simulador/contracts/simulations/figures';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import table from '#shared/ui/layout/table.module.css';
import styles from './costs-table.module.css';

export function CostsTable({ oocc, uf_value }: Pick<SimulationRead, 'oocc' | 'uf_value'>) {
  const lines = withTotal(
    oocc.map(({ description, value }) => ({ label: description, uf: value })),
    uf_value,
  );
  const row = ({ label, uf: amountUf, clp }: CostLine) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td>{uf(amountUf)}</td>
      <td>{pesos(clp ?? 0)}</td>
    </tr>
  );
  return (
    <div className={styles['room']}>
      <table className={`${table['table']} ${styles['table']} num`}>
        <caption>Gastos Operacionales</caption>
        <thead>
          <tr>
            <th scope="col">Gasto</th>
            <th scope="col">UF</th>
            <th scope="col">Pesos</th>
          </tr>
        </thead>
        <tbody>{lines.slice(0, -1).map(row)}</tbody>
        <tfoot>{lines.slice(-1).map(row)}</tfoot>
      </table>
    </div>
  );
}

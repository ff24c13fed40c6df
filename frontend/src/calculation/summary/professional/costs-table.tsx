import { formatClp, formatUf } from '@simulador/contracts/platform/format';
import {
  addUf,
  ufFromNumber,
  ufToClp,
  ufValueFromNumber,
  type Uf,
} from '@simulador/contracts/platform/money';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import table from '#shared/ui/layout/table.module.css';
import styles from './costs-table.module.css';

export function CostsTable({ oocc, uf_value }: Pick<SimulationRead, 'oocc' | 'uf_value'>) {
  const ufValue = ufValueFromNumber(uf_value);
  const lines = oocc.map(({ description, value }) => ({ description, uf: ufFromNumber(value) }));
  const cells = (uf: Uf) => (
    <>
      <td>{formatUf(uf)}</td>
      <td>{formatClp(ufToClp(uf, ufValue))}</td>
    </>
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
        <tbody>
          {lines.map(({ description, uf }) => (
            <tr key={description}>
              <th scope="row">{description}</th>
              {cells(uf)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {cells(addUf(...lines.map(({ uf }) => uf)))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

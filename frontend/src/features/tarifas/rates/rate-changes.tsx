import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '@simulador/contracts/domain/instants';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { describeAmounts, describeRate, describeYears, nameOf } from '../describe.ts';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import list from '../list/rows-table.module.css';
import { changesQuery, type Product, type RateChange } from '../rate-data.ts';
import type { RateTables } from '../use-rate-tables.ts';
import styles from './rate-changes.module.css';

const NOT_LOADED = 'No pudimos cargar los cambios de estas tarifas.';
/** As many as are answered. */
const LATEST = 100;

export interface RateChangesProps {
  product: Product;
  tables: RateTables;
}

/** Who changed which rate of a product, and when; requested once it is unfolded. See docs/rules.md R361. */
export function RateChanges({ product, tables }: RateChangesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title="Historial de cambios" className={styles['changes']} onToggle={setOpen}>
      {isOpen && <Changes {...{ product, tables }} />}
    </Disclosure>
  );
}

function Changes({ product, tables }: RateChangesProps) {
  const query = useQuery(changesQuery(product.id));
  const failure = failureOf([query], NOT_LOADED);
  const { data } = query;
  if (failure !== null) return <FailedPart {...failure} />;
  if (data === undefined) return <Loading label="Cargando los cambios…" />;
  if (data.length === 0)
    return <p className="small muted">Nadie ha cambiado estas tarifas desde que se cargaron.</p>;
  const title = `Historial de cambios del producto ${product.name}`;
  return (
    <>
      <div className={list['scroll']} role="region" aria-label={title} tabIndex={0}>
        <table className={`${list['rows']} num`}>
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              <th scope="col">Cuándo</th>
              <th scope="col">Quién</th>
              <th scope="col">Tarifa</th>
              <th scope="col" className={list['number']}>
                Antes
              </th>
              <th scope="col" className={list['number']}>
                Después
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((change, index) => (
              // The newest is the first one: counted from the end, each stays the same one.
              <tr key={data.length - index}>
                <td>
                  <time dateTime={change.at}>{formatInstant(new Date(change.at))}</time>
                </td>
                <td>{change.by ?? 'Sistema'}</td>
                <td>{describeChanged(change, tables)}</td>
                <td className={list['number']}>
                  {change.from === null ? 'Nueva' : describeRate(change.from)}
                </td>
                <td className={list['number']}>
                  {change.to === null ? 'Eliminada' : describeRate(change.to)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {data.length === LATEST && <p className="small muted">Se muestran los últimos {LATEST} cambios.</p>}
    </>
  );
}

const describeChanged = (change: RateChange, { loanUses, realEstateTypes }: RateTables): string =>
  [
    nameOf(loanUses, change.loan_use),
    nameOf(realEstateTypes, change.real_estate_type),
    `${describeYears(change)} años`,
    `UF ${describeAmounts(change)}`,
  ].join(', ');

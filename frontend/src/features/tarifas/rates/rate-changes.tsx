import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '@simulador/contracts/domain/instants';
import { ScrolledTable } from '#shared/office/scrolled-table.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { Disclosure } from '#shared/ui/layout/disclosure.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { describeAmounts, describeRate, describeYears, nameOf } from '../describe.ts';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
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
  return (
    <>
      <ScrolledTable
        label={`Historial de cambios del producto ${product.name}`}
        rows={data}
        // The newest is the first one: counted from the end, each stays the same one.
        keyOf={(_, index) => data.length - index}
        columns={[
          { label: 'Cuándo', of: ({ at }) => <time dateTime={at}>{formatInstant(new Date(at))}</time> },
          { label: 'Quién', of: ({ by }) => by ?? 'Sistema' },
          { label: 'Tarifa', of: (change) => describeChanged(change, tables) },
          {
            ...{ label: 'Antes', isNumber: true },
            of: ({ from }) => (from === null ? 'Nueva' : describeRate(from)),
          },
          {
            ...{ label: 'Después', isNumber: true },
            of: ({ to }) => (to === null ? 'Eliminada' : describeRate(to)),
          },
        ]}
      />
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

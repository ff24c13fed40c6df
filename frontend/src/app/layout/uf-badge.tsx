import { formatDate, formatUfValue } from '@simulador/contracts/platform/format';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import { Icon } from '#shared/ui/icon.tsx';
import { Skeleton } from '#shared/ui/loading.tsx';
import { useUf, type UfOfDay } from '#shared/context/uf.tsx';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';

/** The UF in use with its date, and a warning when it is not today's. */
export function UfBadge() {
  const uf = useUf();
  return (
    // The minimum width is that of `UF hoy, 26-11-2026`, so that nothing moves when the date is loaded.
    <p className="num min-w-[10.2em] text-right text-14 leading-[1.35] text-ink-2 [&>b]:block [&>b]:font-semibold [&>b]:text-ink">
      {uf === null ? (
        <>
          <span>UF hoy</span>{' '}
          <b>
            <Skeleton widthEm={5} label="Consultando el valor de la UF" />
          </b>
        </>
      ) : (
        <>
          <Day uf={uf} /> <b translate="no">{formatUfValue(ufValueFromNumber(uf.valueClp))}</b>
        </>
      )}
    </p>
  );
}

function Day({ uf: { date, freshness } }: { uf: UfOfDay }) {
  const today = useSantiagoDay();
  if (date !== null && freshness === 'today' && date === today)
    return <span>{`UF hoy, ${formatDate(date)}`}</span>;
  return (
    <>
      <Icon name="warn" className="mr-1 inline size-4 align-[-3px] text-warn" />
      <span>{date === null ? 'UF referencial' : `UF del ${formatDate(date)}`}</span>
      <span className="sr-only">, no es la de hoy</span>
    </>
  );
}

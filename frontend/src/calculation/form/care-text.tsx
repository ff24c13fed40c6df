import brand from 'virtual:brand';
import { useBank } from '../state/simulator-context.tsx';

/** Text about who uses a visitor's data and for what, how long they are stored, and the visitor's rights. */
export function CareText() {
  const months = useBank().inicio?.retention_months ?? null;
  const howLong =
    months === null
      ? 'Hasta que pidas borrarlos.'
      : `${months} meses sin actividad y se borran, salvo que hayas solicitado el crédito. Antes, si lo pides.`;
  return (
    <dl className="grid gap-2 text-ink-2 [&_dt]:font-semibold">
      <div>
        <dt>Quién los usa</dt>
        <dd>{`${brand.name}: para calcular tu simulación, enviártela y, solo si lo pides, contactarte.`}</dd>
      </div>
      <div>
        <dt>Por cuánto tiempo</dt>
        <dd>{howLong}</dd>
      </div>
      <div>
        <dt>Tus derechos</dt>
        <dd>
          Verlos, corregirlos, borrarlos, oponerte a su uso, llevártelos y bloquearlos.
          {brand.privacy !== undefined && (
            <span className="wrap-anywhere">{` Escribe a ${brand.privacy}.`}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}

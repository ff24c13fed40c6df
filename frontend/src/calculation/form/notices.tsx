/** Notices that most visits don't have. */
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { formatDate, formatUfValue, unbroken } from '@simulador/contracts/platform/format';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import { quoteSentence } from '@simulador/contracts/simulations/quote-sentence';
import { useIsForStaff } from '#shared/context/audience.ts';
import { Button } from '#shared/ui/button.tsx';
import { RetryButton } from '#shared/ui/feedback/failed-part.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { inicioQuery, lacksLists, listsOf } from '../api/get-inicio.ts';
import { useBank, useFigures, useSteps } from '../state/simulator-context.tsx';

export interface SharedNoticeProps {
  /** True while the visitor's own simulation is stored, which takes the link's place. */
  hasOwn: boolean;
  onRestart: () => void;
}

/** Note that the figures come from a link. */
export function SharedNotice({ hasOwn, onRestart }: SharedNoticeProps) {
  return (
    <Note small>
      <p>
        <b>Abriste una simulación compartida</b>
      </p>
      <Button variant="low" small className="mt-1 -mb-1 -ml-3" onClick={onRestart}>
        {hasOwn ? 'Volver a mi simulación' : 'Empezar de nuevo'}
      </Button>
    </Note>
  );
}

/** Note that the link is invalid. The simulator is the same as without it. */
export function BrokenLinkNotice() {
  return (
    <Note tone="warn" small role="status">
      <p>
        <b>No pudimos abrir esta simulación compartida.</b> El enlace está incompleto o es de una versión
        anterior: pide que te lo envíen de nuevo, o simula aquí.
      </p>
    </Note>
  );
}

/** Says which rate the opened simulation quotes, and which one is suggested now. See docs/rules.md R1031. */
export function QuoteNotice() {
  const { rate } = useFigures();
  const isForStaff = useIsForStaff();
  const { quote, suggestedPct, isQuoted } = rate;
  const sentence = quote && quoteSentence(quote, suggestedPct, { isUsed: isQuoted, isForStaff });
  return sentence === null ? null : (
    <Note small role="status">
      <p className="num">{unbroken(sentence)}</p>
    </Note>
  );
}

/** Note on missing bank data, with the consequence, and a retry unless that is the next act. See docs/rules.md R220. */
export function MissingFacts() {
  const { inicio, uf } = useBank();
  const queries = useQueryClient();
  const isFetching = useIsFetching(inicioQuery) > 0;
  const value = formatUfValue(ufValueFromNumber(uf.valueClp));
  return (
    <Note tone="warn" className="mb-6 max-w-280">
      {uf.freshness === 'stale' && uf.date !== null && (
        <p>
          <b>No pudimos consultar la UF de hoy.</b> <span>{`Usamos la del ${formatDate(uf.date)}:`}</span>{' '}
          <span className="num whitespace-nowrap">{value}</span>. Los montos en pesos son referenciales.
        </p>
      )}
      {uf.freshness === 'referential' && inicio !== undefined && (
        <p>
          <b>No pudimos consultar el valor de la UF.</b> Convertimos los montos con una UF referencial de{' '}
          <span className="num whitespace-nowrap">{value}</span>, pero con ella no podemos calcular el
          dividendo.
        </p>
      )}
      {lacksLists(inicio) && (
        <p>
          <b>No pudimos cargar toda la información del simulador.</b> Los datos se pueden completar; para
          calcular la necesitamos.
        </p>
      )}
      {listsOf(inicio) !== null && (
        <RetryButton
          small
          working={isFetching}
          workingLabel="Consultando…"
          onRetry={() => void queries.refetchQueries(inicioQuery)}
          className="mt-3"
        />
      )}
    </Note>
  );
}

/** Note that a step lacks the lists that it asks from. */
export function MissingCatalogue() {
  return (
    <Note tone="warn" role="status">
      <p>Este paso necesita los catálogos del simulador, que todavía no pudimos cargar.</p>
    </Note>
  );
}

/** Note next to the calculate button: why it is disabled, or why its last press failed. */
export function ObstacleNote() {
  const isWithoutLists = listsOf(useBank().inicio) === null;
  const { obstacle, failure } = useFigures();
  const { modules } = useSteps();
  // At the other modules the page says it above them.
  if (isWithoutLists && !modules.m3.active) return null;
  const said = obstacle ?? failure?.message;
  return (
    said !== undefined && (
      <Note tone={obstacle === null ? 'bad' : 'warn'} small className="mb-4">
        <p>{said}</p>
      </Note>
    )
  );
}

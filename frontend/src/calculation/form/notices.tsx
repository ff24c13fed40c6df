/** Notices that most visits don't have. */
import { formatDate, formatUfValue, unbroken } from '@simulador/contracts/platform/format';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import { quoteSentence } from '@simulador/contracts/simulations/quote';
import { useIsForStaff } from '#shared/context/audience.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { lacksLists } from '../api/get-inicio.ts';
import { useBank, useFigures } from '../state/simulator-context.tsx';
import { RetryInicio } from './obstacle-note.tsx';

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

/** Note on missing bank data, with the consequence and a retry. See docs/rules.md R220. */
export function MissingFacts() {
  const { inicio, uf } = useBank();
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
      <RetryInicio />
    </Note>
  );
}

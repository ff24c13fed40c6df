import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import type { Catalogos } from '../api/wire.ts';
import { projectWords } from '../answers/catalogue-options.ts';
import type { SimulatorState } from '../state/simulator-state.ts';
import type { OpenedLink } from '../state/use-opened-simulation.ts';
import { creditWords, unbroken } from '../answers/describe.ts';
import styles from './resumed-notice.module.css';

export interface LinkNoticeProps {
  opened: OpenedLink;
  state: SimulatorState;
  catalogos: Catalogos | null;
  onRestart: () => void;
}

/** What became of the link that the page was opened with. */
export function LinkNotice({ opened, state, catalogos, onRestart }: LinkNoticeProps) {
  if (opened.link === 'broken') return <BrokenLinkNotice />;
  if (!state.isShared) return null;
  const said = [...projectWords(catalogos, state.project), ...creditWords(state.credit)];
  return <SharedNotice said={said} hidesOwn={opened.hidesOwn} onRestart={onRestart} />;
}

interface SharedNoticeProps {
  /** Purpose, property and amounts, a word each. */
  said: readonly string[];
  /** The visitor's own simulation is still there, without the link. */
  hidesOwn: boolean;
  onRestart: () => void;
}

/** The figures came with a link. */
function SharedNotice({ said, hidesOwn, onRestart }: SharedNoticeProps) {
  return (
    <Note small>
      <p>
        <b>Abriste una simulación compartida</b>
      </p>
      <p className="num">{said.map(unbroken).join(' · ')}</p>
      <p>El dividendo usa los valores de hoy. Para confirmarla, completa tus datos.</p>
      <Button variant="low" small className={styles['restart']} onClick={hidesOwn ? toOwn : onRestart}>
        {hidesOwn ? 'Volver a mi simulación' : 'Empezar de nuevo'}
      </Button>
    </Note>
  );
}

/** A whole load: only then is what was kept read again. */
const toOwn = (): void => window.location.assign('/simulador');

/** The link can't be read: the simulator is as it was without it. */
function BrokenLinkNotice() {
  return (
    <Note tone="warn" small role="status">
      <p>
        <b>No pudimos abrir esta simulación compartida.</b> El enlace está incompleto o es de una versión
        anterior: pide que te lo envíen de nuevo, o simula aquí.
      </p>
    </Note>
  );
}

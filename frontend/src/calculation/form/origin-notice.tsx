import { unbroken } from '@simulador/contracts/platform/format';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { describeProject } from '../answers/describe.ts';
import type { OpenedLink } from '../state/use-opened-link.ts';
import { useAnswers, useBank } from '../state/simulator-context.tsx';
import styles from './notices.module.css';

export interface OriginNoticeProps {
  opened: OpenedLink;
  onRestart: () => void;
}

/** Note that the figures come from a link, or that the link is invalid. */
export function OriginNotice({ opened: { link, hidesOwn }, ...props }: OriginNoticeProps) {
  return link === 'broken' ? <BrokenLinkNotice /> : <SharedNotice {...props} hidesOwn={hidesOwn} />;
}

interface SharedNoticeProps extends Pick<OriginNoticeProps, 'onRestart'> {
  /** True if the visitor's own simulation is stored, and shown without the link. */
  hidesOwn: boolean;
}

function SharedNotice({ hidesOwn, onRestart }: SharedNoticeProps) {
  const { inicio } = useBank();
  const project = useAnswers((answers) => answers.project);
  const isOfTwo = useAnswers(({ client }) => client.hasCodebtor);
  const figures = [
    ...describeProject(inicio?.catalogos ?? null, project),
    ...(isOfTwo ? ['dos personas'] : []),
  ];
  return (
    <Note small>
      <p>
        <b>Abriste una simulación compartida</b>
      </p>
      <p className="num">{unbroken(figures.join(' · '))}</p>
      <Button variant="low" small className={styles['restart']} onClick={hidesOwn ? toOwn : onRestart}>
        {hidesOwn ? 'Volver a mi simulación' : 'Empezar de nuevo'}
      </Button>
    </Note>
  );
}

/** A full page load, because the stored draft is read only then. */
const toOwn = (): void => window.location.assign('/simulador');

/** Note that the link is invalid. The simulator is the same as without it. */
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

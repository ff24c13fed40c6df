import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import styles from './personal-data.module.css';
import { extendRequest, liftBlock, type PersonRequest } from './request-data.ts';
import { useRequestChange } from './use-request-change.ts';

/** Buttons that extend the answer's deadline or lift a block, if that is possible. */
export function RequestActs({ request }: { request: PersonRequest }) {
  const { id, may_extend: mayExtend } = request;
  const mayLift = request.blocks && request.state === 'granted';
  const extension = useRequestChange({ change: extendRequest, doneText: 'Plazo prorrogado por 30 días.' });
  const lifting = useRequestChange({ change: liftBlock, doneText: 'Bloqueo levantado.' });
  const failure = extension.failure ?? lifting.failure;
  if (!mayExtend && !mayLift && failure === null) return null;
  return (
    <div className={styles['acts']}>
      {failure !== null && (
        <Note tone="bad" role="alert">
          <p>{failure}</p>
        </Note>
      )}
      {mayExtend && (
        <Button
          working={extension.isPending}
          workingLabel="Prorrogando…"
          onClick={() => extension.mutate(id)}
        >
          Prorrogar 30 días
        </Button>
      )}
      {mayLift && (
        <Button
          variant="go"
          working={lifting.isPending}
          workingLabel="Levantando…"
          onClick={() => lifting.mutate(id)}
        >
          Levantar el bloqueo
        </Button>
      )}
    </div>
  );
}

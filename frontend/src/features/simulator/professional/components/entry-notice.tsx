import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import type { Entry } from '../model/use-entry.ts';
import styles from './entry-notice.module.css';

/** A saved simulation that could not be opened. */
export function EntryNotice({ entry: { failure, retry, giveUp } }: { entry: Entry }) {
  if (failure === null) return null;
  return (
    <Note tone="bad" role="alert" className={styles['notice']}>
      <p>{failure}</p>
      <Button small onClick={retry}>
        <Icon name="retry" /> Reintentar
      </Button>
      <Button variant="low" small onClick={giveUp}>
        Seguir sin abrirla
      </Button>
    </Note>
  );
}

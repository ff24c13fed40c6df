import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import type { RateTables } from '../use-rate-tables.ts';
import { DraftEditor } from './draft-editor.tsx';
import { SheetDecisions } from './sheet-decisions.tsx';
import type { RateSheet } from './sheet-data.ts';
import styles from './sheets.module.css';

export interface DraftProps {
  /** The latest version. */
  sheet: RateSheet;
  tables: RateTables;
}

/** Edits a draft. A version that somebody else saves in the meantime does not replace unsaved changes. See docs/rules.md R597. */
export function Draft({ sheet, tables }: DraftProps) {
  const [opened, setOpened] = useState(sheet);
  const [isDirty, setDirty] = useState(false);
  /** The version that was saved or taken here. */
  const [takenVersion, setTakenVersion] = useState(sheet.version);
  const isNewer = sheet.version > opened.version;
  if (isNewer && !isDirty) setOpened(sheet);
  const open = (next: RateSheet): void => {
    setDirty(false);
    setOpened(next);
    setTakenVersion(next.version);
  };
  return (
    <>
      <DraftEditor
        // A saved version begins anew: its base may have moved.
        key={opened.version}
        sheet={opened}
        latestVersion={Math.max(sheet.version, opened.version)}
        tables={tables}
        note={isNewer && <NewerNote onDrop={() => open(sheet)} />}
        onDirty={setDirty}
        onSaved={open}
      />
      {/* Stays when somebody else's version is opened, which a decision may be refused for. */}
      <SheetDecisions key={`decisions ${takenVersion}`} sheet={opened} isSaved={!isDirty} />
    </>
  );
}

function NewerNote({ onDrop }: { onDrop: () => void }) {
  return (
    <Note tone="warn" role="alert" className={styles['gap']}>
      <p>
        Otra persona guardó esta hoja mientras usted la editaba. Sus cambios siguen aquí: si los guarda,
        reemplazan los de esa persona.
      </p>
      <Button small onClick={onDrop}>
        Descartar mis cambios
      </Button>
    </Note>
  );
}

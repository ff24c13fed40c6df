import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import type { RateTables } from '../use-rate-tables.ts';
import { DraftEditor } from './draft-editor.tsx';
import { SheetDecisions } from './sheet-decisions.tsx';
import type { RateSheet } from './sheet-data.ts';
import { STATE_TEXT } from './sheet-texts.ts';
import styles from './sheets.module.css';

export interface DraftProps {
  /** The latest version, which may be no draft any more while there are unsaved changes. */
  sheet: RateSheet;
  tables: RateTables;
  isDirty: boolean;
  onDirty: (isDirty: boolean) => void;
}

/**
 * Edits a draft. What somebody else saves or decides in the meantime does not replace unsaved changes. See docs/rules.md
 * R597.
 */
export function Draft({ sheet, tables, isDirty, onDirty }: DraftProps) {
  const [opened, setOpened] = useState(sheet);
  /** The version that was saved or taken here. */
  const [takenVersion, setTakenVersion] = useState(sheet.version);
  const isNewer = sheet.version > opened.version;
  const isDraft = sheet.state === 'draft';
  if (isNewer && !isDirty) setOpened(sheet);
  const open = (next: RateSheet): void => {
    onDirty(false);
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
        canSave={isDraft}
        note={(isNewer || !isDraft) && <NewerNote sheet={sheet} onDrop={() => open(sheet)} />}
        onDirty={onDirty}
        onSaved={open}
      />
      {/* Stays when somebody else's version is opened, which a decision may be refused for. */}
      {isDraft && <SheetDecisions key={`decisions ${takenVersion}`} sheet={opened} isSaved={!isDirty} />}
    </>
  );
}

function NewerNote({ sheet, onDrop }: { sheet: RateSheet; onDrop: () => void }) {
  return (
    <Note tone="warn" role="alert" className={styles['gap']}>
      <p>
        {sheet.state === 'draft'
          ? 'Otra persona guardó esta hoja mientras usted la editaba. Sus cambios siguen aquí: si los guarda, reemplazan los de esa persona.'
          : `Mientras usted editaba esta hoja, otra persona la dejó en el estado «${STATE_TEXT[sheet.state]}», en el que no se puede guardar. Sus cambios siguen aquí para que los copie.`}
      </p>
      <Button small onClick={onDrop}>
        Descartar mis cambios
      </Button>
    </Note>
  );
}

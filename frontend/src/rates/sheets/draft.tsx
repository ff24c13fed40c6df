import { useState, type ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { DraftEditor } from './draft-editor.tsx';
import { SheetDecisions, type SheetDecisionsProps } from './sheet-decisions.tsx';
import { SheetFrame } from './sheet-frame.tsx';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { STATE_TEXT } from './sheet-texts.ts';
import styles from './sheets.module.css';

export interface DraftProps {
  /** Latest version. It may not be a draft any more while there are unsaved changes. */
  sheet: RateSheet;
  tables: RateTables;
  isDeleted: boolean;
  isDirty: boolean;
  onDirty: (isDirty: boolean) => void;
  decision: SheetDecisionsProps['decision'];
  /** Parts next to the rates and below them. */
  rail: ReactNode;
  below: ReactNode;
}

/** Edits a draft. A colleague's save or decision does not replace unsaved changes. See docs/rules.md R597. */
export function Draft(props: DraftProps) {
  const { sheet, tables, isDeleted, isDirty, onDirty, decision, rail, below } = props;
  const [{ opened, round }, setOpened] = useState({
    opened: sheet,
    /** Counts the mounts of the editor. */
    round: 0,
  });
  const begin = (next: RateSheet): void => setOpened((before) => ({ opened: next, round: before.round + 1 }));
  const [showsChangesOnly, showChangesOnly] = useState(false);
  const isNewer = sheet.version > opened.version;
  const isDraft = sheet.state === 'draft';
  if (isNewer && !isDirty) begin(sheet);
  const open = (next: RateSheet): void => {
    onDirty(false);
    begin(next);
    decision.reset();
  };
  const onSaved = (next: RateSheet, isLatest: boolean): void => {
    if (isLatest) open(next);
    else setOpened((before) => ({ ...before, opened: next }));
  };
  return (
    <SheetFrame
      sheet={sheet}
      isDeleted={isDeleted}
      decisions={
        isDraft && (
          <SheetDecisions
            // A version's warnings and base change with the ranges, the TMC and the rates in force.
            sheet={sheet.version === opened.version ? sheet : opened}
            isSaved={!isDirty}
            decision={decision}
          />
        )
      }
    >
      <DraftEditor
        // Remounted for each saved version, because the rates in force may have changed, unless somebody types in it.
        key={round}
        sheet={opened}
        latestVersion={Math.max(sheet.version, opened.version)}
        tables={tables}
        canSave={isDraft && !isDeleted}
        note={(isNewer || !isDraft) && <NewerNote sheet={sheet} onDrop={() => open(sheet)} />}
        onDirty={onDirty}
        onSaved={onSaved}
        showsChangesOnly={showsChangesOnly}
        onShowChangesOnly={showChangesOnly}
        rail={rail}
        below={below}
      />
    </SheetFrame>
  );
}

function NewerNote({ sheet, onDrop }: { sheet: RateSheet; onDrop: () => void }) {
  // The latest step is that of the version that the user has not taken.
  const by = sheet.history[0]?.by;
  return (
    <Note tone="warn" role="alert" className={styles['note']}>
      <p>
        {sheet.state === 'draft'
          ? `${by ?? 'Otra persona'} guardó esta hoja mientras usted la editaba. Sus cambios siguen aquí: si los guarda, reemplazan los de esa persona.`
          : `Mientras usted editaba esta hoja, ${by ?? 'otra persona'} la dejó en el estado «${STATE_TEXT[sheet.state]}», en el que no se puede guardar. Sus cambios siguen aquí para que los copie.`}
      </p>
      <Button small onClick={onDrop}>
        Descartar mis cambios
      </Button>
    </Note>
  );
}

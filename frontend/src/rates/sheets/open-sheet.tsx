import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isGone } from '#shared/api/final-refusals.ts';
import { Screen } from '#shared/office/screen.tsx';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { Draft } from './draft.tsx';
import { ImpactDetails } from './impact-details.tsx';
import { Quoted } from './quoted.tsx';
import { ReadSheet } from './read-sheet.tsx';
import { sheetQuery } from './sheet-data.ts';
import { SheetDecisions, useDecision } from './sheet-decisions.tsx';
import { SheetFrame } from './sheet-frame.tsx';
import { SheetHistory } from './sheet-history.tsx';
import { SheetImpact } from './sheet-impact.tsx';
import { useImpact } from './use-impact.ts';

const NOT_LOADED = 'No pudimos cargar esta hoja.';

export interface OpenSheetProps {
  id: number;
  tables: RateTables;
}

/** One sheet: a draft's editor, or the rates that it changes, with its impact and its history. */
export function OpenSheet({ id, tables }: OpenSheetProps) {
  const query = useQuery(sheetQuery(id));
  if (query.data === undefined)
    return (
      <Screen isDense title="Hoja de tarifas">
        <QueryPart query={query} failed={NOT_LOADED} loading="Cargando la hoja…" />
      </Screen>
    );
  return <LoadedSheet sheet={query.data} tables={tables} isDeleted={isGone(query.error)} />;
}

interface LoadedSheetProps {
  sheet: RateSheet;
  tables: RateTables;
  /** True if a colleague has deleted it since it was loaded. */
  isDeleted: boolean;
}

function LoadedSheet({ sheet, tables, isDeleted }: LoadedSheetProps) {
  const [isDirty, setDirty] = useState(false);
  const decision = useDecision();
  const shown = useImpact(sheet);
  const rail = <SheetImpact sheet={sheet} isSaved={!isDirty} shown={shown} />;
  const below = (
    <>
      {sheet.change_count > 0 && <Quoted sheet={sheet} isSaved={!isDirty} />}
      {shown.impact !== null && shown.impact.lower + shown.impact.higher > 0 && (
        <ImpactDetails impact={shown.impact} />
      )}
      <SheetHistory history={sheet.history} />
    </>
  );
  // A sheet with unsaved changes stays in the editor when a colleague decides it.
  if (sheet.state === 'draft' || isDirty)
    return <Draft {...{ sheet, tables, isDeleted, isDirty, decision, rail, below }} onDirty={setDirty} />;
  return (
    <SheetFrame
      sheet={sheet}
      isDeleted={isDeleted}
      decisions={<SheetDecisions sheet={sheet} isSaved decision={decision} />}
    >
      <ReadSheet {...{ sheet, tables, rail, below }} />
    </SheetFrame>
  );
}

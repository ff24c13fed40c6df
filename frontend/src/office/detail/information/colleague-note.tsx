import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTime } from '@simulador/contracts/platform/instants';
import { serverNow } from '#shared/api/server-clock.ts';
import { DecisionChanges } from '../../lists/decision-changes.tsx';
import { OTHERS_MS, type SimulationRead } from '#shared/simulation/get-simulation.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import { historyQuery, type HistoryEntry } from '../history/history-query.ts';

const SAVES: readonly HistoryEntry['kind'][] = ['change', 'contact', 'comment'];

export interface ColleagueNoteProps {
  read: SimulationRead;
  userName: string;
  /** Why the user's own save was refused; null for no refusal. */
  failure: string | null;
  isTyped: boolean;
}

/** Note about a colleague's save since the sheet was opened, and about a refusal of the user's own; none otherwise. See docs/rules.md R873. */
export function ColleagueNote({ read, userName, failure, isTyped }: ColleagueNoteProps) {
  const [openedAt] = useState(() => serverNow().toISOString());
  const { data } = useInfiniteQuery({
    ...historyQuery(read.client),
    refetchInterval: OTHERS_MS,
    refetchOnWindowFocus: true,
  });
  const saves = (data?.pages[0]?.results ?? []).filter(
    ({ at, by, kind, simulation }) =>
      at > openedAt && by !== userName && simulation === read.uuid && SAVES.includes(kind),
  );
  const [newest] = saves;
  if (newest === undefined && failure === null) return null;
  return (
    <Note tone={failure === null ? 'info' : 'warn'} small role={failure === null ? 'status' : 'alert'}>
      <p>{failure ?? <b>{newest && `${newest.by} guardó a las ${formatTime(new Date(newest.at))}.`}</b>}</p>
      {/* In a row, so that the save below stays in sight. */}
      <div className="*:inline [&>:not(:last-child)]:after:content-['._']">
        {saves
          .filter(({ by }) => by === newest?.by)
          .map((save) => (
            <DecisionChanges key={save.id} change={save} />
          ))}
        {isTyped && <p>Lo suyo sigue aquí sin guardar.</p>}
      </div>
    </Note>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import {
  approveSheet,
  changeAddress,
  DONE,
  editAddress,
  orDeleted,
  patchSheet,
  type RateSheet,
  sheetQuery,
  submitSheet,
  wantedRows,
  writeSheet,
} from '../tarifas/change-data.ts';
import { usePriceAction } from '../tarifas/use-price-action.ts';
import { wantedOf } from '../grid/plan.ts';
import type { Desk } from './use-desk.ts';

const FAILED = 'No pudimos enviar los cambios. Siguen aquí: inténtelo de nuevo en unos minutos.';

export interface SendOptions {
  readonly desk: Desk;
  readonly draft: RateSheet | null;
  /** True if another administrator approves. */
  readonly isSecond: boolean;
  /** ISO instant from which the changes are to be in force; null for now. */
  readonly at: string | null;
  readonly onSent: () => void;
}

/** Act with the pending changes: `send` submits or applies them, `look` writes them as a draft to look at. */
export type SendAct = 'send' | 'look';

/**
 * Writes the pending changes as a set, and submits or applies it. A set with a doubtful value waits as a draft for the user to confirm it. See
 * docs/rules.md R862.
 */
export function useSend({ desk, draft, isSecond, at, onSent }: SendOptions) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const write = async (): Promise<RateSheet> => {
    const changes = [...wantedOf(desk.plan, desk.present), ...wantedRows(desk.rows.values())];
    const body = { changes, planned_at: at };
    const sheet = await (draft ? patchSheet(draft, body) : writeSheet(body));
    queries.setQueryData(sheetQuery(sheet.id).queryKey, sheet);
    // The edits are in the draft from here on, also if its sending is refused.
    if (draft) desk.clear();
    return sheet;
  };
  return usePriceAction({
    run: async (act: SendAct) => {
      const sheet = await write();
      if (act === 'look' || sheet.lines.some(({ warnings }) => warnings.length > 0)) return sheet;
      const send = () => (isSecond ? submitSheet(sheet) : approveSheet(sheet, at));
      return draft ? send() : orDeleted(sheet, send);
    },
    done: ({ state }) => DONE[state] ?? null,
    failed: FAILED,
    onDone: ({ id, state }) => {
      // The way back leads to the table with the draft. Its edits stay in sight until the page of the change is painted.
      if (state === 'draft') void navigate(editAddress(id), { replace: true });
      else onSent();
      if (state === 'draft' || state === 'submitted') void navigate(changeAddress(id));
    },
  });
}

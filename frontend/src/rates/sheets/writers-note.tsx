import { useQuery } from '@tanstack/react-query';
import { Note } from '#shared/ui/feedback/note.tsx';
import { priceApprovalQuery } from '#shared/office/price-approval.ts';
import type { RateSheet } from '../tarifas/use-new-draft.ts';

const LAST =
  'Si usted guarda cambios en esta hoja, nadie podrá aprobarla: es la única persona que puede hacerlo. Pida la corrección a quien la escribió.';
const ONE_LESS = 'Si usted guarda cambios en esta hoja, ya no podrá aprobarla.';
const NOBODY =
  'Nadie puede aprobar esta hoja: todas las personas con rol de administración escribieron en ella. Escriba los cambios en una hoja nueva.';
const ALONE =
  'Nadie puede aprobar esta hoja: usted es la única persona con rol de administración. Pida a Operaciones que agregue otra.';
const BACK_TO_DRAFT =
  'Si al actualizar su base cambia alguna de sus tasas, la hoja vuelve a borrador, para que quien la escribió la revise y la envíe otra vez.';

/** Warns of a sheet that its writers make unapprovable, and of a base whose update takes the sheet back to its author, before the user acts. */
export function WritersNote({ sheet }: { sheet: RateSheet }) {
  const { data } = useQuery(priceApprovalQuery);
  const { state, is_writer: isWriter, approver_count: count, is_base_moved: isMoved } = sheet;
  if (data?.approval !== 'second' || (state !== 'draft' && state !== 'submitted')) return null;
  const ofOther = state === 'draft' ? (count === 1 ? LAST : ONE_LESS) : isMoved ? BACK_TO_DRAFT : null;
  const isAlone = data.approver_count === 0;
  const text = count === 0 ? (isAlone ? ALONE : NOBODY) : isWriter ? null : ofOther;
  return (
    text !== null && (
      <Note tone="warn" small>
        <p>{text}</p>
      </Note>
    )
  );
}

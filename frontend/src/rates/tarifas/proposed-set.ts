/** Changes of prices as a set of their own: proposed to another administrator, or in force at once. See docs/rules.md R680. */
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#shared/api/api-error.ts';
import { priceApprovalQuery, type PriceApproval } from '#shared/office/price-approval.ts';
import {
  approveSheet,
  deleteSheet,
  orDeleted,
  submitSheet,
  type WantedChange,
  writeSheet,
} from './change-data.ts';

/** Set of changes that another administrator has to approve. */
export interface Proposed {
  readonly proposed: number;
}

export const PROPOSED_TEXT =
  'Enviado a aprobación: rige cuando otra persona con rol de administración lo apruebe en Cambios.';

export const isProposed = (answer: unknown): answer is Proposed =>
  typeof answer === 'object' && answer !== null && 'proposed' in answer;

type Changes = readonly WantedChange[];

/** Writes changes as a set and submits it. @throws ApiError */
export async function propose(changes: Changes): Promise<Proposed> {
  const sheet = await writeSheet({ changes: [...changes] });
  await orDeleted(sheet, () => submitSheet(sheet));
  return { proposed: sheet.id };
}

const DOUBTFUL = 422;
const IF_RIGHT = 'Corríjalo, o guarde otra vez si es correcto.';

/** Returns true if a change was not made because it may be a slip. */
export const isDoubt = (reason: unknown): boolean => reason instanceof ApiError && reason.status === DOUBTFUL;

/** Writes changes as a set and puts it in force. Returns how many were not made already. @throws ApiError, also for a likely slip unless `isSure` */
export async function putInForce(changes: Changes, isSure = true): Promise<{ readonly changed: number }> {
  const sheet = await writeSheet({ changes: [...changes] });
  const { change_count: changed } = sheet;
  const [slip] = sheet.lines.flatMap(({ warnings }) => warnings);
  await orDeleted(sheet, async () => {
    if (slip !== undefined && !isSure) throw new ApiError(DOUBTFUL, `${slip} ${IF_RIGHT}`);
    return changed === 0 ? deleteSheet(sheet) : approveSheet(sheet, null);
  });
  return { changed };
}

/** Returns true if prices change at the core only, where another administrator approves them. */
export const isAtCore = ({ approval, rates }: Pick<PriceApproval, 'approval' | 'rates'>): boolean =>
  approval === 'second' && rates === 'core';

/** Returns whether changes of prices are proposed to another administrator, or made at the core only. */
export function usePriceChanges() {
  const { data } = useQuery(priceApprovalQuery);
  const isReadOnly = data !== undefined && isAtCore(data);
  return { proposes: data?.approval === 'second' && !isReadOnly, isReadOnly };
}

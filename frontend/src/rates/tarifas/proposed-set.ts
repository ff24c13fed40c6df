/** Changes of prices as a set of their own: proposed to another administrator, or in force at once. See docs/rules.md R680. */
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#shared/api/api-error.ts';
import { priceApprovalQuery, type PriceApproval } from '#shared/office/price-approval.ts';
import {
  approveSheet,
  deleteSheet,
  orDeleted,
  type RateSheet,
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

const DOUBTFUL = 422;
const IF_RIGHT = 'Corríjalo, o guarde otra vez si es correcto.';

/** Returns true if a change was not made because it may be a slip. */
export const isDoubt = (reason: unknown): boolean => reason instanceof ApiError && reason.status === DOUBTFUL;

/** Refuses a set with a likely slip. @throws ApiError */
function assertMeant({ lines }: RateSheet): void {
  const [slip] = lines.flatMap(({ warnings }) => warnings);
  if (slip !== undefined) throw new ApiError(DOUBTFUL, `${slip} ${IF_RIGHT}`);
}

/** Writes changes as a set and submits it. @throws ApiError, also for a likely slip unless `isSure` */
export async function propose(changes: Changes, isSure = true): Promise<Proposed> {
  const sheet = await writeSheet({ changes: [...changes] });
  await orDeleted(sheet, async () => {
    if (!isSure) assertMeant(sheet);
    return submitSheet(sheet);
  });
  return { proposed: sheet.id };
}

/** Writes changes as a set and puts it in force. Returns how many were not made already. @throws ApiError, also for a likely slip unless `isSure` */
export async function putInForce(changes: Changes, isSure = true): Promise<{ readonly changed: number }> {
  const sheet = await writeSheet({ changes: [...changes] });
  const { change_count: changed } = sheet;
  await orDeleted(sheet, async () => {
    if (!isSure) assertMeant(sheet);
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

/** RUT and phone as the summary asks for them again. */
import { isValidRut, toWireRut } from '@simulador/contracts/domain/rut';
import type { Contact } from '#shared/simulation/summary-slots.ts';
import type { ClientAnswers } from '../answers/answers.ts';
import type { Calculated } from '../calculation/calculated.ts';

export const contactOf = ({ rut, phone }: ClientAnswers): Contact => ({ rut, phone });

interface WithClient {
  readonly client: ClientAnswers;
  readonly calculated: Calculated | null;
}

/**
 * The answers with this RUT and phone. The result names the RUT in its question, where it changes no figure: it goes
 * along, so that the result still holds.
 */
export function withContact({ client, calculated }: WithClient, { rut, phone }: Contact): WithClient {
  const { Rut: _former, ...question } = calculated?.request ?? {};
  const request = { ...question, ...(isValidRut(rut) ? { Rut: toWireRut(rut) } : {}) };
  return {
    client: { ...client, rut, phone },
    calculated: calculated && { ...calculated, request: request as Calculated['request'] },
  };
}

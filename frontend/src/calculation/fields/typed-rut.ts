import { useState } from 'react';
import { isValidRut, toWireRut } from '@simulador/contracts/platform/rut';
import { useAnswers } from '../state/simulator-context.tsx';

/** Returns the valid RUT of the form, as it is sent; null for none. */
export const useTypedRut = (): string | null =>
  useAnswers(({ client: { rut } }) => (isValidRut(rut) ? toWireRut(rut) : null));

/** Returns the RUT that the form had when it was opened. */
export function useOpenedRut(): string | null {
  const rut = useTypedRut();
  const [opened] = useState(rut);
  return opened;
}

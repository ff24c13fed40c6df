/** Answers about what a payment or an income can buy, which outlive their form. See docs/rules.md R575. */
import { createContext, use } from 'react';
import type { AffordInput } from './stored-estimate.ts';

export interface Affording {
  readonly input: AffordInput;
  readonly setInput: (input: AffordInput) => void;
}

export const AffordContext = createContext<Affording | null>(null);

export function useAffording(): Affording {
  const affording = use(AffordContext);
  if (affording === null) throw new Error('Outside of an estimate');
  return affording;
}

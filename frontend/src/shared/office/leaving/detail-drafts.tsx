import { createContext, use, useState, type ReactNode } from 'react';

type Drafts = Readonly<Record<string, unknown>>;

const DraftsContext = createContext<
  readonly [drafts: Drafts, change: (next: (drafts: Drafts) => Drafts) => void]
>([{}, () => undefined]);

/** Holds what is typed in the open detail, which a narrower or wider window moves over the list or next to it. See docs/rules.md R516. */
export const DetailDrafts = ({ children }: { children: ReactNode }) => (
  <DraftsContext value={useState<Drafts>({})}>{children}</DraftsContext>
);

/** Returns the values of a form of the open detail, and the function that replaces them. */
export function useDetailDraft<Values>(form: string, start: Values) {
  const [drafts, change] = use(DraftsContext);
  const values = (drafts[form] as Values | undefined) ?? start;
  return [values, (next: Values): void => change((all) => ({ ...all, [form]: next }))] as const;
}

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { STAFF_ESTIMATE_KEY } from '#shared/browser/browser-storage.ts';
import { readStoredText, writeStoredText } from '#shared/browser/stored-text.ts';
import { useUnsavedInTab } from '#shared/office/leaving/unsaved.ts';
import { EMPTY_UF } from '#shared/ui/amounts/money-value.ts';
import { isSame } from '../answers/answers.ts';
import { useAffording } from '../estimate/affording.ts';
import { useEstimate } from '../estimate/estimate-context.tsx';
import { estimateAnswers, NO_ESTIMATE, type StoredEstimate } from '../estimate/stored-estimate.ts';
import { NONE_ASSUMED } from '../estimate/use-assumed.ts';
import { isBegun } from '../estimate/use-estimate.ts';
import { useSteps } from '../state/simulator-context.tsx';

const NONE: StoredEstimate = {
  ...NO_ESTIMATE,
  afford: { ...NO_ESTIMATE.afford, savings: EMPTY_UF },
  assumed: NONE_ASSUMED,
};

/** Returns the estimate that staff's page begins with: the one that was typed before in this tab, if any. */
export const staffEstimate = (): StoredEstimate =>
  (JSON.parse(readStoredText(STAFF_ESTIMATE_KEY) || 'null') as StoredEstimate | null) ?? NONE;

export const hasStaffEstimate = (): boolean => readStoredText(STAFF_ESTIMATE_KEY) !== '';

/**
 * Stores staff's estimate in the tab with each change, until the simulation is saved. `generation`: changes whenever another simulation
 * begins, which empties the estimate. See docs/rules.md R420.
 */
export function EstimateDraft({ generation }: { generation: number }) {
  const { simulator, tab } = useEstimate();
  const { input, setInput } = useAffording();
  const { recorded } = useSteps().progress;
  const isTyped = isBegun(simulator) || !isSame(input, NONE.afford);
  const typed = { ...NONE, afford: input, answers: estimateAnswers(simulator.answers), tab };
  const text = isTyped && recorded === null ? JSON.stringify(typed satisfies StoredEstimate) : '';
  useUnsavedInTab(text !== '');
  useLayoutEffect(() => writeStoredText(STAFF_ESTIMATE_KEY, text), [text]);
  const restart = useEffectEvent(() => {
    simulator.form.reset(simulator.blank);
    setInput(NONE.afford);
  });
  const last = useRef(generation);
  useEffect(() => {
    if (generation !== last.current) restart();
    last.current = generation;
  }, [generation]);
  return null;
}

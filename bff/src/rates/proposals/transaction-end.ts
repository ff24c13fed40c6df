import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

type LastStep = (manager: EntityManager) => Promise<void>;

const LAST_STEPS = new AsyncLocalStorage<LastStep>();

/** A trial has reached the end of its transaction without a refusal. */
class TrialPassed extends Error {}

/** Makes a change, with a last step in the change's own transaction. */
export const changeWithLastStep = <Result>(
  lastStep: LastStep,
  change: () => Promise<Result>,
): Promise<Result> => LAST_STEPS.run(lastStep, change);

/** Makes a change and rolls it back. @throws Problem if the change is refused */
export async function tryOut(change: () => Promise<unknown>): Promise<void> {
  try {
    await changeWithLastStep(() => Promise.reject(new TrialPassed()), change);
  } catch (error) {
    if (!(error instanceof TrialPassed)) throw error;
  }
}

/** Ends the transaction of a change that can be proposed. Must be its last call. */
export const endTransaction = async (manager: EntityManager): Promise<void> =>
  LAST_STEPS.getStore()?.(manager);

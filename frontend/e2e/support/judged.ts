/** A field judged on blur: its message in the words of the rules, and how it is told to assistive technology. */
import { expect } from '@playwright/test';
import type { Simulator } from './simulator.ts';

/** What is entered, and the message it gets; null where it is right. */
export type Case = readonly [name: string, entered: string, message: string | null];

export async function expectJudged(simulator: Simulator, [name, entered, message]: Case): Promise<void> {
  const said = `${name} with «${entered.slice(0, 60)}»`;
  const field = simulator.field(name);
  const error = simulator.error(name);
  await simulator.enter(name, entered);
  if (message === null) {
    await expect(error, said).toHaveCount(0);
    await expect(field, said).not.toHaveAttribute('aria-invalid');
    return;
  }
  await expect(error, said).toHaveText(message);
  await expect(field, said).toHaveAttribute('aria-invalid', 'true');
  await expect(field, said).toHaveAttribute('aria-describedby', new RegExp(`(^| )${name}-e( |$)`));
}

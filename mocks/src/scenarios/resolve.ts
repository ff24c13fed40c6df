import { strikes } from './chance.ts';
import type { Part, Scenario } from './scenario.ts';
import { seedOf } from './seeded-random.ts';

/** What the request number `index`, counted from 0, meets. The same seed gives the same parts. */
export function partsFor({ steps, repeats }: Scenario, index: number, seed: number): Part[] {
  const step = steps[repeats ? index % steps.length : index] ?? [];
  return step.filter(({ chance, text }) => strikes(chance, index, seedOf(seed, text)));
}

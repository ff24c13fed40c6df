import type { SimulationRead } from './get-simulation.ts';

/**
 * Returns why a simulation can't be changed: it was sent to the workflow, or is being sent; null if it can. See docs/rules.md
 * R286, R386.
 */
export function lockOf({
  enviado_a_finnflow,
  workflow,
}: Pick<SimulationRead, 'enviado_a_finnflow' | 'workflow'>): 'sent' | 'running' | 'stopped' | null {
  if (enviado_a_finnflow) return 'sent';
  return workflow?.state === 'running' || workflow?.state === 'stopped' ? workflow.state : null;
}

/** Changes that become proposals where a second administrator has to approve them. See docs/rules.md R680. */
import type { components } from '@simulador/contracts/generated/bff';

/** Answer to a change that waits for another administrator. */
export type Proposed = components['schemas']['ProposedDto'];

/** Header of every change that may be proposed. */
export const PROPOSABLE = { 'X-Proposal': 'new' } as const;

export const PROPOSED_TEXT =
  'Propuesta enviada: rige cuando otra persona con rol de administración la apruebe en Mantenedores.';

export const isProposed = (answer: unknown): answer is Proposed =>
  typeof answer === 'object' && answer !== null && 'proposal' in answer;

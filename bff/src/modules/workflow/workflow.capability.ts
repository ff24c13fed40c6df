import type { CapabilityDefinition } from '../../config/capability.ts';

/** The bank's workflow. It is another system, so there is no local adapter with an answer. */
export const WORKFLOW: CapabilityDefinition = { name: 'workflow', defaultMode: 'core', modes: ['core'] };

import type { CapabilityDefinition } from '../config/capability.ts';

/** The bank's workflow. It is another system, so it has no local mode. */
export const WORKFLOW: CapabilityDefinition = { name: 'workflow', defaultMode: 'core', modes: ['core'] };

import type { CapabilityDefinition } from '../../config/capability.ts';

/** The bank's workflow is another system: there is nothing here that could answer in its place. */
export const WORKFLOW: CapabilityDefinition = { name: 'workflow', defaultMode: 'core', modes: ['core'] };

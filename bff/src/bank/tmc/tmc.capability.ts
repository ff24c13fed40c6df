import type { CapabilityDefinition } from '../../config/capability.ts';

export const TMC: CapabilityDefinition = { name: 'tmc', defaultMode: 'local' };

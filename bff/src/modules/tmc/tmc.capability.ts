import type { CapabilityDefinition } from '../../capability/capability.ts';

export const TMC: CapabilityDefinition = { name: 'tmc', defaultMode: 'local' };

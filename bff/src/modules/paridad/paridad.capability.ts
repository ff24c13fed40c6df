import type { CapabilityDefinition } from '../../capability/capability.ts';

export const PARIDAD: CapabilityDefinition = { name: 'paridad', defaultMode: 'core' };

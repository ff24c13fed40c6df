import type { CapabilityDefinition } from '../../config/capability.ts';

export const PARIDAD: CapabilityDefinition = { name: 'paridad', defaultMode: 'core' };

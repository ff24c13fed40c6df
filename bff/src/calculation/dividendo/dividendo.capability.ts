import type { CapabilityDefinition } from '../../config/capability.ts';

export const DIVIDENDO: CapabilityDefinition = { name: 'dividendo', defaultMode: 'local' };

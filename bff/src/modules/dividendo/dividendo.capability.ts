import type { CapabilityDefinition } from '../../capability/capability.ts';

export const DIVIDENDO: CapabilityDefinition = { name: 'dividendo', defaultMode: 'local' };

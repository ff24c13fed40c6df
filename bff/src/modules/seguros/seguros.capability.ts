import type { CapabilityDefinition } from '../../capability/capability.ts';

export const SEGUROS: CapabilityDefinition = { name: 'seguros', defaultMode: 'core' };

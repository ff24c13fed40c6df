import type { CapabilityDefinition } from '../../config/capability.ts';

export const SEGUROS: CapabilityDefinition = { name: 'seguros', defaultMode: 'core' };

import type { CapabilityDefinition } from '../../config/capability.ts';

export const TARIFICADOR: CapabilityDefinition = { name: 'tarificador', defaultMode: 'local' };

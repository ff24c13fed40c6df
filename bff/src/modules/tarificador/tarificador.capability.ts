import type { CapabilityDefinition } from '../../capability/capability.ts';

export const TARIFICADOR: CapabilityDefinition = { name: 'tarificador', defaultMode: 'local' };

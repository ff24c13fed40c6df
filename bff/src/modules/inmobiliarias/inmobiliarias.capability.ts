import type { CapabilityDefinition } from '../../capability/capability.ts';

export const INMOBILIARIAS: CapabilityDefinition = { name: 'inmobiliarias', defaultMode: 'local' };

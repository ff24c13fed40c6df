import type { CapabilityDefinition } from '../../config/capability.ts';

export const INMOBILIARIAS: CapabilityDefinition = { name: 'inmobiliarias', defaultMode: 'local' };

import type { CapabilityDefinition } from '../../capability/capability.ts';

export const AUTH: CapabilityDefinition = { name: 'auth', defaultMode: 'local' };

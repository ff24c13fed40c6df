import type { CapabilityDefinition } from '../../config/capability.ts';

export const AUTH: CapabilityDefinition = { name: 'auth', defaultMode: 'local' };

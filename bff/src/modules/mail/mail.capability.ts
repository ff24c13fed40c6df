import type { CapabilityDefinition } from '../../capability/capability.ts';

export const MAIL: CapabilityDefinition = { name: 'mail', defaultMode: 'local', neverShadowed: true };

import type { CapabilityDefinition } from '../../capability/capability.ts';

export const CATALOGOS: CapabilityDefinition = { name: 'catalogos', defaultMode: 'core' };

import type { CapabilityDefinition } from '../../config/capability.ts';

export const CATALOGOS: CapabilityDefinition = { name: 'catalogos', defaultMode: 'core' };

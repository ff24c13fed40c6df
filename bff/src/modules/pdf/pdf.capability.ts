import type { CapabilityDefinition } from '../../capability/capability.ts';

export const PDF: CapabilityDefinition = { name: 'pdf', defaultMode: 'local' };

import type { CapabilityDefinition } from '../../config/capability.ts';

export const PDF: CapabilityDefinition = { name: 'pdf', defaultMode: 'local' };

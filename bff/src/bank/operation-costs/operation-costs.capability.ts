import type { CapabilityDefinition } from '../../config/capability.ts';

export const OPERATION_COSTS: CapabilityDefinition = { name: 'operation_costs', defaultMode: 'local' };

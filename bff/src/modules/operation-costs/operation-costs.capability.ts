import type { CapabilityDefinition } from '../../capability/capability.ts';

export const OPERATION_COSTS: CapabilityDefinition = { name: 'operation_costs', defaultMode: 'local' };

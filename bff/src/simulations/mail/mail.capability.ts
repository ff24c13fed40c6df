import type { CapabilityDefinition } from '../../config/capability.ts';

export const MAIL: CapabilityDefinition = {
  name: 'mail',
  defaultMode: 'local',
  modes: ['local', 'core'],
};

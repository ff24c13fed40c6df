import type { BreakerSetting } from '../border/upstream/breaker-settings.ts';
import type { UpstreamStatus } from '../border/upstream/upstream-factory.ts';
import type { Capability } from '../config/capability.ts';
import type { Mode } from '../config/modes.ts';
import type { ModeDto } from './ops.dto.ts';

/** Status of a capability that is never asked, because it has no core. */
const NEVER_CALLED: UpstreamStatus = { state: 'unknown', outcome: null, breaker: 'closed' };

/** Returns a capability's mode and, if it has a core, its address, deadline and state. */
export function modeDto(
  capability: Capability,
  mode: Mode,
  { state: upstream, outcome, breaker }: UpstreamStatus = NEVER_CALLED,
  setting: BreakerSetting,
): ModeDto {
  if (!('baseUrl' in mode)) return { capability, mode: mode.mode };
  return {
    capability,
    mode: mode.mode,
    origin: mode.baseUrl.origin,
    timeout_ms: mode.timeoutMs,
    upstream,
    breaker: setting,
    breaker_state: breaker,
    ...(outcome === null ? {} : { outcome }),
  };
}

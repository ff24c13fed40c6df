import type { InjectionToken, Provider, Type } from '@nestjs/common';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';
import { modeOf } from '../config/modes.ts';
import { Metrics } from '../observability/metrics.ts';
import { type OnTheWire, Shadow } from './shadow/shadow.service.ts';
import { UpstreamFactory } from './upstream/upstream-factory.ts';
import type { Upstream } from './upstream/upstream.ts';
import type { Capability } from '../config/capability.ts';
import { countAnswers } from './count-answers.ts';

export interface PortBinding<Port extends object> {
  readonly capability: Capability;
  readonly port: InjectionToken<Port>;
  /** Answers here; an ordinary Nest provider of the module. */
  readonly local: Type<Port>;
  /** Answers by asking the core through the only door to the outside. */
  readonly core: (upstream: Upstream, ...dependencies: never[]) => Port;
  /** What `core` needs besides its upstream. */
  readonly coreDependencies?: readonly InjectionToken[];
  /** How an answer reads on the wire, for comparing it with the core's; left out where the port speaks so already. */
  readonly onTheWire?: OnTheWire;
}

const asItIs: OnTheWire = (_question, value) => value;

/** Binds a capability's port to its local or its core adapter, or to both, as the configuration says. */
export function bindPort<Port extends object>(binding: PortBinding<Port>): Provider[] {
  const { capability } = binding;
  return [
    binding.local,
    {
      provide: binding.port,
      inject: [
        APP_CONFIG,
        UpstreamFactory,
        Shadow,
        Metrics,
        binding.local,
        ...(binding.coreDependencies ?? []),
      ],
      useFactory: (
        config: AppConfig,
        upstreams: UpstreamFactory,
        shadow: Shadow,
        metrics: Metrics,
        local: Port,
        ...dependencies: never[]
      ): Port => {
        const mode = modeOf(config.modes, capability);
        metrics.modes.set({ capability, mode: mode.mode }, 1);
        const count = (port: Port): Port => countAnswers(metrics, capability, port);
        if (mode.mode === 'local') return count(local);
        const core = binding.core(upstreams.for(capability, mode), ...dependencies);
        if (mode.mode === 'core') return count(core);
        return count(shadow.over(capability, local, core, binding.onTheWire ?? asItIs));
      },
    },
  ];
}

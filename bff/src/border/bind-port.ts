import type { InjectionToken, Provider, Type } from '@nestjs/common';
import type { Capability } from '../config/capability.ts';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';
import { Metrics } from '../observability/metrics.ts';
import { type Port, PORT_PARTS, type PortParts } from './port.ts';
import { Shadow, type ShadowComparison } from './shadow/shadow.service.ts';
import { UpstreamFactory } from './upstream/upstream-factory.ts';
import type { Upstream } from './upstream/upstream.ts';

export interface PortBinding<Adapter> {
  readonly capability: Capability;
  readonly port: abstract new (parts: PortParts<Adapter>, ...rest: never[]) => Port<Adapter>;
  /** Adapter that answers locally; an ordinary Nest provider of the module. Omitted if only a core can answer. */
  readonly local?: Type<Adapter>;
  /** Makes the adapter that asks the core. */
  readonly core: (upstream: Upstream, ...dependencies: never[]) => Adapter;
  /** Dependencies of `core` in addition to its upstream. */
  readonly coreDependencies?: readonly InjectionToken[];
  /** Converts an answer to the form of the API, for the comparison with the core. Omitted if the port already has that form. */
  readonly onTheWire?: ShadowComparison['onTheWire'];
}

const asItIs: ShadowComparison['onTheWire'] = (_operation, value) => value;

/** Binds a capability's port to its local adapter, its core adapter, or both, as configured. A module has one port. */
export function bindPort<Adapter>(binding: PortBinding<Adapter>): Provider[] {
  const { capability, coreDependencies = [], onTheWire = asItIs } = binding;
  const locals = binding.local ? [binding.local] : [];
  return [
    ...locals,
    binding.port as Type<Port<Adapter>>,
    {
      provide: PORT_PARTS,
      inject: [APP_CONFIG, UpstreamFactory, Shadow, Metrics, ...coreDependencies, ...locals],
      useFactory: (
        config: AppConfig,
        upstreams: UpstreamFactory,
        shadow: Shadow,
        metrics: Metrics,
        ...parts: never[]
      ): PortParts<Adapter> => {
        const mode = config.modes[capability];
        metrics.modes.set({ capability, mode: mode.mode }, 1);
        const local = parts[coreDependencies.length] as Adapter | undefined;
        const answering = { capability, adapter: local ?? null, isOfCore: false, compared: null, metrics };
        if (!('baseUrl' in mode) || mode.mode === 'cmf') return answering;
        const core = binding.core(upstreams.for(capability, mode), ...parts);
        return mode.mode === 'core'
          ? { ...answering, adapter: core, isOfCore: true }
          : { ...answering, compared: { core, shadow, onTheWire } };
      },
    },
  ];
}

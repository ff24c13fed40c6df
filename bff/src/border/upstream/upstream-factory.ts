import { MAX_CORE_BODY_BYTES } from '@simulador/contracts/api/core-body';
import { CoreContract } from '@simulador/contracts/api/core-contract';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Recorder } from '@simulador/recording/recorder';
import type { Logger } from 'pino';
import { Gauge } from 'prom-client';
import { Pool } from 'undici';
import type { Capability } from '../../config/capability.ts';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import type { CoreTarget, Mode } from '../../config/modes.ts';
import { LOGGER } from '../../observability/logger.ts';
import { Metrics } from '../../observability/metrics.ts';
import { RECORDER } from '../recording/record-client.ts';
import { BreakerSettings } from './breaker-settings.ts';
import { coreConnector, proxyFor } from './core-connector.ts';
import { CoreWire } from './core-wire.ts';
import { DifferenceLog, type DriftLog } from './drift.ts';
import { type BreakerState, CoreLimits, UpstreamPolicy } from './policy.ts';
import { Upstream } from './upstream.ts';
import { UpstreamObserver } from './upstream-observer.ts';

const CONNECTIONS_PER_ORIGIN = 32;
/** One for all, because it compiles each schema once. */
const CONTRACT = new CoreContract();

type CoreMode = Extract<Mode, CoreTarget>;

/** Connections and limits of one origin, shared by the capabilities that use it. Shadow calls have their own. */
interface Origin {
  readonly pool: Pool;
  readonly wire: CoreWire;
  readonly limits: CoreLimits;
}

interface CapabilityCore {
  readonly target: CoreMode;
  readonly upstream: Upstream;
  readonly observer: UpstreamObserver;
}

/** State of a capability's upstream, the outcome of the last call to it, and whether its breaker lets requests through. */
export interface UpstreamStatus extends Readonly<Pick<UpstreamObserver, 'state' | 'outcome'>> {
  readonly breaker: BreakerState;
}

/** Creates the upstream of each capability. All requests of the BFF to a core go through one of them. */
@Injectable()
export class UpstreamFactory implements OnApplicationShutdown {
  readonly drift: DriftLog = new DifferenceLog();
  private readonly origins = new Map<string, Origin>();
  private readonly asked: CapabilityCore[] = [];

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    readonly metrics: Metrics,
    @Inject(LOGGER) readonly logger: Logger,
    readonly clock: Clock,
    @Inject(RECORDER) private readonly recorder: Recorder | null,
    private readonly breakers: BreakerSettings,
  ) {
    const states = () => Object.entries(this.states());
    new Gauge({
      name: 'upstream_breaker_open',
      help: '1 while nothing is sent to the capability’s core, because of ten faults or of an operator',
      labelNames: ['capability'],
      registers: [metrics.registry],
      collect() {
        for (const [capability, { breaker }] of states())
          this.set({ capability }, breaker === 'open' ? 1 : 0);
      },
    });
  }

  for(capability: Capability, target: CoreMode): Upstream {
    const { clock, logger } = this;
    const { wire, limits } = this.origin(target);
    const { mode } = target;
    const policy = new UpstreamPolicy(limits, {
      opened: () => logger.warn({ capability, mode }, 'core left alone: it failed ten times in a row'),
      closed: () => logger.info({ capability, mode }, 'core called again'),
    });
    const observer = new UpstreamObserver(capability, CONTRACT, policy, this);
    const upstream = new Upstream({
      capability,
      target,
      wire,
      policy,
      breaker: () => this.breakers.of(capability),
      contract: CONTRACT,
      observer,
      refuseMocks: this.config.production,
      isCompared: mode === 'shadow',
      bounds: () => this.config.coreBounds.at(clock.today()),
    });
    this.asked.push({ target, upstream, observer });
    return upstream;
  }

  /** Sends each core one request, so that wrong credentials are reported at boot and not by the first user. */
  async checkCredentials(): Promise<void> {
    const accountOf = ({ target }: CapabilityCore): string =>
      JSON.stringify([target.baseUrl.origin, target.credentials]);
    // A key of the CMF is tried by the job that needs it. The request is for the UF, so `paridad` sends it if it uses this core.
    const cores = this.asked
      .filter(({ target }) => target.mode !== 'cmf')
      .sort(({ observer }) => (observer.capability === 'paridad' ? -1 : 0));
    const firsts = new Map(cores.toReversed().map((core) => [accountOf(core), core]));
    await Promise.all(
      [...firsts.values()].map(({ upstream }) => upstream.ask('paridad').catch(() => undefined)),
    );
    for (const core of cores)
      if (firsts.get(accountOf(core))?.observer.state === 'unauthorized') core.observer.refused();
  }

  /** Returns the state of every upstream in use, by capability. */
  states(): Partial<Record<Capability, UpstreamStatus>> {
    return Object.fromEntries(
      this.asked.map(({ observer: { capability, state, outcome, policy } }) => {
        const setting = this.breakers.of(capability);
        const breaker = setting === 'auto' ? policy.breakerState() : setting;
        return [capability, { state, outcome, breaker }];
      }),
    );
  }

  /** Closes the connections after the last request was answered. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.origins.values()].map(({ pool }) => pool.destroy()));
  }

  private origin({ baseUrl, mode }: CoreMode): Origin {
    const { origin } = baseUrl;
    // Shadow calls must not use the connections or open the breaker of requests for which a client waits.
    const key = `${mode} ${origin}`;
    const known = this.origins.get(key);
    if (known) return known;
    const certificate = mode === 'cmf' ? null : this.config.clientCertificate;
    const pool = new Pool(origin, {
      connect: coreConnector({ proxy: proxyFor(baseUrl), certificate }),
      connections: CONNECTIONS_PER_ORIGIN,
      maxResponseSize: MAX_CORE_BODY_BYTES,
    });
    const opened = { pool, wire: new CoreWire(origin, pool, this.recorder), limits: new CoreLimits() };
    this.origins.set(key, opened);
    return opened;
  }
}

import { Inject, type InjectionToken, type Provider, type Type } from '@nestjs/common';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import type { Capability } from '../config/capability.ts';
import { Problem } from '../http/problem.ts';
import { currentRequest, type RequestScope } from '../http/request-scope.ts';
import { Metrics } from '../observability/metrics.ts';
import { Shadow, type ShadowComparison } from './shadow/shadow.service.ts';
import type { Sourced } from './upstream/sourced.ts';
import { APP_CONFIG, type AppConfig } from '../config/environment.ts';
import { UpstreamFactory } from './upstream/upstream-factory.ts';
import type { Upstream } from './upstream/upstream.ts';

/** Injection token of the `PortParts` that `bindPort` provides to the module's port. */
export const PORT_PARTS = Symbol('port parts');

export interface PortParts<Adapter> {
  readonly capability: Capability;
  /** The adapter of the configured mode; null in mode `none`. */
  readonly adapter: Adapter | null;
  /** Whether that adapter asks the core. */
  readonly isOfCore: boolean;
  /** In mode `shadow`, the core's adapter: its answers are compared with the local ones. Otherwise null. */
  readonly compared: ComparedAdapter<Adapter> | null;
  readonly metrics: Metrics;
}

export interface ComparedAdapter<Adapter> {
  readonly core: Adapter;
  readonly shadow: Shadow;
  readonly onTheWire: ShadowComparison['onTheWire'];
}

/** The interface for other modules: each operation passes its request to the adapter of the configured mode. */
export abstract class Port<Adapter> {
  /** Answers of each running request, by their key. */
  private readonly answers = new WeakMap<RequestScope, Map<string, Promise<unknown>>>();

  constructor(@Inject(PORT_PARTS) private readonly parts: PortParts<Adapter>) {}

  /** Returns what makes the class of an adapter's port: the named operations ask the adapter with what they are given. */
  static of<Adapter>() {
    return <Name extends keyof Adapter & string>(
      ...operations: Name[]
    ): new (parts: PortParts<Adapter>) => Port<Adapter> & Pick<Adapter, Name> => {
      class Asking extends Port<Adapter> {}
      for (const operation of operations)
        Object.defineProperty(Asking.prototype, operation, {
          value(this: Asking, ...input: unknown[]) {
            return this.ask(operation, input, (adapter) =>
              (adapter[operation] as (...given: unknown[]) => Promise<Sourced<unknown>>)(...input),
            );
          },
        });
      return Asking as never;
    };
  }

  /** Returns true if clients get the adapter's answers, which otherwise are only compared. */
  protected answersWith(adapter: Adapter): boolean {
    return adapter === this.parts.adapter;
  }

  /** Adapter of the configured mode. @throws Problem 503 in mode `none` */
  protected get adapter(): Adapter {
    const { capability, adapter } = this.parts;
    if (!adapter) throw withoutAddress(capability);
    return adapter;
  }

  /** Whether a core answers. */
  protected get isOfCore(): boolean {
    return this.parts.isOfCore;
  }

  /**
   * Asks the adapter, and counts the answer by its source, or as `error`.
   * @param operation name of the operation, for the findings of a shadow call
   * @param input the request; a finding stores it without personal data
   */
  protected ask<T>(
    operation: string,
    input: readonly unknown[],
    call: (adapter: Adapter) => Promise<Sourced<T>>,
  ): Promise<Sourced<T>> {
    const { capability, compared } = this.parts;
    const answer = this.act(call);
    if (compared) {
      const { core, shadow, onTheWire } = compared;
      shadow.compare({ capability, operation, input, onTheWire, local: answer, core: () => call(core) });
    }
    return answer;
  }

  /** Returns the answer for a key, for which a request asks once: each compared term needs the UF, and many the same rate and TMC. */
  protected once<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const request = currentRequest();
    if (!request || request.isBackground) return ask();
    const answers = this.answers.get(request) ?? new Map<string, Promise<unknown>>();
    this.answers.set(request, answers);
    const answer = answers.get(key) ?? ask();
    answers.set(key, answer);
    return answer as Promise<T>;
  }

  /** Asks the adapter for something with side effects. No shadow call is made, because it would repeat them at the core. */
  protected act<T>(call: (adapter: Adapter) => Promise<Sourced<T>>): Promise<Sourced<T>> {
    const { capability, metrics } = this.parts;
    const answer = (async () => call(this.adapter))();
    const count = (source: string): void => metrics.answers.inc({ capability, source });
    answer.then(
      ({ source }) => count(source),
      () => count('error'),
    );
    return answer;
  }
}

const withoutAddress = (capability: Capability): Problem =>
  new Problem(503, SERVER_SENTENCES.coreUnavailable, { cause: new Error(`${capability} has no address`) });

interface PortBinding<Adapter> {
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

import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { setTimeout as pause } from 'node:timers/promises';

/** A scrape ends after ten seconds, and metrics are needed most when the database is slow. */
const LONGEST_MS = 2000;

/**
 * Returns a reader of stored values for metrics. Concurrent calls share one query. Null if the database does not answer in time: the metric
 * keeps its last value, and the others can be read.
 */
export function storedValues<T>(read: () => Promise<T>, longestMs = LONGEST_MS): () => Promise<T | null> {
  let running: Promise<T | null> | undefined;
  return () => {
    running ??= read()
      .catch(() => null)
      .finally(() => (running = undefined));
    return Promise.race([running, pause(longestMs, null, { ref: false })]);
  };
}

/** Few, because every route and every operation of a core has a series for each. */
const SECONDS = [0.1, 0.25, 1, 2.5, 10];

/** Metrics for Prometheus. Labels are our own codes, never user input. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time of answers by route',
    labelNames: ['route'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  /** Counted apart, because a histogram by status would have eight series for each. */
  readonly answered = new Counter({
    name: 'http_requests_total',
    help: 'Answers by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  readonly answers = new Counter({
    name: 'capability_answers_total',
    help: 'Answers of a capability by where they came from (local, core, cache, stale, error)',
    labelNames: ['capability', 'source'],
    registers: [this.registry],
  });
  readonly upstream = new Histogram({
    name: 'upstream_request_duration_seconds',
    help: 'Time of requests to a core',
    labelNames: ['capability', 'operation'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  /** Counted apart, as answers are. */
  readonly asked = new Counter({
    name: 'upstream_requests_total',
    help: 'Requests to a core by how they ended (ok, refused, unauthorized, limited, failed, garbage, timeout, reset, left, cut)',
    labelNames: ['capability', 'operation', 'outcome'],
    registers: [this.registry],
  });
  readonly notSent = new Counter({
    name: 'upstream_not_sent_total',
    help: 'Requests that were not sent to a core by reason (open, full, late)',
    labelNames: ['capability', 'operation', 'reason'],
    registers: [this.registry],
  });
  readonly drift = new Counter({
    name: 'upstream_drift_total',
    help: 'Answers of a core that left its contract, by operation and whether they could be used',
    labelNames: ['operation', 'usable'],
    registers: [this.registry],
  });
  readonly jobs = new Counter({
    name: 'jobs_total',
    help: 'Jobs of the durable queue by how they ended (done, failed: tried again)',
    labelNames: ['task', 'outcome'],
    registers: [this.registry],
  });

  readonly emergencySignIns = new Counter({
    name: 'emergency_sign_ins_total',
    help: 'Sign-ins of the emergency account with its password while users sign in at the bank’s identity provider',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}

/** Measures every answer by its route; requests of no operation share one name, whatever their method. */
export const requestMetrics =
  (metrics: Metrics): RequestHandler =>
  (request, response, next) => {
    const began = performance.now();
    response.on('close', () => {
      const path = (request.route as { path?: string } | undefined)?.path;
      const [method, route] = path === undefined ? ['none', 'none'] : [request.method, path];
      metrics.requests.observe({ route }, (performance.now() - began) / 1000);
      metrics.answered.inc({ method, route, status: response.statusCode });
    });
    next();
  };

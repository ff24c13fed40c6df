import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Clock } from '../clock/clock.ts';
import { Metrics } from '../observability/metrics.ts';
import { OVERDUE_MS } from './flow.ts';
import { FlowStore } from './flow-store.ts';

/** Counts, when metrics are read, the flows that should have ended. */
@Injectable()
export class WorkflowAlarm {
  constructor({ registry }: Metrics, clock: Clock, flows: FlowStore) {
    new Gauge({
      name: 'workflow_flows_overdue',
      help: 'Simulations on their way into the workflow for more than ten minutes; the same for every replica',
      registers: [registry],
      async collect() {
        const before = new Date(clock.now().getTime() - OVERDUE_MS);
        // The metric keeps its last value when the database is unavailable, so that the others can be read.
        await flows.openSince(before).then(
          (count) => this.set(count),
          () => undefined,
        );
      },
    });
  }
}

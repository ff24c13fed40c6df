import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Clock } from '../clock/clock.ts';
import { Metrics } from '../observability/metrics.ts';
import { storedValues } from '../observability/stored-values.ts';
import { OVERDUE_MS } from './flow.ts';
import { FlowStore } from './flow-store.ts';

/** Counts, when metrics are read, the flows that should have ended. */
@Injectable()
export class WorkflowAlarm {
  constructor({ registry }: Metrics, clock: Clock, flows: FlowStore) {
    const overdue = storedValues(() => flows.openSince(new Date(clock.now().getTime() - OVERDUE_MS)));
    new Gauge({
      name: 'workflow_flows_overdue',
      help: 'Simulations on their way into the workflow for more than ten minutes; the same for every replica',
      registers: [registry],
      async collect() {
        const count = await overdue();
        if (count !== null) this.set(count);
      },
    });
  }
}

/** Prices simulations in its own thread, batch by batch. impact.service.ts reads them, and may end the thread at any time. */
import { parentPort, workerData } from 'node:worker_threads';
import { type ImpactBooks, ImpactCount, type PricedSimulation } from './impact.ts';

const counted = new ImpactCount(workerData as ImpactBooks);

parentPort?.on('message', (batch: readonly PricedSimulation[] | null) => {
  if (batch === null) {
    parentPort?.postMessage(counted.result());
    parentPort?.close();
    return;
  }
  for (const simulation of batch) counted.add(simulation);
  parentPort?.postMessage(batch.length);
});

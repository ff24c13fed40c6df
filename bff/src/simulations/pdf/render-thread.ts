import type { OnApplicationShutdown } from '@nestjs/common';
import { Worker } from 'node:worker_threads';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';

/** Built file, also if this one runs from its source, as in `spreadsheet/sheet-thread.ts`. */
const WORKER = new URL('../../../dist/simulations/pdf/render-worker.js', import.meta.url);

/** Message to the worker. */
export interface Rendering {
  readonly simulation: SimulationEntity;
  /** Address that opens the figures; null if there is none. */
  readonly link: string | null;
}

/** Answer of the worker to one simulation. */
export type Rendered = { readonly pdf: Uint8Array<ArrayBuffer> } | { readonly error: unknown };

interface Request {
  resolve(pdf: Buffer): void;
  reject(error: unknown): void;
}

interface Running {
  readonly worker: Worker;
  /** Unanswered requests. The worker answers in their order. */
  readonly requests: Request[];
}

/**
 * The worker thread that renders PDFs, one after the other, so that requests don't wait for them. It starts with the first PDF, and
 * again with the first one after an unexpected end.
 */
export class RenderThread implements OnApplicationShutdown {
  private running: Running | undefined;
  private hasEnded = false;

  constructor(private readonly file = WORKER) {}

  /**
   * Renders a simulation with the link to its figures. @throws the error of the rendering, or the reason of the thread's end
   */
  async render(simulation: SimulationEntity, link: string | null): Promise<Buffer> {
    // A thread that began after the shutdown would keep the process running.
    if (this.hasEnded) throw new Error('no PDF is rendered after the end');
    const { worker, requests } = (this.running ??= this.start());
    return new Promise((resolve, reject) => {
      worker.postMessage({ simulation, link } satisfies Rendering);
      requests.push({ resolve, reject });
    });
  }

  /** Ends the thread after the jobs, which render too, and rejects the unanswered requests, and later ones. */
  async onApplicationShutdown(): Promise<void> {
    this.hasEnded = true;
    await this.running?.worker.terminate();
  }

  private start(): Running {
    // The thread gets no environment, because ours has secrets. A limit on its memory would make each PDF slower (lab/performance.md).
    const worker = new Worker(this.file, { execArgv: [], env: {} });
    const running: Running = { worker, requests: [] };
    const { requests } = running;
    let reason: unknown = new Error('the worker ended without an answer');
    worker.on('message', (rendered: Rendered) => {
      const request = requests.shift();
      if ('pdf' in rendered) request?.resolve(Buffer.from(rendered.pdf.buffer));
      else request?.reject(rendered.error);
    });
    worker.once('error', (error) => (reason = error));
    worker.once('exit', () => {
      if (this.running === running) this.running = undefined;
      for (const { reject } of requests) reject(reason);
    });
    return running;
  }
}

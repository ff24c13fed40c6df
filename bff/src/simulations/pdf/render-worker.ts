/** Renders simulations in a thread of its own, which its starter (render-thread.ts) ends. */
import { parentPort } from 'node:worker_threads';
import { renderDetail } from './document/detail.ts';
import type { Rendered, Rendering } from './render-thread.ts';

parentPort?.on('message', (message: Rendering) => {
  const rendered = render(message);
  parentPort?.postMessage(rendered, 'pdf' in rendered ? [rendered.pdf.buffer] : []);
});

function render({ simulation, link }: Rendering): Rendered {
  try {
    return { pdf: new Uint8Array(renderDetail(simulation, link)) };
  } catch (error) {
    return { error };
  }
}

/** Renders simulations in a thread of its own, which its starter (render-thread.ts) ends. */
import { parentPort } from 'node:worker_threads';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { renderDetail } from './document/detail.ts';
import { openFonts } from './document/fonts.ts';
import type { Rendered } from './render-thread.ts';

const fonts = openFonts();

parentPort?.on('message', (simulation: SimulationEntity) => {
  const rendered = render(simulation);
  parentPort?.postMessage(rendered, 'pdf' in rendered ? [rendered.pdf.buffer] : []);
});

function render(simulation: SimulationEntity): Rendered {
  try {
    return { pdf: new Uint8Array(renderDetail(simulation, fonts)) };
  } catch (error) {
    return { error };
  }
}

import { Port } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { assertReadable } from '../reading/readable.ts';

export interface PdfAdapter {
  render(simulation: SimulationEntity): Promise<Sourced<Buffer>>;
}

/** Port for the PDF of a saved simulation. */
export class PdfPort extends Port<PdfAdapter> {
  /**
   * Returns a PDF. The simulation's client must be loaded, and the caller's access checked.
   * @throws Problem 409 for a simulation whose figures can't be read, 500 to 504
   */
  async render(simulation: SimulationEntity): Promise<Sourced<Buffer>> {
    assertReadable(simulation);
    return this.ask('render', [simulation], (adapter) => adapter.render(simulation));
  }
}

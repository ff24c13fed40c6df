import type { Sourced } from '../../border/sourced.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';

/** What does a saved simulation look like on paper? */
export abstract class PdfPort {
  /**
   * The bytes of a PDF. The client must be loaded; whether the one who asks may see the simulation was decided before.
   * @throws Problem 500 to 504 when there is none.
   */
  abstract render(simulation: SimulationEntity): Promise<Sourced<Buffer>>;
}

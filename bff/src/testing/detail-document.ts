/** The simulation's PDF, rendered and read back. */
import { renderDetail } from '../simulations/pdf/document/detail.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';
import { type SavedSimulationChanges, savedSimulation } from './saved-simulation.ts';

export const readDetail = (
  changes: SavedSimulationChanges = {},
  link: string | null = null,
): Promise<ReadPdf> => readPdf(renderDetail(savedSimulation(changes), link));

/** Changes that show subsidy, unemployment insurance, DFL2 and months of grace. */
export const SUBSIDISED: SavedSimulationChanges = {
  calculation: { codigoSubsidio: 1, tasa_seg_ces: 0.00012, plazototal: 20, mesesgracia: 3, DFL2: true },
  inputs: { subsidyUf: 300 },
  texts: { subsidy: 'Subsidio DS01', unemploymentInsurance: 'Cesantía' },
};

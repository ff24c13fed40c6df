/** The example simulation as saved: 2,000 UF on 2,500, 25 years, 4.5 %. */
import type { SavedSimulation } from '../calculation/state/progress.ts';

export const SAVED: SavedSimulation = {
  uuid: '0d3f3c5a-7a3e-4f6c-9a53-3d1b4f0d2c11',
  id: 10517,
  email: 'camila.rojas@correo.cl',
  dividendClp: 469290,
  dividendUf: 11.4796,
  needs: { clp: 22_157_973, incomeClp: 1_910_472, hasSavings: true },
  creditUf: 2000,
  creditClp: null,
  ufValueClp: 40880.36,
  ufDate: '2026-11-19',
  years: 25,
  annualRatePct: 4.5,
  workerType: 'Dependiente',
  hasCodebtor: false,
  url: 'http://localhost/simulador#simulacion=1&destino=1&tipo=2&estado=2&valor=uf2500&ahorro=uf500&credito=uf2000&anos=25&numero=10517&clave=qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq',
  wantsContact: true,
  phone: '+56912345678',
  quotedUntil: '2026-12-05',
  date: '2026-11-20',
};

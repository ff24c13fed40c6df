/** State, resolution and executive in the detail, for component tests. */
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { DETAIL, DETAIL_PATH, findDetail, UPDATE_PATH } from './detail.tsx';
import { JAVIERA, TOMAS } from './office.ts';
import type { Answers } from './simulator/fake-bff.ts';

export const UPDATED = 'Información actualizada correctamente.';

export const findDecision = async () =>
  within(await within(await findDetail()).findByRole('region', { name: 'Información de la Solicitud' }));
export const decisionField = async (label: string) => (await findDecision()).findByLabelText(label);
export const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await decisionField(label), option);
export const saidInDetail = async (text: string) => within(await findDetail()).findByText(text);
export const updateButton = async () =>
  (await findDecision()).findByRole('button', { name: 'Actualizar Información' });

export interface SavingServer {
  saved: SimulationRead;
  /** Answer instead of a change; null for none. */
  refused: Response | null;
  readonly answers: Answers;
}

/** Returns a server that stores what it receives, and answers with `refused` while that is set. */
export function savingServer(saved: SimulationRead = DETAIL): SavingServer {
  const server: SavingServer = {
    saved,
    refused: null,
    answers: {
      [DETAIL_PATH]: () => server.saved,
      [UPDATE_PATH]: ({ body }) => {
        if (server.refused) return server.refused;
        const { estado, resolucion, commercial } = body as Record<string, number>;
        const executive = [JAVIERA, TOMAS].find(({ id }) => id === commercial)?.full_name ?? null;
        server.saved = {
          ...server.saved,
          version: server.saved.version + 1,
          estado: estado ?? 0,
          resolucion: resolucion ?? 0,
          commercial: commercial ?? null,
          executive,
        };
        return { simulation: server.saved, message: UPDATED };
      },
    },
  };
  return server;
}

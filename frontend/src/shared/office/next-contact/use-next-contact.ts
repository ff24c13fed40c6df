import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '@simulador/contracts/generated/bff';
import { contactMoment } from '@simulador/contracts/office/messages/next-contact';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { answerOf } from '#shared/api/api-error.ts';
import { isGone } from '#shared/api/final-refusals.ts';
import { isConflict } from '#shared/api/refusals.ts';
import { client } from '#shared/session/client.ts';
import { simulationQuery, type SimulationRead } from '#shared/simulation/get-simulation.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { SIMULATION_LISTS } from '../queries.ts';
import { contactsOf } from './contacts-of.ts';

export type NextContact = components['schemas']['NextContactDto'];

/** Simulation whose next contact is planned, as it was when its dialog opened. */
export type Contacted = Pick<
  components['schemas']['SimulationDto'],
  'uuid' | 'id' | 'version' | 'client_name' | 'next_contact'
>;

const NOT_PLANNED = 'No pudimos guardar el próximo contacto. Inténtelo de nuevo.';

const plan = async (
  { uuid, version }: Pick<Contacted, 'uuid' | 'version'>,
  contact: NextContact | null,
): Promise<void> => {
  const params = { path: { simulation: uuid }, header: { 'If-Match': `"${version}"` } };
  await (contact === null
    ? answerOf(client.DELETE('/api/simulador/seguimiento/{simulation}', { params }))
    : answerOf(client.PUT('/api/simulador/seguimiento/{simulation}', { params, body: contact })));
};

/**
 * Plans the next contact; null removes it. After a colleague's change, which the failure names, the next attempt has the version since
 * then. See docs/rules.md R511.
 */
export function useNextContact(opened: Contacted, onPlanned: () => void) {
  const queries = useQueryClient();
  const { uuid } = opened;
  const { queryKey } = simulationQuery(uuid);
  /** The simulation as a colleague changed it; null before a conflict. */
  const [changed, setChanged] = useState<SimulationRead | null>(null);
  const { version, next_contact: present } = changed ?? opened;
  const { run, isWorking, error, failure } = useAction({
    run: (contact: NextContact | null) => plan({ uuid, version }, contact),
    done: (_, contact) =>
      contact === null
        ? 'Próximo contacto quitado.'
        : `Próximo contacto para el ${contactMoment({ ...contact, date: contact.date as IsoDate })}.`,
    onDone: onPlanned,
    failed: NOT_PLANNED,
    hasPlace: true,
    refetch: [queryKey, [SIMULATION_LISTS]],
    onFailed: async (reason) => {
      if (!isConflict(reason)) return;
      await queries.prefetchQuery(simulationQuery(uuid));
      setChanged(queries.getQueryData(queryKey) ?? null);
    },
  });
  return {
    plan: run,
    isPlanning: isWorking,
    failure,
    /** Answer to whether contacts can still be planned, as far as a refusal has told. */
    contacts: isGone(error) ? 'over' : changed === null ? 'possible' : contactsOf(changed),
    /** The planned contact; null for none. */
    present,
    /** Whether `present` is a colleague's, planned since the dialog opened. */
    isReplanned: JSON.stringify(present) !== JSON.stringify(opened.next_contact),
  };
}

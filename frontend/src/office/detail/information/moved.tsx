import { isRejected } from '@simulador/contracts/office/state-tone';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { lockOf } from '#shared/simulation/send-lock.ts';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import type { useInformation } from './use-information.ts';

export interface MovedProps {
  read: SimulationRead;
  ofClient: readonly SimulationRead[];
  form: ReturnType<typeof useInformation>;
}

/** The client's other simulations that the chosen executive gets too, and whose they are, with a box to leave them; none if there are none. See docs/rules.md R285. */
export function Moved({ read, ofClient, form: { chosen, decide } }: MovedProps) {
  const { executive, leavesOthers = false } = chosen;
  const moved = ofClient.filter(
    (each) =>
      each.uuid !== read.uuid &&
      each.commercial !== executive &&
      lockOf(each) === null &&
      !isRejected(each.estado_description),
  );
  if (moved.length === 0) return null;
  const names = moved.map(
    ({ id, executive: name }) => `N.º ${id} (${name === null ? 'sin asignar' : `de ${name}`})`,
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p role="status">
        {`${leavesOthers ? 'Siguen como están' : 'También cambian de ejecutivo'}: ${names.join(', ')}.`}
      </p>
      <CheckboxField
        name="recorded_leave_others"
        label="Dejarlas con quien las tiene"
        value={leavesOthers}
        onChange={(next) => decide({ leavesOthers: next })}
      />
    </div>
  );
}

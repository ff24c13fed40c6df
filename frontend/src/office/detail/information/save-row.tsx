import type { Neighbour } from '../../lists/list-keys.ts';
import { Button } from '#shared/ui/button.tsx';
import type { useInformation } from './use-information.ts';
import { isRejected } from '@simulador/contracts/office/state-tone';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { lockOf } from '../../lists/contacts-of.ts';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';

export interface SaveRowProps {
  form: ReturnType<typeof useInformation>;
  next: Neighbour | null;
}

/** Buttons that save all, and the selects alone (`Actualizar Información`); a question for a colleague's client. */
export function SaveRow({ form, next }: SaveRowProps) {
  const { isDecided, isSaving, recording, updating } = form;
  if (recording.isAttended || updating.isAttended)
    return (
      // Keyed, so that its button is no other one, which would not take the focus.
      <div key="question" className="flex flex-wrap items-center gap-2" role="alert">
        <p className="flex-[1_1_12rem]">
          {`${recording.failure ?? updating.failure ?? ''} ¿Guardar igual? Verá quién lo hizo.`}
        </p>
        <Button
          variant="go"
          autoFocus
          working={isSaving}
          workingLabel="Guardando…"
          onClick={() => void (recording.isAttended ? form.save() : form.update())}
        >
          Guardar igual
        </Button>
        <Button
          aria-disabled={isSaving}
          onClick={() => {
            recording.forget();
            updating.forget();
          }}
        >
          No
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-2 [--control:36px] @max-[34rem]/sheet:*:w-full @max-[34rem]/sheet:[&>:first-child]:sticky @max-[34rem]/sheet:[&>:first-child]:bottom-2 @max-[34rem]/sheet:[&>:first-child]:z-1">
      <Button variant="go" type="submit" working={recording.isWorking} workingLabel="Guardando…">
        {next === null
          ? 'Guardar'
          : next.name === null
            ? 'Guardar y abrir a la siguiente'
            : `Guardar y abrir a ${shortName(next.name)}`}
        <kbd
          aria-hidden="true"
          className="rounded-sm border px-1 font-sans text-14 font-normal @max-[34rem]/sheet:hidden pointer-coarse:hidden"
        >
          Ctrl ↵
        </kbd>
      </Button>
      <Button
        className="ml-auto"
        // The button isn't `disabled`, so that it keeps the focus after saving.
        aria-disabled={!isDecided || form.isUnresolved}
        working={updating.isUpdating}
        workingLabel="Actualizando…"
        onClick={form.update}
      >
        Actualizar Información
      </Button>
    </div>
  );
}

/** Returns the first name and the first surname. */
const shortName = (name: string): string => name.split(' ').slice(0, 2).join(' ');

/** Returns the client's other simulations that an executive may have. */
export const othersOpen = (
  read: SimulationRead | undefined,
  ofClient: readonly SimulationRead[] = [],
): readonly SimulationRead[] =>
  ofClient.filter(
    (each) => each.uuid !== read?.uuid && lockOf(each) === null && !isRejected(each.estado_description),
  );

export interface MovedProps {
  read: SimulationRead;
  ofClient: readonly SimulationRead[];
  form: ReturnType<typeof useInformation>;
}

/** The client's other simulations that the chosen executive gets too, and whose they are, with a box to leave them; none if there are none. See docs/rules.md R285. */
export function Moved({ read, ofClient, form: { chosen, decide } }: MovedProps) {
  const { executive, leavesOthers = false } = chosen;
  const moved = othersOpen(read, ofClient).filter(({ commercial }) => commercial !== executive);
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

import type { Neighbour } from '#shared/office/neighbours.ts';
import { Button } from '#shared/ui/button.tsx';
import type { useInformation } from './use-information.ts';

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

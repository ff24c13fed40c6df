import { Button } from '#shared/ui/button.tsx';

/** Button at the end of every module except the last one, whose act stands in the answer's card. */
export function ContinueActions({ isWorking = false }: { isWorking?: boolean }) {
  return (
    <Button
      type="submit"
      working={isWorking}
      workingLabel="Continuar"
      className="border-2! border-primary! text-primary!"
    >
      Continuar
    </Button>
  );
}

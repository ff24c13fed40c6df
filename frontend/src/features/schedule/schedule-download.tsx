import { useState } from 'react';
import { useWords } from '#shared/audience/audience.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useToast } from '#shared/ui/toast.tsx';
import type { WorkbookInput } from './workbook.ts';

/** The schedule as a spreadsheet. What writes it is loaded when it is asked for. */
export function ScheduleDownload(input: WorkbookInput) {
  const [isWorking, setWorking] = useState(false);
  const toast = useToast();
  const words = useWords();
  const download = (): void => {
    setWorking(true);
    import('./save-workbook.ts')
      .then(({ saveWorkbook }) => saveWorkbook(input))
      .catch(() =>
        toast.show(`No pudimos crear el archivo. ${words('Inténtalo', 'Inténtelo')} de nuevo.`, {
          tone: 'bad',
        }),
      )
      .finally(() => setWorking(false));
  };
  return (
    <p>
      <Button working={isWorking} workingLabel="Creando el archivo…" onClick={download}>
        Descargar cuadro (.xlsx)
      </Button>
    </p>
  );
}

import { useState } from 'react';
import { loadPart } from '#shared/browser/load-part.ts';
import { useAudienceText } from '#shared/context/audience.tsx';
import { Button } from '#shared/ui/button.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { workbookSheets, type WorkbookInput } from './model/workbook.ts';

/** Button that downloads the schedule as a spreadsheet. The code that writes it is loaded on demand. */
export function ScheduleDownload(input: WorkbookInput) {
  const [isWorking, setWorking] = useState(false);
  const toast = useToast();
  const textFor = useAudienceText();
  const download = (): void => {
    setWorking(true);
    loadPart(() => import('./model/save-workbook.ts'))
      .then(({ saveWorkbook }) => saveWorkbook(workbookSheets(input)))
      .catch(() =>
        toast.show(`No pudimos crear el archivo. ${textFor('Inténtalo', 'Inténtelo')} de nuevo.`, {
          tone: 'bad',
        }),
      )
      .finally(() => setWorking(false));
  };
  return (
    <p>
      <Button
        variant="low"
        small
        className="px-0!"
        working={isWorking}
        workingLabel="Creando el archivo…"
        onClick={download}
      >
        Descargar cuadro (.xlsx)
      </Button>
    </p>
  );
}

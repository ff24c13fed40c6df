import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { formatDate } from '@simulador/contracts/domain/format';
import { failureText } from '#shared/api/api-error.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { refreshRateTables } from '../rate-data.ts';
import { postSheet } from './sheet-data.ts';
import { sheetAddress } from '../sheet-address.ts';

const FAILED = 'No pudimos crear la hoja. Inténtelo de nuevo en unos minutos.';

/** Button that creates an empty draft and opens it. */
export function NewSheetButton() {
  const today = useSantiagoDay();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: () => postSheet(`Hoja del ${formatDate(today)}`, []),
    onSuccess: ({ id }) => {
      void refreshRateTables(queries);
      void navigate(sheetAddress(id));
    },
    onError: (error) => toast.show(failureText(error, FAILED), { tone: 'bad' }),
    networkMode: 'always',
  });
  return (
    <Button variant="go" working={isPending} workingLabel="Creando…" onClick={() => mutate()}>
      <Icon name="plus" />
      Nueva hoja
    </Button>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '#shared/api/api-error.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { askToLose, hasUnsaved } from '#shared/office/leaving/unsaved.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { type Product, refreshRateTables } from './rate-data.ts';
import { useNewDraft } from './use-new-draft.ts';

const FAILED = 'No pudimos crear la hoja. Inténtelo de nuevo en unos minutos.';

export interface NewSheetButtonProps {
  adjusted?: Product;
}

/** Button that creates an empty draft and opens it, or its adjustment. */
export function NewSheetButton({ adjusted }: NewSheetButtonProps) {
  const draft = useNewDraft();
  const toast = useToast();
  const queries = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: () => draft.write([]),
    onSuccess: () => {
      void refreshRateTables(queries);
      draft.open(adjusted?.id);
    },
    onError: (error) => toast.show(failureText(error, FAILED), { tone: 'bad' }),
  });
  return (
    <Button
      variant={adjusted ? 'alt' : 'go'}
      small={adjusted !== undefined}
      working={isPending}
      workingLabel="Creando…"
      onClick={() => askToLose(hasUnsaved(), () => mutate())}
    >
      {adjusted ? (
        <>
          Ajustar<span className="sr-only">{` las tasas de ${adjusted.name}`}</span>
        </>
      ) : (
        <>
          <Icon name="plus" />
          Nueva hoja
        </>
      )}
    </Button>
  );
}

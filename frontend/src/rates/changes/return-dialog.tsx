import { SHEET_MAX } from '@simulador/contracts/rates/rate-sheet';
import { RATE_TABLES } from '#shared/office/price-approval.ts';
import { FormDialog } from '#shared/office/leaving/form-dialog.tsx';
import { TextAreaField } from '#shared/ui/fields/text-area-field.tsx';
import { useForm } from '#shared/ui/forms/use-form.ts';
import { returnSheet, type RateSheet } from '../tarifas/change-data.ts';

export interface ReturnDialogProps {
  sheet: RateSheet;
  onReturned: () => void;
  onClose: () => void;
}

/** Returns a set to its author, with the reason. */
export function ReturnDialog({ sheet, onReturned, onClose }: ReturnDialogProps) {
  const form = useForm({
    start: { reason: '' },
    violations: ({ reason }) =>
      reason.trim() === ''
        ? [{ name: 'reason', label: 'Por qué lo devuelve', message: 'Este campo es obligatorio' }]
        : [],
    run: ({ reason }) => returnSheet(sheet, reason),
    done: () => 'Cambio devuelto.',
    failed: 'No pudimos devolverlo. Inténtelo de nuevo en unos minutos.',
    refetch: [[RATE_TABLES]],
    onDone: onReturned,
  });
  return (
    <FormDialog
      title="Devolver"
      form={form}
      act={{ children: `Devolver a ${sheet.author ?? 'quien lo escribió'}`, workingLabel: 'Devolviendo…' }}
      onClose={onClose}
    >
      <TextAreaField
        {...form.field('reason')}
        label="Por qué lo devuelve"
        maxLength={SHEET_MAX.reason}
        rows={4}
      />
    </FormDialog>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, failureText } from '#shared/api/api-error.ts';
import { newAssignmentsQuery } from '#shared/office/new-assignments-query.ts';
import { client } from '#shared/session/client.ts';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import styles from './listing.module.css';

const NOT_SAVED = 'No pudimos guardar su preferencia. Inténtelo de nuevo.';

/** Checkbox for mails about new assignments; not shown if the installation sends no mail. See docs/rules.md R518. */
export function MailNotice() {
  const queries = useQueryClient();
  const toast = useToast();
  const { data } = useQuery(newAssignmentsQuery);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isWanted: boolean) =>
      answerOf(client.PUT('/api/simulador/asignaciones/aviso', { body: { by_mail: isWanted } })),
    onSuccess: async (saved) => {
      // Cancels running requests, whose answers would undo the change.
      await queries.cancelQueries({ queryKey: newAssignmentsQuery.queryKey });
      queries.setQueryData(newAssignmentsQuery.queryKey, saved);
    },
    onError: (reason) => toast.show(failureText(reason, NOT_SAVED), { tone: 'bad' }),
  });
  if (!data?.can_mail) return null;
  return (
    <div className={styles['notice']}>
      <CheckboxField
        name="assignments_by_mail"
        label="Avisarme por correo cuando me asignen simulaciones"
        value={isPending ? variables : data.by_mail}
        onChange={(checked) => {
          if (!isPending) mutate(checked);
        }}
      />
    </div>
  );
}

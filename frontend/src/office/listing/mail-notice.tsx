import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf } from '#shared/api/api-error.ts';
import { newAssignmentsQuery } from '#shared/office/new-assignments-query.ts';
import { showChanged } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { useAction } from '#shared/ui/forms/use-action.ts';
import styles from './listing.module.css';

const NOT_SAVED = 'No pudimos guardar su preferencia. Inténtelo de nuevo.';

/** Checkbox for mails about new assignments; not shown if the installation sends no mail. See docs/rules.md R518. */
export function MailNotice() {
  const queries = useQueryClient();
  const { data } = useQuery(newAssignmentsQuery);
  const { run, isWorking, input } = useAction({
    run: (isWanted: boolean) =>
      answerOf(client.PUT('/api/simulador/asignaciones/aviso', { body: { by_mail: isWanted } })),
    failed: NOT_SAVED,
    onDone: (saved) => showChanged(queries, newAssignmentsQuery.queryKey, () => saved),
  });
  if (!data?.can_mail) return null;
  return (
    <div className={styles['notice']}>
      <CheckboxField
        name="assignments_by_mail"
        label="Avisarme por correo cuando me asignen simulaciones"
        value={isWorking && input !== undefined ? input : data.by_mail}
        onChange={(checked) => {
          if (!isWorking) run(checked);
        }}
      />
    </div>
  );
}

import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import {
  answerDue,
  earliestReceived,
  REQUEST_KINDS,
  REQUEST_TEXT_MAX,
  type RequestKind,
} from '@simulador/contracts/people/person-requests';
import { rutRule } from '@simulador/contracts/calculation/rules/person';
import { messageText, violationText } from '@simulador/contracts/calculation/messages/es';
import {
  BLOCKED_FROM_NOW,
  NOT_RECEIVED_THEN,
  REQUEST_KIND_NAMES,
} from '@simulador/contracts/people/messages/person-requests';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { useUnsavedForm } from '#shared/office/leaving/unsaved.ts';
import { useKept } from '#shared/office/leaving/use-kept.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { DateField } from '#shared/ui/fields/date-field.tsx';
import type { SummaryError } from '#shared/ui/fields/error-summary.tsx';
import { FieldGrid } from '#shared/ui/fields/field.tsx';
import { RutField } from '#shared/ui/fields/rut-field.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { useFormErrors } from '#shared/ui/fields/use-form-errors.ts';
import { TextAreaField } from '#shared/ui/fields/text-area-field.tsx';
import styles from './personal-data.module.css';
import { postRequest, type PersonRequest } from './request-data.ts';
import { RequestForm } from './request-form.tsx';
import { useRequestChange } from './use-request-change.ts';

const KINDS = REQUEST_KINDS.map((kind) => ({ value: kind, label: REQUEST_KIND_NAMES[kind] }));

export interface NewRequestFormProps {
  onSaved: (request: PersonRequest) => void;
  onCancel: () => void;
}

/** Storage key of the form. */
export const REQUEST_FORM = 'solicitud nueva';

interface Request {
  readonly kind: RequestKind | '';
  readonly rut: string;
  readonly received: IsoDate | null;
  readonly note: string;
}

const BLANK: Request = { kind: '', rut: '', received: null, note: '' };

export function NewRequestForm({ onSaved, onCancel }: NewRequestFormProps) {
  const today = useSantiagoDay();
  const { mutate, isPending, failure, refusalOf } = useRequestChange({
    change: postRequest,
    doneText: 'Solicitud registrada.',
    onDone: onSaved,
  });
  const start = { ...BLANK, received: today };
  const { values, setValues, isChanged } = useKept<Request>(REQUEST_FORM, true, start, isPending);
  const { kind, rut, received, note } = values;
  const set = (part: Partial<Request>): void => setValues({ ...values, ...part });
  const leave = useUnsavedForm(isChanged, onCancel, isPending);
  const brokenRut = rutRule(rut);
  const earliest = earliestReceived(today);
  const errors: SummaryError[] = [
    ...(kind === '' ? [{ name: 'kind', label: 'Qué pide', message: messageText('required') }] : []),
    ...(brokenRut ? [{ name: 'identification', label: 'RUT', message: violationText(brokenRut) }] : []),
    ...(received === null
      ? [{ name: 'received', label: 'Recibida el', message: messageText('required') }]
      : received > today || received < earliest
        ? [{ name: 'received', label: 'Recibida el', message: NOT_RECEIVED_THEN }]
        : []),
  ];
  const form = useFormErrors(errors, refusalOf);
  const { errorOf, leave: check } = form;
  const submit = (): void => {
    if (isPending) return;
    if (kind === '' || received === null || errors.length > 0) form.refuse();
    else mutate({ kind, identification: rut, received, ...(note.trim() === '' ? {} : { note }) });
  };
  return (
    <RequestForm title="Registrar solicitud" errors={form} failure={failure} onSubmit={submit}>
      <FieldGrid>
        <SelectField
          name="kind"
          label="Qué pide"
          options={KINDS}
          placeholder="-- Seleccione una opción --"
          value={kind}
          error={errorOf('kind')}
          onChange={(value) => set({ kind: value as RequestKind | '' })}
          onBlur={() => check('kind')}
        />
        <RutField
          name="identification"
          label="RUT"
          hint="De la persona, ya verificada su identidad."
          value={rut}
          error={errorOf('identification')}
          onChange={(next) => set({ rut: next })}
          onBlur={() => check('identification')}
        />
        <DateField
          name="received"
          label="Recibida el"
          hint={
            kind !== '' && received !== null
              ? `Hay que responder a más tardar el ${formatDate(answerDue(kind, received))}.`
              : undefined
          }
          min={earliest}
          max={today}
          value={received}
          error={errorOf('received')}
          onChange={(day) => set({ received: day })}
          onBlur={() => check('received')}
        />
        <TextAreaField
          name="note"
          label="Detalle (opcional)"
          hint="Solo lo necesario para responder. Se borra si se borran los datos de la persona."
          wide
          rows={3}
          maxLength={REQUEST_TEXT_MAX}
          value={note}
          onChange={(text) => set({ note: text })}
        />
      </FieldGrid>
      {kind === 'blocking' && (
        <Note tone="info" className={styles['gap']}>
          <p>{BLOCKED_FROM_NOW}</p>
        </Note>
      )}
      <div className={styles['acts']}>
        <Button aria-disabled={isPending} onClick={leave}>
          Cancelar
        </Button>
        <Button variant="go" type="submit" working={isPending} workingLabel="Registrando…">
          Registrar
        </Button>
      </div>
    </RequestForm>
  );
}

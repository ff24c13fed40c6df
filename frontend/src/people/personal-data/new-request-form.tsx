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
import { FormDialog } from '#shared/office/leaving/form-dialog.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { DateField } from '#shared/ui/fields/moment-field.tsx';
import { FieldGrid } from '#shared/ui/fields/field.tsx';
import { RutField } from '#shared/ui/fields/rut-field.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { TextAreaField } from '#shared/ui/fields/text-area-field.tsx';
import { type Checked, useForm } from '#shared/ui/forms/use-form.ts';
import { postRequest, REQUEST_CHANGE, type PersonRequest } from './request-data.ts';

const KINDS = REQUEST_KINDS.map((kind) => ({ value: kind, label: REQUEST_KIND_NAMES[kind] }));

const blank = (received: IsoDate | null) => ({ kind: '', identification: '', received, note: '' });
type Request = Readonly<ReturnType<typeof blank>>;

function violationsOf({ kind, identification, received }: Request, today: IsoDate): Checked[] {
  const brokenRut = rutRule(identification);
  const isPossible = received !== null && received <= today && received >= earliestReceived(today);
  const required = messageText('required');
  return [
    { name: 'kind', label: 'Qué pide', message: kind === '' && required },
    { name: 'identification', label: 'RUT', message: brokenRut && violationText(brokenRut) },
    {
      name: 'received',
      label: 'Recibida el',
      message: !isPossible && (received === null ? required : NOT_RECEIVED_THEN),
    },
  ];
}

export interface NewRequestFormProps {
  onSaved: (request: PersonRequest) => void;
  onClose: () => void;
}

export function NewRequestForm({ onSaved, onClose }: NewRequestFormProps) {
  const today = useSantiagoDay();
  const form = useForm({
    ...REQUEST_CHANGE,
    start: blank(today),
    violations: (values) => violationsOf(values, today),
    run: ({ kind, received, note, identification }) =>
      postRequest({
        kind: kind as RequestKind,
        identification,
        received: received ?? today,
        ...(note.trim() !== '' && { note }),
      }),
    done: () => 'Solicitud registrada.',
    onDone: onSaved,
  });
  const { field, values } = form;
  const { received } = values;
  const kind = REQUEST_KINDS.find((each) => each === values.kind);
  return (
    <FormDialog
      title="Registrar solicitud"
      widthPx={720}
      form={form}
      act={{ children: 'Registrar', workingLabel: 'Registrando…' }}
      onClose={onClose}
    >
      <FieldGrid>
        <SelectField
          {...field('kind')}
          label="Qué pide"
          options={KINDS}
          placeholder="-- Seleccione una opción --"
        />
        <RutField
          {...field('identification')}
          label="RUT"
          hint="De la persona, ya verificada su identidad."
        />
        <DateField
          {...field('received')}
          label="Recibida el"
          hint={
            kind &&
            received !== null &&
            `Hay que responder a más tardar el ${formatDate(answerDue(kind, received))}.`
          }
          min={earliestReceived(today)}
          max={today}
        />
        <TextAreaField
          {...field('note')}
          label="Detalle (opcional)"
          hint="Solo lo necesario para responder. Se borra si se borran los datos de la persona."
          wide
          rows={3}
          maxLength={REQUEST_TEXT_MAX}
        />
      </FieldGrid>
      {kind === 'blocking' && <Note tone="info">{BLOCKED_FROM_NOW}</Note>}
    </FormDialog>
  );
}

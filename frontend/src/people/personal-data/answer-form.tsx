import { useQuery } from '@tanstack/react-query';
import { REQUEST_TEXT_MAX } from '@simulador/contracts/people/person-requests';
import { messageText, violationText } from '@simulador/contracts/calculation/messages/es';
import { CORRECTION_RULES, type CorrectedName } from '@simulador/contracts/calculation/rules/corrections';
import {
  BLOCK_REFUSED,
  copyFirst,
  REFUSAL_DUTY,
  REQUEST_EFFECTS,
} from '@simulador/contracts/people/messages/person-requests';
import { useUnsaved } from '#shared/office/leaving/unsaved.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { FieldGrid } from '#shared/ui/fields/field.tsx';
import { Actions, Form } from '#shared/ui/forms/form.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { TextAreaField } from '#shared/ui/fields/text-area-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { type Checked, useForm } from '#shared/ui/forms/use-form.ts';
import { Card } from '#shared/ui/layout/card.tsx';
import {
  answerRequest,
  type Answer,
  type PersonRequest,
  REQUEST_CHANGE,
  type StoredData,
  storedDataQuery,
} from './request-data.ts';

const OUTCOMES = [
  { value: 'granted', label: 'Acoger' },
  { value: 'refused', label: 'Rechazar' },
] as const;

const CORRECTED: readonly { readonly name: CorrectedName; readonly label: string }[] = [
  { name: 'first_name', label: 'Nombre corregido' },
  { name: 'last_name', label: 'Apellido corregido' },
  { name: 'email', label: 'Correo corregido' },
  { name: 'phone_number', label: 'Teléfono corregido' },
];

const BLANK = {
  outcome: '' as Answer['outcome'] | '',
  answer: '',
  sure: false,
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
};
type Values = Readonly<typeof BLANK>;

/** Returns the details that the answer corrects, empty ones stay unchanged; null if it corrects none by its kind. */
const correctionsIn = (values: Values, kind: PersonRequest['kind']) =>
  values.outcome === 'granted' && kind === 'rectification'
    ? CORRECTED.filter(({ name }) => values[name].trim() !== '')
    : null;

const REQUIRED = messageText('required');

function violationsOf(values: Values, kind: PersonRequest['kind']): Checked[] {
  const { outcome, answer, sure } = values;
  const corrections = correctionsIn(values, kind);
  const isUnsure = outcome === 'granted' && kind === 'erasure' && !sure;
  return [
    { name: 'outcome', label: 'Decisión', message: outcome === '' && REQUIRED },
    {
      name: 'first_name',
      label: 'Datos corregidos',
      message: corrections?.length === 0 && 'Indique al menos un dato corregido',
    },
    ...(corrections ?? []).map(({ name, label }) => {
      const violation = CORRECTION_RULES[name](values[name]);
      return { name, label, message: violation && violationText(violation) };
    }),
    { name: 'answer', label: 'Respuesta', message: answer.trim() === '' && REQUIRED },
    { name: 'sure', label: 'Confirmación', message: isUnsure && REQUIRED },
  ];
}

function answerOf(values: Values, kind: PersonRequest['kind']): Answer {
  const { outcome, answer } = values;
  const corrections = correctionsIn(values, kind)?.map(({ name }) => [name, values[name]] as const);
  return {
    outcome: outcome as Answer['outcome'],
    answer,
    ...(corrections && { corrections: Object.fromEntries(corrections) }),
  };
}

/** Requests that are granted by changing stored data. */
const CHANGES: readonly PersonRequest['kind'][] = ['rectification', 'erasure', 'opposition'];
const NOTHING_STORED = 'No guardamos datos de esta persona, así que no hay nada que acoger.';

/** Returns why the request can't be granted; null if it can. See docs/rules.md R945. */
function obstacleOf(kind: PersonRequest['kind'], { tables, copy_request: copy }: StoredData): string | null {
  if (tables.length === 0 && CHANGES.includes(kind)) return NOTHING_STORED;
  return kind === 'erasure' && copy !== null ? copyFirst(copy) : null;
}

/** Form that answers a person's request. Granting it does what it asks for. */
export function AnswerForm({ request }: { request: PersonRequest }) {
  const { id, kind, state, answered_by: colleague } = request;
  const { data: stored } = useQuery(storedDataQuery(id));
  const obstacle = stored === undefined ? null : obstacleOf(kind, stored);
  const form = useForm({
    ...REQUEST_CHANGE,
    start: BLANK,
    violations: (values) => violationsOf(values, kind),
    run: (values) => answerRequest(id, answerOf(values, kind)),
    done: () => 'Solicitud respondida.',
    onDone: (): void => form.reset(),
  });
  const { field, isWorking } = form;
  const { outcome } = form.values;
  useUnsaved(!isWorking && form.isChanged);
  const isOpen = state === 'open';
  // Typed text stays to be copied if a colleague answered first.
  if (!isOpen && !form.isChanged) return null;
  const isGranted = outcome === 'granted';
  const erases = isGranted && kind === 'erasure';
  return (
    <Card title="Responder">
      <Form form={form} label="Responder">
        {!isOpen && (
          <Note tone="warn" role="alert">
            <p>{`${colleague ?? 'Otra persona'} ya respondió esta solicitud. Lo suyo sigue aquí sin guardar.`}</p>
            <Button onClick={form.reset}>Descartar</Button>
          </Note>
        )}
        <FieldGrid>
          <RadioGroup
            {...field('outcome')}
            label="Decisión"
            wide
            options={obstacle === null ? OUTCOMES : OUTCOMES.filter(({ value }) => value === 'refused')}
            hint={obstacle ?? undefined}
          />
          {isGranted &&
            kind === 'rectification' &&
            CORRECTED.map(({ name, label }) => (
              <TextField
                key={name}
                {...field(name)}
                label={label}
                type={name === 'email' ? 'email' : 'text'}
                autoComplete="off"
              />
            ))}
          <TextAreaField
            {...field('answer')}
            label="Respuesta"
            hint="Lo que se le dijo a la persona, y el motivo si se rechaza."
            wide
            rows={3}
            maxLength={REQUEST_TEXT_MAX}
          />
          {erases && (
            <CheckboxField
              {...field('sure')}
              wide
              label="Entiendo que se borran todos sus datos y que no se puede deshacer."
            />
          )}
        </FieldGrid>
        {isOpen && outcome !== '' && (
          <Note tone="info">
            <p>{isGranted ? REQUEST_EFFECTS[kind] : REFUSAL_DUTY}</p>
            {!isGranted && kind === 'blocking' && <p>{BLOCK_REFUSED}</p>}
          </Note>
        )}
        {isOpen && (
          <Actions>
            <Button
              variant={erases ? 'danger' : 'go'}
              type="submit"
              working={isWorking}
              workingLabel="Respondiendo…"
            >
              {erases ? 'Responder y borrar sus datos' : 'Responder'}
            </Button>
          </Actions>
        )}
      </Form>
    </Card>
  );
}

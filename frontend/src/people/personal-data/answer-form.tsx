import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { useKept } from '#shared/office/leaving/use-kept.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import type { SummaryError } from '#shared/ui/fields/error-summary.tsx';
import { FieldGrid } from '#shared/ui/fields/field.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { type FormErrors, useFormErrors } from '#shared/ui/fields/use-form-errors.ts';
import { TextAreaField } from '#shared/ui/fields/text-area-field.tsx';
import styles from './personal-data.module.css';
import {
  answerRequest,
  type Answer,
  type PersonRequest,
  type Corrections,
  type StoredData,
  storedDataQuery,
} from './request-data.ts';
import { RequestForm } from './request-form.tsx';
import { useRequestChange } from './use-request-change.ts';
import { TextField } from '#shared/ui/fields/text-field.tsx';

type Outcome = Answer['outcome'];

const OUTCOMES = [
  { value: 'granted', label: 'Acoger' },
  { value: 'refused', label: 'Rechazar' },
] as const;

type Values = Readonly<Record<CorrectedName, string>>;

const NO_CORRECTIONS: Values = { first_name: '', last_name: '', email: '', phone_number: '' };

const FIELDS: readonly { readonly name: CorrectedName; readonly label: string; readonly type?: 'email' }[] = [
  { name: 'first_name', label: 'Nombre corregido' },
  { name: 'last_name', label: 'Apellido corregido' },
  { name: 'email', label: 'Correo corregido', type: 'email' },
  { name: 'phone_number', label: 'Teléfono corregido' },
];

const BLANK = { outcome: '' as Outcome | '', answer: '', corrections: NO_CORRECTIONS };

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
  const { id, kind, state, answered_by: answeredBy } = request;
  const { mutate, isPending, failure, refusalOf } = useRequestChange({
    change: (body: Answer) => answerRequest(id, body),
    doneText: 'Solicitud respondida.',
    onDone: (): void => reset(),
  });
  const { values, setValues, reset, isChanged } = useKept(`respuesta ${id}`, null, BLANK, isPending);
  const { answer, corrections } = values;
  const set = (part: Partial<typeof BLANK>): void => setValues({ ...values, ...part });
  const [isSure, setSure] = useState(false);
  const isOpen = state === 'open';
  const unsent = [
    ...FIELDS.filter(({ name }) => corrections[name] !== '').map(
      ({ name, label }) => `${label}: ${corrections[name]}`,
    ),
    answer,
  ]
    .filter((text) => text !== '')
    .join('\n');
  useUnsaved(!isPending && isChanged && (isOpen || unsent !== ''));
  const { data: stored } = useQuery(storedDataQuery(id));
  const obstacle = stored === undefined ? null : obstacleOf(kind, stored);
  const outcome = obstacle !== null && values.outcome === 'granted' ? '' : values.outcome;
  const isGranted = outcome === 'granted';
  const corrects = isGranted && kind === 'rectification';
  const erases = isGranted && kind === 'erasure';
  const filled = filledCorrections(corrections);
  const missing = (name: string, label: string): SummaryError => ({
    name,
    label,
    message: messageText('required'),
  });
  const errors: SummaryError[] = [
    ...(outcome === '' ? [missing('outcome', 'Decisión')] : []),
    ...(corrects && Object.keys(filled).length === 0
      ? [{ name: 'first_name', label: 'Datos corregidos', message: 'Indique al menos un dato corregido' }]
      : []),
    ...(corrects ? brokenCorrections(filled) : []),
    ...(answer.trim() === '' ? [missing('answer', 'Respuesta')] : []),
    ...(erases && !isSure ? [missing('sure', 'Confirmación')] : []),
  ];
  const form = useFormErrors(errors, refusalOf);
  const { errorOf, leave } = form;
  const submit = (): void => {
    if (isPending) return;
    if (outcome === '' || errors.length > 0) form.refuse();
    else mutate({ outcome, answer, ...(corrects ? { corrections: filled } : {}) });
  };
  if (!isOpen) return unsent !== '' && <UnsentAnswer by={answeredBy} answer={unsent} onDiscard={reset} />;
  return (
    <RequestForm title="Responder" errors={form} failure={failure} onSubmit={submit}>
      <FieldGrid>
        <RadioGroup
          name="outcome"
          label="Decisión"
          wide
          options={obstacle === null ? OUTCOMES : OUTCOMES.filter(({ value }) => value === 'refused')}
          hint={obstacle ?? undefined}
          value={outcome}
          error={errorOf('outcome')}
          onChange={(value) => set({ outcome: value as Outcome })}
        />
        {corrects && (
          <CorrectionFields
            values={corrections}
            onChange={(next) => set({ corrections: next })}
            {...{ errorOf, leave }}
          />
        )}
        <TextAreaField
          name="answer"
          label="Respuesta"
          hint="Lo que se le dijo a la persona, y el motivo si se rechaza."
          wide
          rows={3}
          maxLength={REQUEST_TEXT_MAX}
          value={answer}
          error={errorOf('answer')}
          onChange={(text) => set({ answer: text })}
          onBlur={() => leave('answer')}
        />
        {erases && (
          <CheckboxField
            name="sure"
            wide
            label="Entiendo que se borran todos sus datos y que no se puede deshacer."
            checked={isSure}
            error={errorOf('sure')}
            onChange={setSure}
          />
        )}
      </FieldGrid>
      {outcome !== '' && (
        <Note tone="info" className={styles['gap']}>
          <p>{isGranted ? REQUEST_EFFECTS[kind] : REFUSAL_DUTY}</p>
          {!isGranted && kind === 'blocking' && <p>{BLOCK_REFUSED}</p>}
        </Note>
      )}
      <div className={styles['acts']}>
        <Button
          variant={erases ? 'danger' : 'go'}
          type="submit"
          working={isPending}
          workingLabel="Respondiendo…"
        >
          {erases ? 'Responder y borrar sus datos' : 'Responder'}
        </Button>
      </div>
    </RequestForm>
  );
}

interface UnsentAnswerProps {
  /** User who answered; null if unknown. */
  by: string | null;
  answer: string;
  onDiscard: () => void;
}

/** Typed corrections and answer that can't be sent any more, because somebody else answered the request meanwhile. */
function UnsentAnswer({ by, answer, onDiscard }: UnsentAnswerProps) {
  return (
    <section className={styles['card']} aria-label="Respuesta sin enviar">
      <Note tone="warn" role="alert">
        <p>{`${by ?? 'Otra persona'} respondió esta solicitud mientras usted escribía. Su respuesta sigue aquí para que la copie.`}</p>
      </Note>
      <TextAreaField name="answer" label="Su respuesta, que no se envió" rows={3} value={answer} readOnly />
      <div className={styles['acts']}>
        <Button onClick={onDiscard}>Descartar</Button>
      </div>
    </section>
  );
}

/** Returns the filled fields only, because empty ones stay unchanged. */
const filledCorrections = (values: Values): Corrections =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

const brokenCorrections = (filled: Corrections): SummaryError[] =>
  FIELDS.flatMap(({ name, label }) => {
    const text = filled[name];
    const broken = text === undefined ? null : CORRECTION_RULES[name](text);
    return broken ? [{ name, label, message: violationText(broken) }] : [];
  });

interface CorrectionFieldsProps extends Pick<FormErrors, 'errorOf' | 'leave'> {
  values: Values;
  onChange: (values: Values) => void;
}

function CorrectionFields({ values, onChange, errorOf, leave }: CorrectionFieldsProps) {
  return FIELDS.map(({ name, label, type }) => (
    <TextField
      key={name}
      name={name}
      label={label}
      {...(type ? { type } : {})}
      autoComplete="off"
      value={values[name]}
      error={errorOf(name)}
      onChange={(value) => onChange({ ...values, [name]: value })}
      onBlur={() => leave(name)}
    />
  ));
}

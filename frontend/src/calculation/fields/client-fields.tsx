import { WORKER_TYPE } from '@simulador/contracts/bank/codes';
import { WORKER_TYPE_NAMES } from '@simulador/contracts/calculation/messages/es';
import { RESULT_NOTES } from '@simulador/contracts/calculation/messages/result-notes';
import { type ReactNode, useState } from 'react';
import { FieldHint } from '#shared/ui/fields/field.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { PhoneField } from '#shared/ui/fields/phone-field.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { RutField } from '#shared/ui/fields/rut-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { ageOf } from '../answers/violations.ts';
import { useAnswers, useForm } from '../state/simulator-context.tsx';
import { Bound } from './bound.tsx';
import { YearsField } from './years-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { deferred } from '#shared/ui/feedback/deferred.tsx';

const WORKERS = [WORKER_TYPE.dependent, WORKER_TYPE.independent].map((type) => ({
  value: String(type),
  label: WORKER_TYPE_NAMES[type] ?? '',
}));

const WORKERS_HINT = 'Dependiente: con contrato de trabajo. Independiente: por cuenta propia.';

export interface ClientFieldsProps {
  /** True if the user is the client, whose data the browser may autofill. */
  isOwn: boolean;
  asksPhone: boolean;
  salaryHint?: string;
  /** Shown below the e-mail. */
  notice?: ReactNode;
  children?: ReactNode;
}

/** Fields for the client's identity and income. */
export function ClientFields(props: ClientFieldsProps) {
  const { isOwn, asksPhone, salaryHint, notice, children } = props;
  const own = (autoComplete: string): string => (isOwn ? autoComplete : 'off');
  const rut = <Bound to="client.rut">{(field) => <RutField {...field} />}</Bound>;
  return (
    <>
      {!isOwn && rut}
      <Bound to="client.name">{(field) => <TextField {...field} autoComplete={own('given-name')} />}</Bound>
      <Bound to="client.lastName">
        {(field) => <TextField {...field} autoComplete={own('family-name')} />}
      </Bound>
      <div className={isOwn ? PAIR : 'contents'}>
        {isOwn && rut}
        <Bound to="client.age">{(field) => <YearsField {...field} />}</Bound>
      </div>
      <Bound to="client.email">
        {(field) => (
          <TextField {...field} type="email" inputMode="email" autoComplete={own('email')} wide={!isOwn} />
        )}
      </Bound>
      {notice}
      {asksPhone && <Bound to="client.phone">{(field) => <PhoneField {...field} />}</Bound>}
      {isOwn && <LifeInsuranceNote />}
      <div className="@container [&_div]:gap-2! [&_label]:flex-[1_1_9.75rem] [&_label]:gap-x-2! [&_label]:px-2.5! @max-[20rem]:[&_label]:flex-auto @max-[20rem]:[&_label]:gap-x-1.5! @max-[20rem]:[&_label]:px-2! @max-[20rem]:[&_label]:text-14">
        <Bound to="client.workerType">
          {(field) => <RadioGroup {...field} options={WORKERS} hint={isOwn ? WORKERS_HINT : undefined} />}
        </Bound>
      </div>
      <Bound to="client.salaryClp">
        {(field) => <NumberField {...field} unit="CLP" hint={salaryHint} />}
      </Bound>
      <CodebtorChoice />
      {children}
    </>
  );
}

/** Two short fields in a row, also on phones; the first one has room for a RUT. */
const PAIR =
  'col-span-full flex flex-wrap gap-4 *:flex-[1_1_7.5rem] [&>:first-child]:flex-[1.2_1_9.5rem] min-[37.5em]:contents';

/** Maximum age in years, that whole year included. See docs/rules.md R54. */
const ENTRY_AGE_MAX = 70;

/** Note for clients whom the simulator accepts but the life insurance does not. */
function LifeInsuranceNote() {
  const age = useAnswers(({ client }) => ageOf(client));
  if ((age ?? 0) <= ENTRY_AGE_MAX) return null;
  return (
    <Note small className="col-span-full">
      {RESULT_NOTES.lifeInsurance}
    </Note>
  );
}

/** Loaded on demand, because most simulations have no co-debtor. */
const CodebtorFields = deferred(
  () => import('./codebtor-fields.tsx'),
  'CodebtorFields',
  'No pudimos cargar estas preguntas.',
  <Loading label="Cargando…" />,
);
const CHOICE = 'input_has_codebtor';

/** Buttons that add and remove a co-debtor. See docs/rules.md R580. */
function CodebtorChoice() {
  const { labels, change } = useForm();
  const hasCodebtor = useAnswers(({ client }) => client.hasCodebtor);
  const [isChosen, setChosen] = useState(false);
  const choose = (next: boolean): void => {
    setChosen(true);
    change({ 'client.hasCodebtor': next });
  };
  return (
    <>
      <div className="col-span-full">
        {hasCodebtor ? (
          <>
            <h3>Codeudor</h3>
            <FieldHint
              name={CHOICE}
              hint="Se suman las dos rentas, y el seguro de desgravamen cubre a ambas personas."
            />
          </>
        ) : (
          // The pressed button goes away with its fields.
          <Button small name={CHOICE} autoFocus={isChosen} onClick={() => choose(true)}>
            {labels['client.hasCodebtor']}
          </Button>
        )}
      </div>
      {hasCodebtor && (
        <>
          <CodebtorFields takesFocus={isChosen} />
          <div className="col-span-full">
            <Button small name={CHOICE} onClick={() => choose(false)}>
              Quitar codeudor
            </Button>
          </div>
        </>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { BRANCHES } from '@simulador/contracts/data/branches';
import { messageText } from '@simulador/contracts/messages/es';
import { FieldGridRow } from '#shared/ui/fields/field.tsx';
import { NumberField } from '#shared/ui/amounts/number-field.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { RutField } from '#shared/ui/fields/rut-field.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { ContinueActions } from '../../modules/actions.tsx';
import { Bound } from '../../fields/bound.tsx';
import { ModuleCard } from '../../modules/module-card.tsx';
import { NO_CLIENT, type ClientAnswers } from '../../answers/answers.ts';
import { clientViolations } from '../../answers/client-violations.ts';
import { CLIENT_NAMES } from '../../answers/field-names.ts';
import { useModuleForm } from '../../modules/use-module-form.ts';
import { WORKER_OPTIONS } from '../../answers/worker-options.ts';
import { CLIENT_LABELS, CLIENT_TITLE, STEP_LABELS } from '../texts.ts';

export interface ClientModuleProps {
  answers: ClientAnswers;
  takesFocus: boolean;
  /** Why these data were refused. */
  notice: ReactNode;
  onChange: (client: ClientAnswers) => void;
  onContinue: () => void;
}

const BRANCH_OPTIONS = BRANCHES.map(({ id, name }) => ({ value: String(id), label: name }));
/** A browser would fill in the executive's own data. */
const AUTO_COMPLETE = 'off';

/** Module 1: whom the simulation is for. See docs/rules.md R80. */
export function ClientModule(props: ClientModuleProps) {
  const { answers, takesFocus, notice, onChange, onContinue } = props;
  const to = useModuleForm<ClientAnswers>({
    answers,
    blank: NO_CLIENT,
    names: CLIENT_NAMES,
    labels: CLIENT_LABELS,
    violationsOf: (client) => clientViolations(client, 'pro'),
    onChange,
    onValid: onContinue,
  });
  return (
    <ModuleCard
      step={STEP_LABELS.m1}
      title={CLIENT_TITLE}
      lead="Con estos datos se calcula y se envía la simulación."
      takesFocus={takesFocus}
      onSubmit={to.submit}
      summary={to.summary}
      footSummary={messageText('staff_form_has_errors')}
      attempt={to.attempt}
      footer={<ContinueActions />}
    >
      {notice !== false && <FieldGridRow>{notice}</FieldGridRow>}
      <Bound to={to} field="name">
        {(field) => <TextField {...field} autoComplete={AUTO_COMPLETE} />}
      </Bound>
      <Bound to={to} field="lastName">
        {(field) => <TextField {...field} autoComplete={AUTO_COMPLETE} />}
      </Bound>
      <Bound to={to} field="rut">
        {(field) => <RutField {...field} />}
      </Bound>
      <Bound to={to} field="age">
        {(field) => <TextField {...field} inputMode="numeric" autoComplete={AUTO_COMPLETE} suffix="años" />}
      </Bound>
      <Bound to={to} field="email">
        {(field) => <TextField {...field} type="email" inputMode="email" autoComplete={AUTO_COMPLETE} wide />}
      </Bound>
      <Bound to={to} field="workerType">
        {(field) => <RadioGroup {...field} options={WORKER_OPTIONS} />}
      </Bound>
      <Bound to={to} field="salaryClp">
        {(field) => <NumberField {...field} prefix="$" hint="Al mes, después de descuentos." />}
      </Bound>
      <Bound to={to} field="branch">
        {(field) => (
          <SelectField
            {...field}
            options={BRANCH_OPTIONS}
            placeholder="Selecciona una Sucursal"
            hint="Donde se atiende al cliente."
          />
        )}
      </Bound>
    </ModuleCard>
  );
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { SENTENCES } from '@simulador/contracts/calculation/messages/sentences';
import { SaveFailureNote } from '#shared/simulation/save-failure-note.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { projectFacts } from '../answers/answers.ts';
import { NEW_FIGURES } from '../confirmation/save-request.ts';
import { fieldNamed, fieldNames, type FieldPath, type ModuleId } from '../answers/fields.ts';
import type { ModuleParts } from '../form/module-card.tsx';
import { Steps } from '../form/steps.tsx';
import { useFieldNavigation, useModuleNavigation } from '../form/use-module-navigation.ts';
import { SimulatorFrame } from '../simulator/simulator-frame.tsx';
import { useAnswers, useForm, useSteps } from '../state/simulator-context.tsx';
import {
  ProfessionalClient,
  ProfessionalCredit,
  ProfessionalProject,
  StaffRow,
} from './professional-fields.tsx';
import type { Confirmation } from './use-confirmation.ts';
import { EmailOwnerWay } from './email-of-another.tsx';
import { useStaffAct } from './use-staff-act.tsx';

const banner = SENTENCES.staff_form_has_errors;
const PARTS: Readonly<Record<ModuleId, ModuleParts>> = {
  m1: {
    number: '01',
    title: 'Cliente',
    label: '01 Cliente',
    banner,
    heading: () => 'Simula el hipotecario para el proyecto de tu cliente',
    lead: 'Con estos datos se calcula y se envía la simulación.',
    Fields: ProfessionalClient,
  },
  m2: {
    number: '02',
    title: 'Información del proyecto',
    label: '02 Proyecto',
    banner,
    heading: () => 'Información del proyecto',
    lead: 'Pregunta al cliente por su próximo proyecto',
    Fields: ProfessionalProject,
  },
  m3: {
    number: '03',
    title: 'Simulación del crédito',
    label: '03 Crédito',
    banner,
    alwaysShowsErrors: true,
    heading: () => 'Simulación del crédito',
    lead: '',
    Fields: ProfessionalCredit,
  },
};

export interface StaffSimulatorProps {
  confirmation: Confirmation;
  /** Returns the field to focus on entry, once; null for none. */
  takeTarget: () => FieldPath | null;
}

/** Credit row, answer and modules of the professional simulator, with what was refused. */
export function StaffSimulator({ confirmation, takeTarget }: StaffSimulatorProps) {
  const { fields, labels, dispatch } = useForm();
  const navigation = useModuleNavigation();
  const lead = useFieldNavigation(navigation.edit);
  // Coming back from the summary, the credit's module opens, because the confirmation closed all.
  useEffect(() => dispatch({ type: 'cameBack', module: 'm3' }), [dispatch]);
  // A message about an e-mail concerns one client. See docs/rules.md R95.
  const rut = useAnswers(({ client }) => client.rut);
  const email = useAnswers(({ client }) => client.email);
  const clearFailure = useEffectEvent(confirmation.clearFailure);
  const checkedClient = useRef({ rut, email });
  useEffect(() => {
    if (checkedClient.current.rut === rut && checkedClient.current.email === email) return;
    checkedClient.current = { rut, email };
    clearFailure();
  }, [rut, email]);

  const purpose = useAnswers(({ project }) => projectFacts(project).purpose);
  const start = useEffectEvent(() => {
    const target = takeTarget();
    if (target === null) return;
    lead(target, fieldNames(purpose)[target]);
    const focused = document.activeElement;
    // Typing replaces the saved answer.
    if (focused instanceof HTMLInputElement) focused.select();
  });
  useEffect(() => start(), []);

  const named = (name: string) => fieldNamed(name, purpose, fields);
  const { failure } = confirmation;
  const notice = failure !== null && (
    <SaveFailureNote
      failure={failure}
      attempt={confirmation.attempt}
      title={banner}
      labelOf={(name) => {
        const path = named(name);
        return path && labels[path];
      }}
      onLead={({ name }) => lead(named(name), name)}
      className="mb-4 [&_button]:mt-2"
    >
      {failure.kind === 'email' && (
        <Button small onClick={() => lead('client.email', 'input_email')}>
          Cambiar el correo electrónico
        </Button>
      )}
      {failure.kind === 'email' && failure.owner && <EmailOwnerWay owner={failure.owner} />}
      {failure.kind === 'attended' && (
        <Button
          small
          working={confirmation.isSaving}
          workingLabel="Guardando…"
          onClick={confirmation.confirm}
        >
          Confirmar de todos modos
        </Button>
      )}
      {failure.kind === 'changed' && (
        <Button
          small
          working={confirmation.isRecalculating}
          workingLabel="Calculando…"
          onClick={confirmation.recalculate}
        >
          Volver a calcular
        </Button>
      )}
    </SaveFailureNote>
  );
  const news = notice === false && confirmation.hasNewFigures && (
    <Note role="status" className="mb-4">
      {`${NEW_FIGURES} Revíselas y presione de nuevo «Confirma la Simulación →».`}
    </Note>
  );
  // Module 1 itself says what concerns the client.
  const isClientOpen = useSteps().modules.m1.active;
  const act = useStaffAct(confirmation, !isClientOpen && (notice || news), lead);
  return (
    <SimulatorFrame act={act} kept={null} onExample={null} rowFields={<StaffRow />}>
      <Steps
        parts={PARTS}
        navigation={navigation}
        clientNotice={notice && <div className="col-span-full">{notice}</div>}
      />
    </SimulatorFrame>
  );
}

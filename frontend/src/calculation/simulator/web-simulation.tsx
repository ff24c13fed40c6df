import {
  type ModuleNavigation,
  useFieldNavigation,
  useModuleNavigation,
} from '../form/use-module-navigation.ts';
import type { Act } from '../result/next-act.tsx';
import { useKeptFigures } from '../state/kept-figures.ts';
import { focusAnswer, MODULES_TAB, usePlace } from '../state/place.tsx';
import { useBank, useFigures, useForm, useSteps } from '../state/simulator-context.tsx';
import { SimulatorFrame } from './simulator-frame.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { STAFF } from '@simulador/contracts/people/access';
import { CURRENT_CONSENT } from '@simulador/contracts/simulations/consent';
import { roleOf, useSession } from '#shared/session/session-state.ts';
import { Button } from '#shared/ui/button.tsx';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { Refine } from '../credit/credit-row.tsx';
import { obstaclePath } from '../figures/requests.ts';
import { isConsentGiven, NO_CONSENT } from '../answers/answers.ts';
import type { ModuleId } from '../answers/fields.ts';
import { Bound } from '../fields/bound.tsx';
import { ClientFields } from '../fields/client-fields.tsx';
import { useSayingField, useTouched } from '../fields/touched.ts';
import { canEdit, isAnyOpen } from '../state/modules.ts';
import { type ModuleParts, Progress } from '../form/module-card.tsx';
import { LaterRow, Steps } from '../form/steps.tsx';

export interface WebSimulationProps {
  onConfirm: () => void;
  isStaffs: boolean;
  stepCount: number;
}

/** Credit row, answer and modules of the web simulator. */
export function WebSimulation({ onConfirm, isStaffs, stepCount }: WebSimulationProps) {
  const { form } = useForm();
  const navigation = useModuleNavigation();
  const kept = useKeptFigures();
  const { tab, toModule } = usePlace();
  const { modules } = useSteps();
  const { canConfirm, isCalculating, obstacle } = useFigures();
  const { inicio } = useBank();
  const confirm = (): void => {
    if (isStaffs) return navigation.complete('m3');
    onConfirm();
    navigation.focusOpenModule();
  };
  const showExample = (): void => {
    const typed = form.typed();
    form.reset({ ...typed, credit: { ...typed.credit, isExample: true } });
    // The pressed button goes away with the figures that it brings.
    focusAnswer(true);
  };
  const isLast = modules.m3.active && tab === MODULES_TAB;
  const revise = useRevision(navigation.edit);
  const act: Act = !isLast
    ? (revise ?? { label: 'Guardar y recibir el PDF', onPress: toModule })
    : canConfirm
      ? {
          label: 'Confirmar Simulación',
          onPress: confirm,
          hint: 'Para volver a simular, puedes modificar los datos del crédito.',
        }
      : {
          label: 'Calcular Dividendo',
          isWorking: isCalculating,
          isDisabled: obstacle !== null,
          // The module itself reports missing catalogues.
          ...(inicio?.catalogos && { notes: <ObstacleNote /> }),
        };
  return (
    <SimulatorFrame
      act={act}
      kept={isStaffs ? null : kept}
      onExample={modules.m3.active ? null : showExample}
    >
      <WebSteps navigation={navigation} onConfirm={onConfirm} hasPhone={isStaffs} stepCount={stepCount} />
    </SimulatorFrame>
  );
}

/** Returns the act of figures that can't be calculated: it leads to the field that says why; null for others. */
function useRevision(edit: (module: ModuleId) => void): Act | null {
  const { status, message } = useFigures().result;
  const { names } = useTouched();
  const { form } = useForm();
  const { modules } = useSteps();
  const { isRefined, setRefined, toModule } = usePlace();
  const queries = useQueryClient();
  const lead = useFieldNavigation(edit);
  const said = useSayingField(message);
  if (status !== 'empty') return null;
  const revise = async (): Promise<void> => {
    const broken = said ?? obstaclePath(form.violations()) ?? 'credit.propertyValue';
    // The credit of a purchase follows from the savings.
    const path = form.creditFields().splits && broken === 'credit.creditAmount' ? 'credit.savings' : broken;
    if (path === 'credit.subsidyAmount' && !isRefined) {
      await Refine.preload(queries);
      flushSync(() => setRefined(true));
    }
    if (path === 'credit.graceMonths' && !modules.m3.active && !canEdit(modules, 'm3')) return toModule();
    lead(path, names[path]);
  };
  return { label: 'Revisar tus cifras', onPress: () => void revise() };
}

/** Loaded for signed-in staff only: visitors may open staff's simulator too. */
const KnownClient = deferred(() => import('../fields/known-client.tsx'), 'KnownClient');

function WebClient() {
  const { fields } = useForm();
  const asksPhone = fields.m1.includes('client.phone');
  const isStaff = STAFF.includes(roleOf(useSession()));
  const accepted = { version: CURRENT_CONSENT.version };
  return (
    <ClientFields isOwn asksPhone={asksPhone} notice={isStaff && !asksPhone && <KnownClient />}>
      <Bound to="client.consent">
        {({ value, onChange, label: _label, ...field }) => (
          <CheckboxField
            {...field}
            label={CURRENT_CONSENT.text}
            value={isConsentGiven(value)}
            onChange={(isChecked) => onChange(isChecked ? accepted : NO_CONSENT)}
            wide
          />
        )}
      </Bound>
      <CareOfData />
    </ClientFields>
  );
}

/** Button that shows how the data are used. See docs/rules.md R851. */
function CareOfData() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="col-span-full -mt-6 pl-8 text-14">
      <Button variant="low" small className="px-0!" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Cómo cuidamos tus datos
      </Button>
      {isOpen && <CareText />}
    </div>
  );
}

/** Modules 2 and 3, loaded while module 1 is answered. */
const later = () => import('../form/web-later-fields.tsx');
const UNLOADED = 'No pudimos cargar este paso.';
const WebProject = deferred(later, 'WebProject', UNLOADED, 'Cargando…');
const WebCredit = deferred(later, 'WebCredit', UNLOADED, 'Cargando…');
const CareText = deferred(later, 'CareText', 'No pudimos cargar este texto.');
const ObstacleNote = deferred(() => import('../form/notices.tsx'), 'ObstacleNote');
export const LATER = [WebProject, WebCredit, ObstacleNote] as const;

const PARTS: Readonly<Record<ModuleId, ModuleParts>> = {
  m1: {
    number: '01',
    title: 'Tus datos',
    heading: () => 'Cuéntanos de ti',
    lead: 'Los usamos para calcular tu simulación y enviártela.',
    Fields: WebClient,
  },
  m2: {
    number: '02',
    title: 'Tu proyecto',
    heading: (name) => `Genial, ${name}!`,
    lead: '¿Cómo es tu próximo proyecto?',
    Fields: WebProject,
  },
  m3: {
    number: '03',
    title: 'Tu crédito',
    heading: (name) => `Ok, ${name} esto es importante`,
    lead: '',
    Fields: WebCredit,
  },
};

const PHONE_STEP = { number: '04', title: 'Teléfono' } as const;

const ModulePhone = deferred(() => import('../form/module-phone.tsx'), 'ModulePhone', UNLOADED, 'Cargando…');

interface WebStepsProps {
  navigation: ModuleNavigation;
  /** Called once the phone of staff's module was given. */
  onConfirm: () => void;
  stepCount: number;
  /** True for staff's module for the phone, which a confirmation opens. */
  hasPhone: boolean;
}

/** The modules of the web simulator. */
function WebSteps({ navigation, onConfirm, hasPhone, stepCount }: WebStepsProps) {
  const { canConfirm } = useFigures();
  const { modules } = useSteps();
  const queries = useQueryClient();
  useEffect(() => LATER.forEach(({ preload }) => void preload(queries)), [queries]);
  const isPhoneDue = canConfirm && !isAnyOpen(modules);
  return (
    <>
      <Steps parts={PARTS} navigation={navigation} stepCount={stepCount} />
      {hasPhone &&
        (isPhoneDue ? (
          <ModulePhone
            label={`${PHONE_STEP.number} ${PHONE_STEP.title}`}
            progress={<Progress step={stepCount} count={stepCount} />}
            onContinue={onConfirm}
          />
        ) : (
          <LaterRow {...PHONE_STEP} />
        ))}
    </>
  );
}

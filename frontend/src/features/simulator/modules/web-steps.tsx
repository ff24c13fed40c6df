import type { ComponentType } from 'react';
import { CREDIT_PURPOSE } from '@simulador/contracts/domain/codes';
import { formatRate } from '@simulador/contracts/domain/format';
import { CURRENT_CONSENT } from '@simulador/contracts/messages/consent';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { MoneyField } from '#shared/ui/amounts/money-field.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { isGiven, NO_CONSENT, projectFacts } from '../answers/answers.ts';
import { fieldNames, type ModuleId } from '../answers/fields.ts';
import { purposeOptions } from '../answers/options.ts';
import { Bound } from '../fields/bound.tsx';
import { ClientFields, LifeInsuranceNote } from '../fields/client-fields.tsx';
import { LeftFiguresNote } from '../fields/left-figures-note.tsx';
import { PropertyFields } from '../fields/property-fields.tsx';
import { SplitFields } from '../fields/split-fields.tsx';
import { SubsidyFields, UnemploymentField } from '../fields/subsidy-fields.tsx';
import { LongTermNote, TermFields } from '../fields/term-fields.tsx';
import { isAnyOpen } from '../state/modules.ts';
import { useCatalogos, useSimulator } from '../state/use-simulator.ts';
import { LaterRow } from './folded-module.tsx';
import type { ModuleParts } from './module-card.tsx';
import { SimulationActions } from './simulation-actions.tsx';
import { Steps } from './steps.tsx';
import { useLed } from './use-led.ts';

/** Module 1: the client. */
function WebClient() {
  const { fields } = useSimulator();
  const consentNow = () => ({ version: CURRENT_CONSENT.version, acceptedAt: new Date().toISOString() });
  return (
    <ClientFields
      isOwn
      asksPhone={fields.m1.includes('client.phone')}
      workerHint="Dependiente: trabajas con contrato. Independiente: trabajas por tu cuenta."
      salaryHint="Lo que recibes al mes, después de descuentos."
    >
      <Bound to="client.consent">
        {({ value, onChange, label: _label, ...field }) => (
          <CheckboxField
            {...field}
            label={CURRENT_CONSENT.text}
            checked={isGiven(value)}
            onChange={(event) => onChange(event.currentTarget.checked ? consentNow() : NO_CONSENT)}
            wide
          />
        )}
      </Bound>
    </ClientFields>
  );
}

const PURPOSE_HINTS: Readonly<Record<number, string>> = {
  [CREDIT_PURPOSE.buySale]: 'Compraventa: compra de una propiedad.',
  [CREDIT_PURPOSE.refinancing]: 'Refinanciamiento: un crédito nuevo paga el que tienes por tu vivienda.',
  [CREDIT_PURPOSE.freeDisposition]:
    'Libre Disponibilidad: dinero para lo que necesites, con tu propiedad en garantía.',
};

/** Module 2: what the credit is for, and where. */
function WebProject() {
  const { purpose } = projectFacts(useSimulator().answers.project);
  const catalogos = useCatalogos();
  return (
    <>
      <Bound to="project.creditType">
        {(field) => (
          <RadioGroup
            {...field}
            options={purposeOptions(catalogos, 'web')}
            hint={purpose === null ? undefined : PURPOSE_HINTS[purpose]}
            wide
          />
        )}
      </Bound>
      <LeftFiguresNote />
      <PropertyFields />
    </>
  );
}

/** Module 3: value, savings, credit and term. */
function WebCredit() {
  const { uf } = useSimulator();
  return (
    <>
      <Bound to="credit.propertyValue">{(field) => <MoneyField {...field} uf={uf} wide />}</Bound>
      <SubsidyFields />
      <UnemploymentField />
      <SplitFields />
      <TermFields />
      <SuggestedRateField />
      <LongTermNote />
      <LifeInsuranceNote />
    </>
  );
}

/** The suggested rate: read, not typed. */
function SuggestedRateField() {
  const { annualRatePct, isLoading, error } = useSimulator().simulation.rate;
  return (
    <TextField
      name={fieldNames(null)['credit.rate']}
      label="Tasa anual sugerida"
      readOnly
      value={annualRatePct === null ? '' : formatRate(annualRatePct)}
      placeholder={isLoading ? 'Consultando…' : '–'}
      suffix="%"
      hint="Depende del monto, el plazo y la propiedad."
      error={error}
    />
  );
}

const PARTS: Readonly<Record<ModuleId, ModuleParts>> = {
  m1: {
    ...{ number: '01', title: 'Tus datos', subject: 'tus datos', label: '01 Tus datos' },
    heading: () => 'Cuéntanos de ti',
    lead: 'Los usamos para calcular tu simulación y enviártela.',
    Fields: WebClient,
  },
  m2: {
    ...{ number: '02', title: 'Tu proyecto', subject: 'tu proyecto', label: '02 Tu proyecto' },
    heading: (name) => `Genial, ${name}!`,
    lead: '¿Cómo es tu próximo proyecto?',
    Fields: WebProject,
  },
  m3: {
    ...{ number: '03', title: 'Tu crédito', subject: 'tu crédito', label: '03 Tu crédito' },
    heading: (name) => `Ok, ${name} esto es importante`,
    lead: 'Puedes escribir los montos en UF o en pesos.',
    Fields: WebCredit,
  },
};

export const PHONE_STEP = { number: '04', title: 'Teléfono' } as const;
/** The public's last step, which opens over the page. */
const SUMMARY_STEP = { number: '04', title: 'Resumen' } as const;

export interface ModulePhoneProps {
  onContinue: () => void;
}

export interface WebStepsProps {
  onConfirm: () => void;
  /** The module of staff, which a confirmation opens. */
  Phone?: ComponentType<ModulePhoneProps> | undefined;
}

/** The modules of the web simulator. */
export function WebSteps({ onConfirm, Phone }: WebStepsProps) {
  const { simulation, modules } = useSimulator();
  const led = useLed();
  const confirm = (): void => {
    if (Phone !== undefined) return led.complete('m3');
    onConfirm();
    led.lead();
  };
  const isPhoneDue = simulation.canConfirm && !isAnyOpen(modules);
  return (
    <>
      <Steps parts={PARTS} led={led} actions={<SimulationActions {...simulation} onConfirm={confirm} />} />
      {Phone !== undefined && isPhoneDue ? (
        <Phone onContinue={onConfirm} />
      ) : (
        <LaterRow {...(Phone === undefined ? SUMMARY_STEP : PHONE_STEP)} />
      )}
    </>
  );
}

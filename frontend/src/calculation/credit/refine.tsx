import { LIMITS } from '@simulador/contracts/calculation/limits';
import { useAudienceText } from '#shared/context/audience.ts';
import { ufRounded } from '#shared/simulation/figure-texts.ts';
import { SubsidyAnswers } from '../fields/credit-fields.tsx';
import { IncomeFields } from '../fields/income-fields.tsx';
import { useAnswers, useCreditFields, useForm, useSteps } from '../state/simulator-context.tsx';
import { Choice } from '../fields/choice.tsx';
import { FieldRow } from '../fields/labelled.tsx';
import { MODULES_TAB, usePlace } from '../state/place.tsx';

const PAYERS = [
  { value: '1', label: '1' },
  { value: '2', label: '2' },
] as const;
const NO_YES = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Sí' },
] as const;

/** Number of payers, subsidy and optional income, which modules 1 and 3 ask for too: the same answers. */
export function Refine() {
  const { change } = useForm();
  const textFor = useAudienceText();
  const { splits, hasSubsidy } = useCreditFields();
  const isOfTwo = useAnswers(({ client }) => client.hasCodebtor);
  const takesSubsidy = useAnswers(({ credit }) => credit.takesSubsidy);
  return (
    <div className="grid gap-4 pb-4">
      <FieldRow>
        <Choice
          name="refine_payers"
          legend="¿Cuántos pagan?"
          options={PAYERS}
          value={isOfTwo ? '2' : '1'}
          onChange={(count) => change({ 'client.hasCodebtor': count === '2' })}
        />
        {splits && (
          <Choice
            name="refine_takes_subsidy"
            legend={textFor('¿Tienes o postulas a un subsidio?', '¿Tiene o postula a un subsidio?')}
            options={NO_YES}
            value={takesSubsidy}
            onChange={(taken) => change({ 'credit.takesSubsidy': taken })}
          />
        )}
      </FieldRow>
      {takesSubsidy === 'yes' && splits && <Subsidy isOffered={hasSubsidy} />}
      <FieldRow>
        <IncomeFields prefix="refine" isOptional />
      </FieldRow>
    </div>
  );
}

/** Which subsidy, and its amount, unless module 3 is shown, which asks for them; for a value without subsidies, that there is none. See docs/rules.md R784. */
function Subsidy({ isOffered }: { isOffered: boolean }) {
  const { subsidyValueMaxUf } = LIMITS.web;
  const { tab } = usePlace();
  const isCreditShown = useSteps().modules.m3.active && tab === MODULES_TAB;
  const hasValue = useAnswers(({ credit }) => credit.propertyValue.amount !== null);
  if (!isOffered)
    return (
      <p className="text-14 text-ink-2">
        {hasValue
          ? `Los subsidios son para propiedades de hasta ${ufRounded(subsidyValueMaxUf)}: esta respuesta no lo cuenta.`
          : 'Falta el valor de la propiedad.'}
      </p>
    );
  return (
    !isCreditShown && (
      <FieldRow>
        <SubsidyAnswers />
      </FieldRow>
    )
  );
}

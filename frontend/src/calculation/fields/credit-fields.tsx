import { LIMITS } from '@simulador/contracts/calculation/limits';
import { formatPctShort } from '@simulador/contracts/platform/format';
import { multiplyDivide } from '@simulador/contracts/platform/scaled';
import { useAudienceText } from '#shared/context/audience.ts';
import { moneyText } from '#shared/ui/amounts/money-value.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { amountUf, creditFields, enteredAmount, describeCredit } from '../answers/credit-facts.ts';
import { leastSavings } from '../answers/corrections.ts';
import { useAnswers, useBank, useCreditFields, useSteps, useTyped } from '../state/simulator-context.tsx';
import { Bound } from './bound.tsx';
import { assumedText, MeantMoneyField } from './meant-money-field.tsx';
import { useTouched } from './touched.ts';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { RadioGroup } from '#shared/ui/fields/radio-group.tsx';
import { SelectField, type SelectOption } from '#shared/ui/fields/select-field.tsx';
import { subsidyOptions } from '../answers/options.ts';
import { isLongTerm } from '@simulador/contracts/calculation/rules/term';
import { LEGAL_NOTES } from '@simulador/contracts/calculation/messages/legal-notes';
import { Note } from '#shared/ui/feedback/note.tsx';

/** The figures above the modules in a line, with the way to them, and what another project has reset below. */
export function FiguresAbove() {
  const textFor = useAudienceText();
  const { names } = useTouched();
  const { splits } = useCreditFields();
  const typed = useTyped(({ credit }) => credit);
  const figures = useAnswers((answers) => describeCredit(answers, typed).join(', '));
  const { wasReset } = useSteps().progress;
  const above = () => focusField(names['credit.propertyValue']);
  return (
    <div className="num col-span-full -mt-2 text-ink-2">
      {figures === ''
        ? textFor('Faltan tus cifras.', 'Faltan las cifras.')
        : `${textFor('Ya con tus cifras', 'Ya con sus cifras')}: ${figures}.`}{' '}
      <Button variant="low" small className="min-h-6! p-0!" onClick={above}>
        Editar arriba
      </Button>
      {splits && (
        <p className="text-14">
          <SavingsHint />
        </p>
      )}
      {wasReset && (
        <p role="status" className="mt-1 text-ink">
          {textFor(RESET_GRACE, RESET_CREDIT)}
        </p>
      )}
    </div>
  );
}

const RESET_GRACE = 'Cambió tu proyecto: los meses de gracia volvieron a cero.';
const RESET_CREDIT = 'Cambió el proyecto: los meses de gracia y la tasa volvieron a su valor inicial.';

/** The credit of a purchase, which with the savings splits the value. The credit of other purposes is above the modules. */
export function CreditPart() {
  const { uf } = useBank();
  const { touch } = useTouched();
  const { splits } = useCreditFields();
  const whole = useAnswers(({ credit }) => credit.propertyValue);
  const assumed = useAnswers(({ credit }) => credit.creditAmount);
  const share = useAnswers(({ credit }) => {
    const [value, lent] = [credit.propertyValue, credit.creditAmount].map((each) =>
      amountUf(each, uf.valueClp),
    );
    return !value || lent === null || lent === undefined
      ? null
      : multiplyDivide(lent, 100 * 100, value) / 100;
  });
  if (!splits) return null;
  return (
    <Bound to="credit.creditAmount" isTyped>
      {({ onBlur, ...field }) => (
        <MeantMoneyField
          {...field}
          uf={uf}
          whole={whole}
          placeholder={assumedText(assumed)}
          hint={
            share === null ? undefined : `El ${formatPctShort(share)} del valor. Si cambia, cambia el ahorro.`
          }
          onBlur={() => {
            onBlur();
            // The savings follow from the credit.
            if (field.value.amount !== null) touch('credit.savings');
          }}
        />
      )}
    </Bound>
  );
}

/** Minimum savings, in the field's currency; with a subsidy, what remains to be saved. See docs/rules.md R50. */
function SavingsHint() {
  const { uf } = useBank();
  const answers = useAnswers((all) => all);
  const { flavour, credit, project } = answers;
  const { savingsMinPct } = LIMITS[flavour];
  const share = `Ahorro: al menos el ${savingsMinPct} % del valor`;
  const value = enteredAmount(credit.propertyValue, uf.valueClp);
  if (value === null || value.uf <= 0) return `${share}.`;
  const least = leastSavings(answers, uf.valueClp);
  if (least === null)
    return `El subsidio ya cubre el ${savingsMinPct} % del valor: basta un ahorro mayor a 0.`;
  const { hasSubsidy } = creditFields(credit, project, uf.valueClp);
  const written = moneyText(least, flavour === 'pro');
  if (!hasSubsidy || credit.subsidyAmount.amount === null) return `${share}, ${written}.`;
  return (
    <>
      <span>{`${share}, menos el subsidio:`}</span>{' '}
      <b className="rounded-sm bg-info-tint px-2 whitespace-nowrap text-info">{written}</b>
    </>
  );
}

const YES_NO = [
  { value: 'yes', label: 'Sí' },
  { value: 'no', label: 'No' },
] as const;

/** The question about a subsidy, and the fields that a yes adds. */
export function SubsidyFields() {
  const { asksForSubsidy, hasSubsidy } = useCreditFields();
  if (!asksForSubsidy) return null;
  return (
    <>
      <Bound to="credit.takesSubsidy">{(field) => <RadioGroup {...field} options={YES_NO} wide />}</Bound>
      {hasSubsidy && <SubsidyAnswers />}
    </>
  );
}

/** Which subsidy, and its amount. */
export function SubsidyAnswers() {
  const { uf, inicio } = useBank();
  return (
    <>
      <Bound to="credit.subsidyType">
        {(field) => (
          <SelectField
            {...field}
            options={inicio?.catalogos ? subsidyOptions(inicio.catalogos) : undefined}
          />
        )}
      </Bound>
      <Bound to="credit.subsidyAmount">
        {(field) => <MeantMoneyField {...field} uf={uf} hint={SUBSIDY_RANGE} />}
      </Bound>
    </>
  );
}

/** The unemployment insurance, which a subsidy includes; staff can't deselect it. See docs/rules.md R65. */
export function UnemploymentField() {
  const isForced = useAnswers(({ flavour }) => flavour === 'pro');
  if (!useCreditFields().asksForUnemployment) return null;
  return (
    <Bound to="credit.unemployment">
      {({ value, ...field }) => (
        <CheckboxField
          {...field}
          value={value}
          disabled={isForced}
          hint={isForced ? 'Con subsidio, siempre se agrega.' : undefined}
          wide
        />
      )}
    </Bound>
  );
}

/** Months of grace of both flavours. See docs/rules.md R96. */
const GRACE_OPTIONS: readonly SelectOption[] = Array.from(
  { length: LIMITS.web.graceMonthsMax + 1 },
  (_, months) => ({
    value: String(months),
    label: months === 0 ? 'Sin Meses de gracia' : `${months} ${months === 1 ? 'mes' : 'meses'}`,
  }),
);

export const GraceField = () => (
  <Bound to="credit.graceMonths">
    {(field) => (
      <SelectField
        {...field}
        options={GRACE_OPTIONS}
        hint="Meses del comienzo en que no se paga. Sus intereses se suman al capital."
      />
    )}
  </Bound>
);

/** Note on the requirements of a long term, once one was typed. See docs/rules.md R53. */
export function LongTermNote() {
  const isLong = useAnswers(({ credit }) => isLongTerm(Number(credit.paymentYears)));
  if (!isLong) return null;
  return (
    <Note small className="col-span-full">
      {LEGAL_NOTES.longTerm}
    </Note>
  );
}

const { subsidyMinUf, subsidyMaxUf } = LIMITS.web;

/** Range of the amount, shown before an error. */
const SUBSIDY_RANGE = `Entre UF ${subsidyMinUf} y UF ${subsidyMaxUf}.`;

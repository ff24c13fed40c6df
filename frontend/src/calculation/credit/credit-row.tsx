import type { KeyboardEvent, ReactNode } from 'react';
import { CREDIT_PURPOSE } from '@simulador/contracts/bank/codes';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { yearsMaxAt } from '@simulador/contracts/calculation/rules/term';
import { useAudienceText } from '#shared/context/audience.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { afterPress } from '#shared/ui/fields/after-press.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { Loading } from '#shared/ui/loading.tsx';
import { isRefinancing } from '@simulador/contracts/calculation/rules/visibility';
import { unbroken } from '@simulador/contracts/platform/format';
import { projectFacts } from '../answers/answers.ts';
import { ASSUMED } from '../answers/assumed.ts';
import { focusAnswer, usePlace } from '../state/place.tsx';
import { BETWEEN_CURRENCIES } from '../answers/meant-amount.ts';
import { describeCredit } from '../answers/credit-facts.ts';
import { PURPOSES } from '../answers/offered.ts';
import { ageOf } from '../answers/violations.ts';
import { Bound } from '../fields/bound.tsx';
import { assumedText, MeantMoneyField } from '../fields/meant-money-field.tsx';
import { useTouched } from '../fields/touched.ts';
import { YearsField } from '../fields/years-field.tsx';
import { useAnswers, useBank, useCreditFields, useForm, useTyped } from '../state/simulator-context.tsx';
import { FieldRow } from '../fields/labelled.tsx';

const PresentFields = deferred(
  () => import('./refinancing.tsx'),
  'PresentFields',
  'No pudimos cargar los datos del crédito actual.',
);
const WrittenPresent = deferred(() => import('./refinancing.tsx'), 'WrittenPresent');

/** The credit's figures above the modules: fields of the one form, which show what is assumed until they are typed. See docs/rules.md R240. */
export function CreditRow({ children }: { children?: ReactNode }) {
  const textFor = useAudienceText();
  const { splits } = useCreditFields();
  const isExchange = useAnswers(({ project }) => isRefinancing(projectFacts(project).purpose));
  return (
    <section
      aria-label={textFor('Tu crédito', 'El crédito')}
      onKeyDown={leadToAnswer}
      className="@container min-w-0 rounded-md border border-line bg-surface px-4 pt-4 md:px-6 md:pt-5 print:border-0 print:p-0"
    >
      <p className="num hidden print:block">
        {unbroken(useWritten())}
        {isExchange && <WrittenPresent />}
      </p>
      <FieldRow
        className={classNames(
          'grid-cols-[minmax(0,1fr)_5.5rem]',
          isExchange
            ? '*:col-span-2 @min-[36rem]:grid-cols-4 [&>:nth-child(3)]:col-span-1 [&>:nth-child(4)]:col-span-1'
            : '@max-[36rem]:*:first:col-span-full @max-[18rem]:*:col-span-full',
          !isExchange &&
            (splits
              ? '@min-[36rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_5.5rem]'
              : '@min-[36rem]:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_5.5rem]'),
        )}
      >
        {isExchange ? (
          <>
            <Amount to="credit.creditAmount" label={textFor('Saldo que debes', 'Saldo que debe')} />
            <PresentFields />
            <Years />
            <Amount to="credit.propertyValue" />
          </>
        ) : (
          <>
            <Amount to="credit.propertyValue" />
            {splits ? <Savings /> : <Amount to="credit.creditAmount" />}
            <Years />
          </>
        )}
        {children}
      </FieldRow>
      <Foot />
    </section>
  );
}

/** Returns the figures for paper, which has no fields. */
function useWritten(): string {
  const typed = useTyped(({ credit }) => credit);
  return useAnswers((answers) =>
    [...describeCredit(answers, typed), answers.client.hasCodebtor ? 'pagan dos' : 'paga una persona'].join(
      ' · ',
    ),
  );
}

/** Leads from a submit, such as a phone's `Ir`, to the answer. */
function leadToAnswer({ key, target }: KeyboardEvent): void {
  if (key === 'Enter' && target instanceof HTMLInputElement) focusAnswer();
}

/** Amounts as they may be typed. */
const EXAMPLES = {
  'credit.propertyValue': { UF: '3.000', CLP: '120.000.000' },
  'credit.savings': { UF: '600', CLP: '24.500.000' },
  'credit.creditAmount': { UF: '2.000', CLP: '80.000.000' },
} as const;

interface AmountProps {
  to: 'credit.propertyValue' | 'credit.savings' | 'credit.creditAmount';
  /** Label in place of the module's. */
  label?: string;
  /** In place of an example in the field's currency. */
  placeholder?: string | undefined;
  hint?: string;
  error?: string | undefined;
}

function Amount({ to, label, placeholder, hint, error }: AmountProps) {
  const { uf } = useBank();
  const { touch } = useTouched();
  const whole = useAnswers(({ credit }) => credit.propertyValue);
  const isAssumed = useAnswers(({ flavour }) => flavour === 'web' && to === 'credit.savings');
  return (
    <Bound to={to} isTyped>
      {(field) => (
        <MeantMoneyField
          {...field}
          label={label ?? field.label}
          {...(to !== 'credit.propertyValue' && { whole })}
          between={to === 'credit.savings' ? BETWEEN_CURRENCIES.part : undefined}
          error={field.error ?? error}
          uf={uf}
          placeholder={placeholder ?? EXAMPLES[to][field.value.currency]}
          hint={hint}
          onBlur={() => {
            const isEmpty = field.value.amount === null;
            if (!(isAssumed && isEmpty)) field.onBlur();
            if (to === 'credit.savings' && !isEmpty) afterPress(() => touch('credit.creditAmount'));
          }}
        />
      )}
    </Bound>
  );
}

/** The savings; what follows from them is said here, because the credit itself is asked for in module 3. */
function Savings() {
  const { errorOf } = useTouched();
  const hasValue = useAnswers(({ credit }) => credit.propertyValue.amount !== null);
  const assumed = useAnswers(({ credit }) => credit.savings);
  const creditError = useAnswers(() =>
    errorOf('credit.propertyValue') ? undefined : errorOf('credit.creditAmount'),
  );
  const flavour = useAnswers((answers) => answers.flavour);
  return (
    <Amount
      to="credit.savings"
      placeholder={assumedText(assumed)}
      hint={
        flavour === 'web' && hasValue ? `${ASSUMED.savingsPct} %` : `${LIMITS[flavour].savingsMinPct} % o más`
      }
      error={creditError}
    />
  );
}

function Years() {
  const years = useAnswers(({ credit }) => credit.paymentYears);
  const flavour = useAnswers((answers) => answers.flavour);
  const age = useAnswers(({ client }) => ageOf(client));
  const { yearsMin } = LIMITS[flavour];
  return (
    <Bound to="credit.paymentYears" isTyped>
      {(field) => (
        <YearsField
          {...field}
          label={
            <>
              Años<span className="sr-only"> de pago</span>
            </>
          }
          suffix=""
          placeholder={years === '' ? String(ASSUMED.years) : years}
          hint={`${yearsMin} a ${yearsMaxAt(age, flavour)}`}
          onBlur={() => (field.value !== '' || flavour === 'pro') && field.onBlur()}
        />
      )}
    </Bound>
  );
}

export const Refine = deferred(
  () => import('./refine.tsx'),
  'Refine',
  'No pudimos cargar estas preguntas.',
  <Loading label="Cargando…" />,
);

const PURPOSE_WORDS: Readonly<Record<number, string>> = {
  [CREDIT_PURPOSE.buySale]: 'Comprar',
  [CREDIT_PURPOSE.refinancing]: 'Cambiar mi crédito de banco',
  [CREDIT_PURPOSE.internalRefinancing]: 'Refinanciar',
};

/** Purpose, and a button that opens what few people change. */
function Foot() {
  const { change } = useForm();
  const textFor = useAudienceText();
  const { isRefined, setRefined } = usePlace();
  const flavour = useAnswers((answers) => answers.flavour);
  const purpose = useAnswers(({ project }) => project.creditType);
  const isOfTwo = useAnswers(({ client }) => client.hasCodebtor);
  const { splits, hasSubsidy } = useCreditFields();
  const now = [
    isOfTwo ? 'Pagan 2' : 'Paga 1',
    ...(splits ? [hasSubsidy ? 'con subsidio' : 'sin subsidio'] : []),
  ].join(', ');
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-14 print:hidden">
        <button
          type="button"
          aria-expanded={isRefined}
          onClick={() => setRefined(!isRefined)}
          className="flex min-h-12 cursor-pointer items-center gap-x-3 border-0 bg-transparent p-0 text-left"
        >
          <span className="flex items-center gap-1 font-semibold text-primary">
            Afinar <Icon name="chevron" className={isRefined ? 'size-4 rotate-180' : 'size-4'} />
          </span>
          <span className="hidden text-ink-2 md:inline">{now}</span>
        </button>
        <span className="relative flex max-w-full min-w-0 flex-wrap items-center justify-end gap-x-2">
          <label htmlFor="purpose" className="sr-only text-ink-2 md:not-sr-only">
            {textFor('¿Qué quieres hacer?', '¿Qué quiere hacer?')}
          </label>
          <select
            id="purpose"
            // Module 2 asks the same by the name `input_credit_type`.
            name="purpose"
            value={purpose}
            onChange={({ currentTarget }) => change({ 'project.creditType': currentTarget.value })}
            className="[field-sizing:content] min-h-11 w-auto max-w-full flex-initial cursor-pointer border-0 bg-transparent pr-5 pl-0 font-semibold text-primary"
          >
            {PURPOSES[flavour].map((code) => (
              <option key={code} value={code} className="bg-surface text-ink">
                {PURPOSE_WORDS[code] ?? textFor('Dinero con mi casa', 'Dinero con su casa')}
              </option>
            ))}
          </select>
          <Icon name="chevron" className="pointer-events-none absolute end-0 bottom-3 size-4 text-primary" />
        </span>
      </div>
      {isRefined && <Refine />}
    </>
  );
}

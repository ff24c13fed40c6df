import { messageText } from '@simulador/contracts/messages/es';
import { FieldGridRow } from '#shared/ui/fields/field.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import type { Inicio } from '../../api/wire.ts';
import { Bound } from '../../fields/bound.tsx';
import { ModuleCard } from '../../modules/module-card.tsx';
import { SplitFields } from '../../fields/split-fields.tsx';
import { SubsidyFields } from '../../fields/subsidy-fields.tsx';
import { LongTermNote, TermFields } from '../../fields/term-fields.tsx';
import { noCredit, type Answers, type CreditAnswers } from '../../answers/answers.ts';
import { creditEdits } from '../../answers/credit-edits.ts';
import { amountUf, creditFields } from '../../answers/credit-facts.ts';
import { creditContext, creditViolations } from '../../answers/credit-violations.ts';
import { creditNames } from '../../answers/field-names.ts';
import { useModuleForm } from '../../modules/use-module-form.ts';
import type { Simulation } from '../../calculation/use-simulation.ts';
import { productOptions } from '../model/product-options.ts';
import { CREDIT_LABELS, SAVED_SUBSIDY_NOTE, STEP_LABELS, STEPS } from '../texts.ts';
import { CreditActions, type CreditActionsProps } from './credit-actions.tsx';
import styles from './credit-module.module.css';
import { InsuranceFields } from './insurance-fields.tsx';
import { RateChoice } from './rate-choice.tsx';
import { SavingsHint } from './savings-hint.tsx';

export interface CreditModuleProps {
  answers: Answers;
  catalogos: NonNullable<Inicio['catalogos']>;
  seguros: Inicio['seguros'];
  simulation: Simulation;
  actions: Omit<CreditActionsProps, 'missing'>;
  takesFocus: boolean;
  onChange: (credit: CreditAnswers) => void;
  onCalculate: () => void;
}

/** Module 3: subsidy, split, term, product, rate and insurances. See docs/rules.md R80. */
export function CreditModule(props: CreditModuleProps) {
  const { answers, catalogos, seguros, simulation, actions, takesFocus } = props;
  const { credit, project } = answers;
  const { uf, rules, rate } = simulation;
  const purpose = Number(project.creditType);
  const fields = creditFields(credit, project, uf.valueClp);
  const names = creditNames(purpose);
  const violationsOf = (next: CreditAnswers) => creditViolations(next, creditContext(answers, rules));
  const to = useModuleForm<CreditAnswers>({
    answers: credit,
    blank: noCredit('pro'),
    names,
    labels: CREDIT_LABELS,
    violationsOf,
    onChange: props.onChange,
    onValid: props.onCalculate,
  });
  const edits = creditEdits(to.form, project, uf.valueClp);
  const value = amountUf(credit.propertyValue, uf.valueClp);
  const subsidy = fields.hasSubsidy ? amountUf(credit.allowanceAmount, uf.valueClp) : null;
  const broken = Object.keys(violationsOf(credit)) as (keyof CreditAnswers)[];
  const isOverCeiling = credit.rate.isOwn && rate.annualRatePct === null && !broken.includes('rate');
  const missing: readonly (keyof CreditAnswers)[] = isOverCeiling ? [...broken, 'rate'] : broken;
  return (
    <ModuleCard
      step={STEP_LABELS.m3}
      title={STEPS.m3.title}
      lead="Los montos se pueden escribir en UF o en pesos."
      takesFocus={takesFocus}
      onSubmit={to.submit}
      summary={to.shown}
      footSummary={messageText('staff_form_has_errors')}
      attempt={to.attempt}
      footer={<CreditActions {...actions} missing={missing.map((key) => CREDIT_LABELS[key])} />}
    >
      <FieldGridRow className={styles['group']}>
        <h3>Montos</h3>
      </FieldGridRow>
      {credit.hasAllowance === 'notOffered' && (
        <FieldGridRow>
          <Note small>
            <p>{SAVED_SUBSIDY_NOTE}</p>
          </Note>
        </FieldGridRow>
      )}
      {fields.asksForSubsidy && (
        <SubsidyFields
          to={to}
          hasSubsidy={fields.hasSubsidy}
          asksForUnemployment={fields.asksForUnemployment}
          isUnemploymentForced
          catalogos={catalogos}
          uf={uf}
          edits={edits}
        />
      )}
      <SplitFields
        to={to}
        credit={credit}
        project={project}
        uf={uf}
        rules={rules}
        edits={edits}
        savingsHint={<SavingsHint value={value} subsidy={subsidy} />}
      />
      <FieldGridRow className={styles['group']}>
        <h3>Plazo y tasa</h3>
      </FieldGridRow>
      <TermFields to={to} flavour="pro" />
      <Bound to={to} field="product">
        {(field) => (
          <SelectField {...field} options={productOptions(catalogos)} placeholder="Selecciona un Producto" />
        )}
      </Bound>
      <RateChoice to={to} rate={rate} />
      <LongTermNote />
      <FieldGridRow className={styles['group']}>
        <h3>Seguros</h3>
      </FieldGridRow>
      <InsuranceFields to={to} credit={credit} hasSubsidy={fields.hasSubsidy} seguros={seguros} />
    </ModuleCard>
  );
}

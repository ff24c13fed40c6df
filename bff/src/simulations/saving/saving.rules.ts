import {
  CREDIT_PURPOSE,
  NO_UNEMPLOYMENT_INSURANCE,
  PROPERTY_TYPE,
  SUBSIDISED_LIFE_INSURANCE_ID,
  SUBSIDY,
} from '@simulador/contracts/bank/codes';
import { formatRate } from '@simulador/contracts/platform/format';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import {
  addUf,
  clpFromNumber,
  clpToUf,
  isSameUf,
  type Uf,
  ufFromNumber,
  type UfValue,
} from '@simulador/contracts/platform/money';
import { DECIMAL_COLUMNS } from '@simulador/contracts/calculation/result-row';
import { isBlankPhone } from '@simulador/contracts/platform/phone';
import { receivedInUf } from '@simulador/contracts/calculation/rules/amount';
import {
  codebtorAgePlusYearsRule,
  codebtorIncomeRule,
  peopleCount,
} from '@simulador/contracts/calculation/rules/codebtor';
import { fieldSuffix, yearsSuffix } from '@simulador/contracts/calculation/rules/field-suffix';
import { ageRangeRule, phoneRule, rutRule, salaryRule } from '@simulador/contracts/calculation/rules/person';
import {
  savingsRule,
  subsidyAmountRule,
  unemploymentRule,
} from '@simulador/contracts/calculation/rules/savings';
import { agePlusYearsRule, yearsRangeRule } from '@simulador/contracts/calculation/rules/term';
import {
  comunaRule,
  nameRule,
  optionalTextRule,
  otherPropertyTypeRule,
  selectRule,
  requiredConsent,
} from '@simulador/contracts/calculation/rules/text';
import { plain } from '@simulador/contracts/calculation/rules/violation';
import {
  areCompanyAndProjectVisible,
  isBuySale,
  isDfl2Visible,
  isOtherPropertyTypeVisible,
  isPropertyStateVisible,
  isSubsidyQuestionVisible,
} from '@simulador/contracts/calculation/rules/visibility';
import { SENTENCES } from '@simulador/contracts/calculation/messages/sentences';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { broken, type FieldProblem, Problem, refuse, unless } from '../../http/problem.ts';
import type { DividendoRowDto } from '../../calculation/dividendo/dividendo.dto.ts';
import type { ShownRowDto, SimulationCreateDto } from './saving.dto.ts';

const SUBSIDIES: readonly number[] = Object.values(SUBSIDY);
const NOT_THE_SUM = 'El valor de la propiedad debe ser la suma de ahorro, subsidio y crédito.';
const NOT_A_HOUSE = 'El refinanciamiento es solo para casas.';
const NO_COMPANY_HERE = 'La inmobiliaria se elige solo para casas, departamentos y oficinas nuevas.';
const NEEDS_COMPANY = 'Un proyecto necesita su inmobiliaria.';
const NO_SUBSIDY_HERE = 'Este crédito no admite subsidio.';
const NO_DFL2_HERE = 'DFL2 es solo para la compraventa de una casa o un departamento nuevo.';
const PEOPLE = 'Debe ser 1 sin codeudor, y 2 con uno';

/**
 * Checks a simulation by all rules of the form before it is saved. The calculator checks its own rules.
 * @throws Problem 400 with one entry per invalid field, named like the form's inputs (docs/rules.md R134)
 */
export function assertSavable(body: SimulationCreateDto, flavour: Flavour): void {
  refuse([
    ...person(body, flavour),
    ...property(body, flavour),
    ...company(body),
    ...amounts(body),
    ...term(body, flavour),
    ...asCalculated(body),
    ...codebtor(body, flavour),
  ]);
}

function person(body: SimulationCreateDto, flavour: Flavour): FieldProblem[] {
  const phone = body.phone_number;
  const agreed = flavour === 'pro' || body.consent !== undefined;
  return [
    ...broken('input_liquid_salary', salaryRule(String(body.net_income), flavour)),
    ...broken('input_age', ageRangeRule(body.age)),
    ...broken('input_phone_number', phone === undefined || isBlankPhone(phone) ? null : phoneRule(phone)),
    ...broken('input_consent', requiredConsent(agreed)),
  ];
}

/** Returns the answers on which the visible fields depend. */
const factsOf = ({ calculation, property: sent }: SimulationCreateDto) => ({
  purpose: calculation.destino,
  propertyType: sent.type,
  propertyState: sent.state || null,
});

function property(body: SimulationCreateDto, flavour: Flavour): FieldProblem[] {
  const { calculation, property: sent } = body;
  const facts = factsOf(body);
  const { purpose } = facts;
  const suffix = fieldSuffix(purpose);
  const needsState = isPropertyStateVisible(facts) && facts.propertyState === null;
  const textRule = isOtherPropertyTypeVisible(sent.type) ? otherPropertyTypeRule : optionalTextRule;
  const fits = purpose !== CREDIT_PURPOSE.refinancing || sent.type === PROPERTY_TYPE.house;
  const asksForPlace = flavour === 'web' || Boolean(sent.region_id ?? sent.comuna_id);
  return [
    ...unless(fits, `input_property_type${suffix}`, NOT_A_HOUSE),
    ...broken('input_property_state', needsState ? plain('required') : null),
    ...unless(isDfl2Visible(facts) || !calculation.DFL2, 'input_is_dfl2', NO_DFL2_HERE),
    ...broken('input_add_other_property', textRule(sent.type_text ?? '')),
    ...broken('input_region', asksForPlace ? selectRule(sent.region_id ?? '') : null),
    ...broken('input_comuna', asksForPlace ? comunaRule(sent.comuna_id ?? '') : null),
    ...broken(`input_google_autocomplete${suffix}`, optionalTextRule(sent.location ?? '')),
  ];
}

function company(body: SimulationCreateDto): FieldProblem[] {
  const { broker, project } = body;
  if (broker === undefined && project === undefined) return [];
  return [
    ...unless(areCompanyAndProjectVisible(factsOf(body)), 'input_select_broker', NO_COMPANY_HERE),
    ...unless(broker !== undefined, 'input_select_broker', NEEDS_COMPANY),
  ];
}

function amounts(body: SimulationCreateDto): FieldProblem[] {
  const { calculation, property, amounts: sent } = body;
  const [value, credit] = [ufFromNumber(property.value_uf), ufFromNumber(sent.credit_uf)];
  const [savings, subsidy] = [ufFromNumber(sent.savings_uf), ufFromNumber(sent.subsidy_uf)];
  const hasSubsidy = sent.subsidy_type !== SUBSIDY.none || subsidy > 0;
  const given = hasSubsidy ? receivedInUf(subsidy) : null;
  return [
    ...(isBuySale(calculation.destino)
      ? [
          ...broken('input_savings', savingsRule(receivedInUf(savings), receivedInUf(value), given)),
          ...unless(value === addUf(savings, subsidy, credit), valueField(body), NOT_THE_SUM),
        ]
      : []),
    ...(hasSubsidy ? subsidised(body, subsidy, isSubsidyQuestionVisible(factsOf(body), value)) : []),
  ];
}

function subsidised(body: SimulationCreateDto, subsidy: Uf, isAdmitted: boolean): FieldProblem[] {
  const { calculation, amounts: sent, property } = body;
  const insured = calculation.codigoSeguroCesantia !== NO_UNEMPLOYMENT_INSURANCE;
  const known = sent.subsidy_type !== SUBSIDY.none && SUBSIDIES.includes(sent.subsidy_type);
  return [
    ...unless(isAdmitted, 'input_has_allowance', NO_SUBSIDY_HERE),
    ...broken('input_allowance_type', known ? null : plain('required')),
    ...broken('input_allowance_amount', subsidyAmountRule(receivedInUf(subsidy))),
    ...broken('input_select_unemployment', unemploymentRule(insured, true, ufFromNumber(property.value_uf))),
    ...broken(
      'input_select_relief_assurance',
      calculation.codsegdesg === SUBSIDISED_LIFE_INSURANCE_ID ? null : plain('required'),
    ),
  ];
}

function term({ calculation, age }: SimulationCreateDto, flavour: Flavour): FieldProblem[] {
  const years = calculation.plazototal;
  const violation = yearsRangeRule(years, flavour) ?? agePlusYearsRule(age, years);
  return broken(`input_payment_years${yearsSuffix(calculation.destino)}`, violation);
}

/** Returns the values that are sent twice and differ, because something was changed after the calculation. */
function asCalculated(body: SimulationCreateDto): FieldProblem[] {
  const { calculation, property, amounts: sent, product = calculation.codpro } = body;
  const twice = [
    [valueField(body), property.value_uf, calculation.valorpropiedad],
    ['input_credit_amount_needed', sent.credit_uf, calculation.montocredito],
    [`input_property_type${fieldSuffix(calculation.destino)}`, property.type, calculation.tipopropiedad],
    ['input_property_state', property.state, calculation.antiguedad],
    ['input_allowance_type', sent.subsidy_type, calculation.codigoSubsidio],
    ['input_select_product_type', product, calculation.codpro],
  ] as const;
  return twice.flatMap(([name, stated, calculated]) =>
    unless(stated === calculated, name, SERVER_SENTENCES.notAsCalculated),
  );
}

/**
 * Checks the form's rules about the co-debtor, except that the RUT differs from the client's, which is checked once the client is known.
 * See docs/rules.md R580.
 */
function codebtor({ codebtor: given, calculation }: SimulationCreateDto, flavour: Flavour): FieldProblem[] {
  const people = peopleCount(Boolean(given));
  const counted = [
    ...unless(calculation.asegurados === people, 'calculation.asegurados', PEOPLE),
    ...unless(calculation.participantes === people, 'calculation.participantes', PEOPLE),
  ];
  if (!given) return counted;
  const years = calculation.plazototal;
  return [
    ...counted,
    ...broken('input_codebtor_name', nameRule(given.first_name, flavour)),
    ...broken('input_codebtor_last_name', nameRule(given.last_name, flavour)),
    ...broken('input_codebtor_rut', rutRule(given.identification)),
    ...broken('input_codebtor_age', ageRangeRule(given.age)),
    ...broken('input_codebtor_salary', codebtorIncomeRule(String(given.net_income))),
    ...broken(
      `input_payment_years${yearsSuffix(calculation.destino)}`,
      codebtorAgePlusYearsRule(given.age, years),
    ),
  ];
}

const valueField = ({ calculation }: SimulationCreateDto): string =>
  `input_property_value${fieldSuffix(calculation.destino)}`;

/** Compares shown amounts in UF and rates with ours. @throws Problem 409 if one differs */
export function assertUnchanged(shown: ShownRowDto, row: DividendoRowDto): void {
  for (const name of DECIMAL_COLUMNS) {
    const sent = shown[name];
    if (sent !== undefined && !isSameUf(ufFromNumber(sent), ufFromNumber(row[name])))
      throw valuesChanged(name);
  }
}

/** Number of roundings in savings, which are value minus credit minus subsidy. */
const CONVERTED = 3;

/** Compares typed pesos with their UF. @throws Problem 409 if they differ at the value of a shown UF */
export function assertConverted({ property, amounts: sent }: SimulationCreateDto, ufValue: UfValue): void {
  const typed = [
    ['value_clp', property.value_clp, property.value_uf],
    ['credit_clp', sent.credit_clp, sent.credit_uf],
    ['savings_clp', sent.savings_clp, sent.savings_uf],
    ['subsidy_clp', sent.subsidy_clp, sent.subsidy_uf],
  ] as const;
  for (const [name, pesos, uf] of typed) {
    const isSame = (clp: number): boolean =>
      isSameUf(clpToUf(clpFromNumber(clp), ufValue), ufFromNumber(uf), CONVERTED);
    if (pesos !== undefined && !isSame(pesos)) throw valuesChanged(name);
  }
}

/** Problem 409. Its sentence says what to do; the log names the figure that differs. */
export const valuesChanged = (what: string): Problem =>
  new Problem(409, SENTENCES.values_changed, { cause: new Error(`${what} is not what we calculate`) });

/** Problem 409 for staff: the suggested rate that was shown, and the one that has replaced it. */
export const rateChanged = (shownPct: number, nowPct: number): Problem =>
  new Problem(
    409,
    `La tasa sugerida cambió de ${formatRate(shownPct)} % a ${formatRate(nowPct)} %, vuelva a calcular.`,
    { cause: new Error('tasasimulacion is not the suggested rate') },
  );

/** Request bodies from answers. UF and rates are JSON numbers. */
import {
  NO_UNEMPLOYMENT_INSURANCE,
  SUBSIDY,
  UNEMPLOYMENT_INSURANCE_IDS,
} from '@simulador/contracts/bank/codes';
import { ufToNumber, ZERO_UF } from '@simulador/contracts/platform/money';
import { insurableAmount, isOffered } from '@simulador/contracts/bank/offered';
import { peopleCount } from '@simulador/contracts/calculation/rules/codebtor';
import { isDfl2Visible, isPropertyStateVisible } from '@simulador/contracts/calculation/rules/visibility';
import { isQuotedCredit, type Quote } from '@simulador/contracts/simulations/quote';
import type { RuleMessageCode } from '@simulador/contracts/calculation/messages/es';
import type { Violation } from '@simulador/contracts/calculation/rules/violation';
import type { Lists } from '../api/get-inicio.ts';
import type { CalculoRequest, DividendoRequest, Seguro } from '../api/wire.ts';
import { projectFacts, type Answers, type CreditAnswers, type ProjectAnswers } from '../answers/answers.ts';
import { amountUf, creditFields, lifeInsuranceOf } from '../answers/credit-facts.ts';
import type { FieldPath } from '../answers/fields.ts';
import { ageOf, incomeOf, type Violations } from '../answers/violations.ts';

const [UNEMPLOYMENT_INSURANCE_ID] = UNEMPLOYMENT_INSURANCE_IDS;

/** Answers that the live figures require, the subsidy once it has an amount. Savings and insurance are validated by the calculate button. */
const FIGURED: readonly FieldPath[] = [
  'credit.propertyValue',
  'credit.creditAmount',
  'credit.subsidyAmount',
  'credit.paymentYears',
  'credit.graceMonths',
  'credit.rate',
];
/** Violations by savings that leave no credit. */
const NOTHING_LEFT: readonly RuleMessageCode[] = ['savings_below_value', 'savings_subsidy_below_value'];
/** Violations of the credit that follow from invalid savings. The savings are reported instead, because they were typed. */
const CAUSED_BY_SAVINGS: readonly (RuleMessageCode | undefined)[] = ['required', 'credit_max_share'];

function brokenFigures(violations: Violations): readonly FieldPath[] {
  const savings = violations['credit.savings'];
  const isCaused =
    savings !== undefined &&
    (NOTHING_LEFT.includes(savings.code) ||
      (savings.code !== 'required' && CAUSED_BY_SAVINGS.includes(violations['credit.creditAmount']?.code)));
  const isIgnored = (path: FieldPath): boolean =>
    path === 'credit.subsidyAmount'
      ? violations[path]?.code === 'required'
      : isCaused && path === 'credit.creditAmount';
  const broken = FIGURED.filter((path) => !isIgnored(path) && violations[path] !== undefined);
  return isCaused ? [...broken, 'credit.savings'] : broken;
}

/** Returns the field that prevents figures, a missing answer first; null if none does. */
export function obstaclePath(violations: Violations): FieldPath | null {
  const broken = brokenFigures(violations);
  return broken.find((path) => violations[path]?.code === 'required') ?? broken[0] ?? null;
}

/** Returns the first violation that prevents figures; null if answers are missing, and if nothing prevents them. */
export function figureObstacle(violations: Violations): Violation | null {
  const path = obstaclePath(violations);
  const broken = path === null ? undefined : violations[path];
  return broken === undefined || broken.code === 'required' ? null : broken;
}

const rateOf = (list: readonly Seguro[], id: number): number | null =>
  list.find(({ IdentificadorSeguro }) => IdentificadorSeguro === id)?.Tasa ?? null;

/** Returns the list entries of these answers; null if a list lacks one of them. */
function entriesFor({ project, credit }: Answers, lists: Lists) {
  const { propertyType } = projectFacts(project);
  const { hasSubsidy, asksForUnemployment } = creditFields(credit, project, lists.ufValueClp);
  const type = lists.catalogos.tipos_inmuebles.find(({ id }) => id === propertyType);
  const lifeId = Number(lifeInsuranceOf(credit, hasSubsidy));
  const fireId = Number(credit.fireInsurance);
  const lifeRate = rateOf(lists.life, lifeId);
  const fireRate = rateOf(lists.fire, fireId);
  const insuresJob = asksForUnemployment && credit.unemployment;
  const jobRate = insuresJob ? rateOf(lists.unemployment, UNEMPLOYMENT_INSURANCE_ID) : 0;
  if (type === undefined || lifeRate === null || fireRate === null || jobRate === null) return null;
  return { type, lifeId, lifeRate, fireId, fireRate, jobRate };
}

/** Returns the kind of chosen type that the lists don't offer any more; null for none. */
function withdrawnChoice({ project, credit }: Answers, { catalogos, ufValueClp }: Lists): string | null {
  const { purpose, propertyType } = projectFacts(project);
  const lacks = (list: readonly { readonly id: number }[], chosen: number | null): boolean =>
    chosen !== null && !list.some(({ id }) => id === chosen);
  if (lacks(catalogos.destinos, purpose)) return 'crédito';
  if (lacks(catalogos.tipos_inmuebles.filter(isOffered), propertyType)) return 'propiedad';
  const { hasSubsidy } = creditFields(credit, project, ufValueClp);
  return hasSubsidy && lacks(catalogos.subsidios, Number(credit.subsidyType)) ? 'subsidio' : null;
}

/**
 * Returns why the lists allow no calculation: they are missing, don't offer a type any more, as a stored or shared simulation may have it, or
 * lack an entry; null if they allow it. See docs/rules.md R971.
 */
export function listObstacle(answers: Answers, lists: Lists | null): string | null {
  const { flavour, project, credit } = answers;
  const dividend = flavour === 'web' ? 'tu dividendo' : 'el dividendo';
  if (lists === null)
    return `Sin el valor de la UF, los catálogos y los seguros no podemos calcular ${dividend}.`;
  const withdrawn = withdrawnChoice(answers, lists);
  if (withdrawn !== null) return `Ya no se ofrece el tipo de ${withdrawn} elegido: hay que elegir otro.`;
  const { hasSubsidy } = creditFields(credit, project, lists.ufValueClp);
  const isAnswered =
    projectFacts(project).propertyType !== null && lifeInsuranceOf(credit, hasSubsidy) !== '';
  return isAnswered && entriesFor(answers, lists) === null
    ? `No podemos calcular ${dividend}: las listas del banco ya no tienen algo de lo elegido.`
    : null;
}

/** Credit without its rate. RUT and `annual_rate` do not affect its figures. */
export type Credit = Required<Omit<DividendoRequest, 'Rut' | 'annual_rate' | 'tasasimulacion'>>;

/** Returns the credit of valid answers; null if a list lacks an entry, because a constant must not replace it. */
export function creditOf(answers: Answers, lists: Lists): Credit | null {
  const { client, project, credit } = answers;
  const { ufValueClp } = lists;
  const facts = projectFacts(project);
  const { hasSubsidy, asksForUnemployment } = creditFields(credit, project, ufValueClp);
  const value = amountUf(credit.propertyValue, ufValueClp);
  const credited = amountUf(credit.creditAmount, ufValueClp);
  const insuresJob = asksForUnemployment && credit.unemployment;
  const entries = entriesFor(answers, lists);
  if (value === null || credited === null || credit.product === '' || entries === null) return null;
  const { type, lifeId, lifeRate, fireId, fireRate, jobRate } = entries;
  return {
    DFL2: hasDfl2(project),
    antiguedad: isPropertyStateVisible(facts) ? Number(project.propertyState) : 0,
    asegurados: peopleCount(client.hasCodebtor),
    codigoSeguroCesantia: insuresJob ? UNEMPLOYMENT_INSURANCE_ID : NO_UNEMPLOYMENT_INSURANCE,
    codigoSubsidio: hasSubsidy ? Number(credit.subsidyType) : SUBSIDY.none,
    codpro: Number(credit.product),
    codsegdesg: lifeId,
    codseginc: fireId,
    destino: Number(project.creditType),
    mesesgracia: Number(credit.graceMonths),
    montoAsegurado: ufToNumber(insurableAmount(value, type.porc_asegurable)),
    montocredito: ufToNumber(credited),
    objetivo: 1,
    participantes: peopleCount(client.hasCodebtor),
    personalizarTasa: credit.rate.isOwn,
    plazototal: Number(credit.paymentYears),
    plazovariable: 0,
    porcentaje: type.porc_asegurable,
    tasa_seg_ces: jobRate,
    tasa_seg_des: lifeRate,
    tasa_seg_inc: fireRate,
    tipo_persona: 1,
    tipopropiedad: Number(project.propertyType),
    valorpropiedad: ufToNumber(value),
  };
}

const hasDfl2 = (project: ProjectAnswers): boolean => isDfl2Visible(projectFacts(project)) && project.isDfl2;

/** Quote of an opened simulation, and other debts a month, pesos. */
export interface AskedWith {
  readonly quote: Quote | null;
  readonly debtsClp: number;
}

/** Returns the request of all figures, at the own or quoted rate, else the suggested one; null while an answer is missing or invalid. */
export function calculoRequest(
  answers: Answers,
  violations: Violations,
  lists: Lists | null,
  { quote, debtsClp }: AskedWith,
): CalculoRequest | null {
  if (lists === null || brokenFigures(violations).length > 0 || withdrawnChoice(answers, lists) !== null)
    return null;
  const { flavour, client, project, credit: given } = answers;
  const credit = creditOf(answers, lists);
  if (credit === null) return null;
  const { splits, hasSubsidy } = creditFields(given, project, lists.ufValueClp);
  const uf = (amount: CreditAnswers['savings']): number =>
    ufToNumber(amountUf(amount, lists.ufValueClp) ?? ZERO_UF);
  const ratePct = given.rate.isOwn ? given.rate.pct : quotedRate(quote, credit, lists.ufValueClp);
  const age = ageOf(client);
  const incomeClp = incomeOf(client, violations);
  return {
    calculation: { ...credit, ...(ratePct !== null && { tasasimulacion: ratePct }) },
    flavour,
    ...(age !== null && { edad: age }),
    ...(incomeClp !== null && { income_clp: incomeClp, ...(debtsClp > 0 && { debts_clp: debtsClp }) }),
    ...(splits && { savings_uf: uf(given.savings), subsidy_uf: hasSubsidy ? uf(given.subsidyAmount) : 0 }),
  };
}

/** Returns the rate that a quote still has for a credit, annual percent; null if it has none. */
function quotedRate(quote: Quote | null, credit: Credit, ufValueClp: number): number | null {
  const { montocredito, plazototal, destino, codpro, tipopropiedad } = credit;
  const rated = {
    ...{ amount: montocredito, period: plazototal, loan_use: destino },
    ...{ product: codpro, real_estate_type: tipopropiedad },
  };
  return quote?.is_valid === true && isQuotedCredit(quote, rated, ufValueClp) ? quote.rate : null;
}

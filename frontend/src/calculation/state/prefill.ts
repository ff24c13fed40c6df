/** Answers from a saved simulation. See docs/rules.md R90. */
import { CREDIT_PURPOSE, PRODUCT, PROPERTY_STATE, WORKER_TYPE } from '@simulador/contracts/bank/codes';
import type { LinkQuote } from '@simulador/contracts/simulations/figures-link';
import { PHONE_PREFIX } from '@simulador/contracts/platform/phone';
import { answerCopies } from '@simulador/contracts/simulations/copies';
import { isOtherPropertyTypeVisible } from '@simulador/contracts/calculation/rules/visibility';
import { formatRut } from '@simulador/contracts/platform/rut';
import { simulationQuery, type SimulationRead } from '#shared/simulation/get-simulation.ts';
import type { MoneyValue } from '#shared/ui/amounts/money-value.ts';
import type { Company, Inicio, Seguro } from '../api/wire.ts';
import {
  type Answers,
  type ClientAnswers,
  type CreditAnswers,
  NO_CLIENT,
  NO_PROJECT,
  noCredit,
  type ProjectAnswers,
} from '../answers/answers.ts';
import { type FieldPath, MODULE_IDS, PRO_FIELDS } from '../answers/fields.ts';
import { areValid, type CreditRules, violationsOf } from '../answers/violations.ts';
import { INITIAL_MODULES, type Modules, opened } from './modules.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { companiesQuery, projectsQuery } from '../api/get-companies.ts';

const PURPOSES: readonly number[] = Object.values(CREDIT_PURPOSE);
const PRODUCTS: readonly number[] = Object.values(PRODUCT);
const WORKER_TYPES: readonly number[] = [WORKER_TYPE.dependent, WORKER_TYPE.independent];
/** Returns the code as text; '' if the form does not offer it. */
const codeIn = (codes: readonly number[], code: number): string => (codes.includes(code) ? String(code) : '');
/** Returns staff's purpose: visitors' refinancing becomes an internal one. */
const staffPurpose = (purpose: number): number =>
  purpose === CREDIT_PURPOSE.refinancing ? CREDIT_PURPOSE.internalRefinancing : purpose;
const idsOf = (list: readonly Seguro[] | null | undefined): readonly number[] =>
  (list ?? []).map(({ IdentificadorSeguro }) => IdentificadorSeguro);

export interface Prefilled {
  readonly answers: Answers;
  /** Modules: the first one that lacks an answer is open, else the credit's. */
  readonly modules: Modules;
  /** Field to answer next: the first one of the open module that lacks an answer, else the years of payment. */
  readonly next: FieldPath;
  /** The opened simulation, if its rate was quoted. */
  readonly quote: LinkQuote | null;
}

/**
 * Returns the answers and their progress. `inicio`: the page's insurances and UF; `usualBranch`: the executive's usual branch
 * (R261).
 */
export function prefilled(
  { read, company }: Reopened,
  inicio: Pick<Inicio, 'seguros' | 'uf'> | undefined,
  rules: CreditRules,
  usualBranch: string,
): Prefilled {
  const project = projectOf(read, company);
  const seguros = inicio?.seguros ?? null;
  const ufDate = inicio?.uf?.date ?? null;
  const credit = creditOf(read, seguros, ufDate);
  const answers: Answers = { flavour: 'pro', client: clientOf(read, usualBranch), project, credit };
  const quote = read.quote && { number: read.id, token: read.quote.token };
  return { answers, ...placeIn(answers, rules), quote };
}

function placeIn(answers: Answers, rules: CreditRules): Pick<Prefilled, 'modules' | 'next'> {
  const violations = violationsOf(answers, rules);
  const modules = {
    m1: { active: false, valid: areValid(PRO_FIELDS.m1, violations) },
    m2: { active: false, valid: areValid(PRO_FIELDS.m2, violations) },
    m3: INITIAL_MODULES.m3,
  };
  const open = MODULE_IDS.find((id) => !modules[id].valid) ?? 'm3';
  const lacking = open === 'm3' ? undefined : PRO_FIELDS[open].find((path) => violations[path] !== undefined);
  return { modules: opened(modules, open), next: lacking ?? 'credit.paymentYears' };
}

/**
 * Returns the client's details from their record. Confirming updates the record, so what a visitor typed must not get into the
 * form.
 */
function clientOf(read: SimulationRead, usualBranch: string): ClientAnswers {
  const { first_name, last_name, email, phone_number } = read.client_record ?? {
    ...read,
    email: read.client_email,
    phone_number: read.client_phone,
  };
  return {
    ...NO_CLIENT,
    ...answerCopies(read, 'client'),
    ...codebtorOf(read),
    name: first_name,
    lastName: last_name,
    rut: formatRut(read.client_rut),
    email,
    phone: phone_number ?? PHONE_PREFIX,
    workerType: codeIn(WORKER_TYPES, read.worker_type),
    // Visitors are not asked for a branch.
    branch: read.branch?.toString() ?? usualBranch,
  };
}

function codebtorOf({ codebtor }: SimulationRead): Partial<ClientAnswers> {
  if (codebtor === null) return {};
  return {
    hasCodebtor: true,
    codebtorName: codebtor.first_name,
    codebtorLastName: codebtor.last_name,
    codebtorRut: formatRut(codebtor.identification),
    codebtorAge: String(codebtor.age),
    codebtorSalaryClp: String(codebtor.net_income),
  };
}

function projectOf(read: SimulationRead, company: KnownCompany): ProjectAnswers {
  const isOther = isOtherPropertyTypeVisible(read.tipopropiedad);
  const place = [read.city, read.province].filter((part) => part !== null);
  return {
    ...NO_PROJECT,
    ...answerCopies(read, 'project'),
    creditType: codeIn(PURPOSES, staffPurpose(read.destino)),
    propertyType: String(read.tipopropiedad),
    otherPropertyType: isOther ? read.estate_type : '',
    propertyState: read.estate_is_new === null ? '' : String(stateOf(read.estate_is_new)),
    isDfl2: read.is_dfl2,
    locationSearch: place.join(', '),
    region: read.region_id ?? '',
    comuna: read.comuna_id ?? '',
    addsOther: read.adds_other,
    ...company,
  };
}

const stateOf = (isNew: boolean): number => (isNew ? PROPERTY_STATE.new : PROPERTY_STATE.used);

function creditOf(
  read: SimulationRead,
  seguros: Inicio['seguros'] | null,
  ufDate: string | null,
): CreditAnswers {
  // The pesos as typed apply only on the same day's UF; otherwise they would be another credit.
  const entered = (amountUf: number, typedClp: number | null): MoneyValue =>
    typedClp !== null && read.uf_date === ufDate
      ? { currency: 'CLP', amount: typedClp }
      : { currency: 'UF', amount: amountUf };
  const hadSubsidy = read.has_subsidy;
  return {
    ...noCredit('pro'),
    propertyValue: entered(read.estate_worth, read.estate_worth_clp),
    reopened: 'unchanged',
    takesSubsidy: hadSubsidy ? 'yes' : 'no',
    ...(hadSubsidy
      ? {
          subsidyType: String(read.subsidy_type),
          subsidyAmount: entered(read.subsidy_amount, read.subsidy_amount_clp),
        }
      : {}),
    unemployment: hadSubsidy,
    savings: entered(read.current_savings, read.current_savings_clp),
    creditAmount: entered(read.credit_amount, read.credit_amount_clp),
    paymentYears: String(read.credit_time),
    graceMonths: String(read.grace_months),
    product: codeIn(PRODUCTS, read.product),
    rate: read.custom_rate ? { isOwn: true, pct: read.annual_rate } : noCredit('pro').rate,
    lifeInsurance: codeIn(idsOf(seguros?.desgravamen), read.codsegdesg),
    fireInsurance: codeIn(idsOf(seguros?.incendio), read.codseginc) || noCredit('pro').fireInsurance,
  };
}

type KnownCompany = Pick<ProjectAnswers, 'company' | 'companyProject'>;

export interface Reopened {
  readonly read: SimulationRead;
  readonly company: KnownCompany;
}

const NOBODY: KnownCompany = { company: '', companyProject: '' };

const codeInList = (list: readonly Company[], code: number): string =>
  codeIn(
    list.map(({ Id }) => Id),
    code,
  );

/** Returns the company and project of a saved simulation if the lists still contain them. */
async function knownCompany(queries: QueryClient, read: SimulationRead): Promise<KnownCompany> {
  if (read.broker === null) return NOBODY;
  const company = codeInList(await queries.fetchQuery(companiesQuery), read.broker);
  if (company === '' || read.project === null) return { ...NOBODY, company };
  const projects = await queries.fetchQuery(projectsQuery(company)).catch(() => []);
  return { company, companyProject: codeInList(projects, read.project) };
}

/**
 * Returns the query of a saved simulation to continue with. Unavailable company and project are omitted silently. See
 * docs/rules.md R90.
 */
export const reopenedQuery = (uuid: string | null) =>
  queryOptions({
    queryKey: ['reopened', uuid],
    queryFn: async ({ client: queries }): Promise<Reopened> => {
      const read = await queries.fetchQuery(simulationQuery(uuid));
      return { read, company: await knownCompany(queries, read).catch(() => NOBODY) };
    },
    enabled: uuid !== null,
    staleTime: 0,
    gcTime: 0,
  });

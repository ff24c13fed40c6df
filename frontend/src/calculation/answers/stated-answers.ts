import { BRANCHES } from '@simulador/contracts/bank/branches';
import { ufToNumber } from '@simulador/contracts/platform/money';
import {
  areCompanyAndProjectVisible,
  isDfl2Visible,
  isOtherPropertyTypeVisible,
} from '@simulador/contracts/calculation/rules/visibility';
import { answeredCopies, typedNumber } from '@simulador/contracts/simulations/copies';
import { yesNo } from '@simulador/contracts/simulations/lines';
import type { Amount, Stated } from '@simulador/contracts/simulations/stated';
import type { MoneyValue } from '#shared/ui/amounts/money-value.ts';
import type { Catalogos, Inicio, Seguro } from '../api/wire.ts';
import { projectFacts, type Answers } from './answers.ts';
import { amountUf, creditFields, lifeInsuranceOf } from './credit-facts.ts';
import { describeProperty, workerName } from './describe.ts';
import { labelIn, option, productOptions, subsidyOptions } from './options.ts';

/** Lists and names for the codes of the answers; null or '' while they are not loaded. */
export interface AnswerNames {
  readonly catalogos: Catalogos | null;
  readonly seguros: Inicio['seguros'] | null;
  readonly company: string;
  readonly companyProject: string;
}

/** Returns an amount with its currency. `ufValueClp`: pesos per UF. */
function entered(value: MoneyValue, ufValueClp: number): Amount | null {
  const uf = amountUf(value, ufValueClp);
  if (uf === null) return null;
  return { uf: ufToNumber(uf), clp: value.currency === 'CLP' ? value.amount : null, ufValueClp };
}

const named = (list: readonly { id: string; name: string }[] | undefined, id: string): string | null =>
  list?.find((each) => each.id === id)?.name ?? null;
const insuranceIn = (list: readonly Seguro[] | null | undefined, id: string): string =>
  list?.find(({ IdentificadorSeguro }) => String(IdentificadorSeguro) === id)?.Descripcion ?? '';

/** Returns the current answers without hidden ones, as summaries show them. `annualRatePct`: the rate of the calculation. */
export function statedBy(
  answers: Answers,
  { catalogos, seguros, company, companyProject }: AnswerNames,
  ufValueClp: number,
  annualRatePct: number | null,
): Stated {
  const { client, project, credit } = answers;
  const { hasCodebtor } = client;
  const facts = projectFacts(project);
  const { hasSubsidy, splits, asksForUnemployment } = creditFields(credit, project, ufValueClp);
  const property = catalogos === null ? { type: '', state: '' } : describeProperty(catalogos, project);
  const hasCompany = areCompanyAndProjectVisible(facts);
  return {
    ...answeredCopies(answers),
    name: `${client.name.trim()} ${client.lastName.trim()}`.trim(),
    rut: client.rut,
    email: client.email.trim(),
    phone: client.phone,
    workerType: workerName(client.workerType),
    codebtorName: hasCodebtor
      ? `${client.codebtorName.trim()} ${client.codebtorLastName.trim()}`.trim()
      : null,
    codebtorRut: hasCodebtor ? client.codebtorRut : null,
    codebtorAge: hasCodebtor ? typedNumber(client.codebtorAge) : null,
    codebtorSalaryClp: hasCodebtor ? typedNumber(client.codebtorSalaryClp) : null,
    branch: BRANCHES.find(({ id }) => String(id) === client.branch)?.name ?? null,
    creditType: catalogos === null ? '' : labelIn(catalogos.destinos.map(option), project.creditType),
    propertyType: property.type,
    propertyState: property.state,
    isDfl2: isDfl2Visible(facts) ? project.isDfl2 : null,
    region: named(catalogos?.regiones, project.region),
    comuna: named(catalogos?.comunas, project.comuna),
    company: hasCompany ? company : null,
    companyProject: hasCompany ? companyProject : null,
    addsOther: !isOtherPropertyTypeVisible(facts.propertyType) && project.addsOther,
    propertyValue: entered(credit.propertyValue, ufValueClp),
    subsidyType:
      hasSubsidy && catalogos !== null ? labelIn(subsidyOptions(catalogos), credit.subsidyType) : null,
    subsidyAmount: hasSubsidy ? entered(credit.subsidyAmount, ufValueClp) : null,
    savings: splits ? entered(credit.savings, ufValueClp) : null,
    creditAmount: entered(credit.creditAmount, ufValueClp),
    paymentYears: typedNumber(credit.paymentYears),
    graceMonths: Number(credit.graceMonths),
    product: catalogos === null ? '' : labelIn(productOptions(catalogos), credit.product),
    rate: annualRatePct,
    lifeInsurance: insuranceIn(seguros?.desgravamen, lifeInsuranceOf(credit, hasSubsidy)),
    fireInsurance: insuranceIn(seguros?.incendio, credit.fireInsurance),
    unemployment: asksForUnemployment ? yesNo(credit.unemployment) : null,
  };
}

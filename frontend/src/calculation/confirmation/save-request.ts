/** Request that saves a confirmed result. UF are JSON numbers. */
import { PROPERTY_TYPE, SUBSIDY } from '@simulador/contracts/bank/codes';
import { columnsOf } from '@simulador/contracts/calculation/result-row';
import { ufFromNumber, ufToNumber, ZERO_UF, type Uf } from '@simulador/contracts/platform/money';
import { isSpellingOf } from '@simulador/contracts/calculation/rules/text';
import { toWireRut } from '@simulador/contracts/platform/rut';
import { requestCopies } from '@simulador/contracts/simulations/copies';
import { isBuySale, isOtherPropertyTypeVisible } from '@simulador/contracts/calculation/rules/visibility';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf } from '#shared/api/api-error.ts';
import { client as bff } from '#shared/session/client.ts';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import type { MoneyValue } from '#shared/ui/amounts/money-value.ts';
import {
  isConsentGiven,
  type Answers,
  type ClientAnswers,
  type CreditAnswers,
  type WrittenNames,
} from '../answers/answers.ts';
import type { Calculated } from '../figures/calculated.ts';
import { amountUf } from '../answers/credit-facts.ts';

/** Said once the figures that the bank refused are calculated again. */
export const NEW_FIGURES = 'El banco cambió sus valores y calculamos de nuevo: las cifras son otras.';

type Schemas = components['schemas'];

/** Client's data in addition to RUT and phone. */
export type Person = Required<
  Pick<Schemas['ClientRequestDto'], 'email' | 'first_name' | 'last_name' | 'age'>
> &
  Pick<Schemas['ClientRequestDto'], 'written_first_name' | 'written_last_name'>;
/** Simulation to be saved, without its client and phone. */
export type SimulationToSave = Omit<Schemas['SimulationCreateDto'], 'client' | 'phone_number'>;

/**
 * Saves the simulation, once however often it is called with the same key. @throws ApiError, 409 if the bank's figures have
 * changed
 */
export const saveSimulation = (
  by: 'web' | 'executive',
  body: Schemas['SimulationCreateDto'],
  intentKey: string,
): Promise<SimulationRead> =>
  answerOf(
    // Both paths have the same types.
    bff.POST(`/simulations/api/${by}/simulations/create` as '/simulations/api/web/simulations/create', {
      body,
      params: { header: { 'Idempotency-Key': intentKey } },
    }),
  );

/** @param written names as typed before a correction; not used if the names have changed since */
export const personOf = ({ email, name, lastName, age }: ClientAnswers, written: WrittenNames): Person => ({
  email: email.trim(),
  first_name: name.trim(),
  last_name: lastName.trim(),
  ...(isSpellingOf(written.name ?? '', name) && { written_first_name: written.name }),
  ...(isSpellingOf(written.lastName ?? '', lastName) && { written_last_name: written.lastName }),
  age: Number(age),
});

export function saveRequest(answers: Answers, calculated: Calculated): SimulationToSave {
  const { client } = answers;
  const { request, row, quote } = calculated;
  return {
    calculation: request,
    // A core may send more columns than the save accepts.
    salida: columnsOf(row),
    worker_type: Number(client.workerType) as SimulationToSave['worker_type'],
    ...requestCopies(answers, 'body'),
    property: propertyOf(answers, calculated),
    amounts: amountsOf(answers.credit, calculated),
    ...(quote && { quote }),
    ...(client.hasCodebtor ? { codebtor: codebtorOf(client) } : {}),
    ...(isConsentGiven(client.consent) ? { consent: { version: client.consent.version } } : {}),
  };
}

const codebtorOf = (client: ClientAnswers): NonNullable<SimulationToSave['codebtor']> => ({
  first_name: client.codebtorName.trim(),
  last_name: client.codebtorLastName.trim(),
  identification: toWireRut(client.codebtorRut),
  age: Number(client.codebtorAge),
  net_income: Number(client.codebtorSalaryClp),
});

function propertyOf(answers: Answers, calculated: Calculated): SimulationToSave['property'] {
  const { project, credit } = answers;
  const { request } = calculated;
  const isOther = isOtherPropertyTypeVisible(Number(project.propertyType));
  return {
    type: request.tipopropiedad ?? PROPERTY_TYPE.other,
    ...(isOther ? { type_text: project.otherPropertyType.trim() } : { adds_other: project.addsOther }),
    state: request.antiguedad ?? 0,
    region_id: project.region,
    comuna_id: project.comuna,
    ...requestCopies(answers, 'property'),
    value_uf: request.valorpropiedad,
    ...typedClp('value_clp', credit.propertyValue, calculated),
    value_currency: credit.propertyValue.currency,
  };
}

/**
 * Returns the amounts. In a buy/sale the savings are the rest of the value, because parts typed in pesos may not add up to
 * 1/10000 UF.
 */
function amountsOf(credit: CreditAnswers, calculated: Calculated): SimulationToSave['amounts'] {
  const { request, ufValueClp } = calculated;
  const splits = isBuySale(request.destino);
  const hasSubsidy = request.codigoSubsidio !== SUBSIDY.none;
  const subsidy = hasSubsidy ? (amountUf(credit.subsidyAmount, ufValueClp) ?? ZERO_UF) : ZERO_UF;
  const rest = ufFromNumber(request.valorpropiedad) - ufFromNumber(request.montocredito) - subsidy;
  return {
    credit_uf: request.montocredito,
    ...typedClp('credit_clp', credit.creditAmount, calculated),
    savings_uf: splits ? ufToNumber(rest as Uf) : 0,
    ...(splits ? typedClp('savings_clp', credit.savings, calculated) : {}),
    subsidy_uf: ufToNumber(subsidy),
    ...(hasSubsidy ? typedClp('subsidy_clp', credit.subsidyAmount, calculated) : {}),
    subsidy_type: request.codigoSubsidio ?? SUBSIDY.none,
  };
}

/**
 * Returns pesos as typed. Omitted if the row was calculated with another day's UF than the page's, because they would not match
 * the UF.
 */
function typedClp<Name extends string>(
  name: Name,
  { currency, amount }: MoneyValue,
  { ufDate, pageUfDate = ufDate }: Calculated,
): { readonly [Key in Name]?: number } {
  const isSent = currency === 'CLP' && amount !== null && pageUfDate === ufDate;
  return (isSent ? { [name]: amount } : {}) as { readonly [Key in Name]?: number };
}

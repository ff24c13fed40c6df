import { CREDIT_PURPOSE } from '@simulador/contracts/bank/codes';
import { WORKER_TYPE_NAMES } from '@simulador/contracts/calculation/messages/es';
import { formatUf } from '@simulador/contracts/platform/format';
import { readCopies, statedCopies } from '@simulador/contracts/simulations/copies';
import type { Amount, Stated } from '@simulador/contracts/simulations/stated';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { contactOf } from './simulation-contact.ts';

/** Returns a person's text on one line: a line break in it would break the document or the mail. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Z}]+/gu, ' ').trim();

const text = (stored: string | null): string | null => (stored === null ? null : oneLine(stored));

const onOneLine = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? oneLine(value) : value]),
  ) as Fields;

export const isForStaff = ({ flavour }: SimulationEntity): boolean => flavour === 'pro';

const amountOf = (
  { snapshot }: SimulationEntity,
  uf: number,
  typedClp: number | null | undefined,
  writeUf = formatUf,
): Amount => ({ uf, clp: typedClp ?? null, ufValueClp: snapshot.uf.value, writeUf });

/** Returns the credit as it was entered. */
export const creditOf = (simulation: SimulationEntity): Amount =>
  amountOf(simulation, simulation.creditUf, simulation.inputs.typedClp?.credit);

/** Returns the statements of a saved simulation, as document and mail show them. Texts are on one line. */
export function statedOf(simulation: SimulationEntity, writeUf = formatUf): Stated {
  const { client, inputs, snapshot, propertyValueUf } = simulation;
  const { calculation, texts } = snapshot;
  const { email, phone } = contactOf(simulation);
  const { typedClp: typed, codebtor = null } = inputs;
  const amount = (uf: number, typedClp: number | null | undefined) =>
    amountOf(simulation, uf, typedClp, writeUf);
  return {
    ...onOneLine(statedCopies(readCopies(inputs))),
    name: oneLine(`${inputs.firstName} ${inputs.lastName}`),
    rut: client.identification,
    email: oneLine(email),
    phone,
    workerType: WORKER_TYPE_NAMES[inputs.workerType] ?? '',
    codebtorName: text(codebtor && `${codebtor.firstName} ${codebtor.lastName}`),
    codebtorRut: codebtor && codebtor.identification,
    codebtorAge: codebtor && codebtor.age,
    codebtorSalaryClp: codebtor && codebtor.netIncomeClp,
    branch: text(texts.branch),
    creditType: oneLine(texts.purpose),
    propertyType: oneLine(texts.propertyType),
    propertyState: text(texts.propertyState),
    isDfl2: calculation.DFL2,
    region: text(texts.region),
    comuna: text(texts.comuna),
    company: text(texts.broker),
    companyProject: text(texts.project),
    addsOther: inputs.addsOther ?? false,
    propertyValue: amount(propertyValueUf, typed?.value),
    subsidyType: text(texts.subsidy),
    subsidyAmount: texts.subsidy === null ? null : amount(inputs.subsidyUf, typed?.subsidy),
    savings: calculation.destino === CREDIT_PURPOSE.buySale ? amount(inputs.savingsUf, typed?.savings) : null,
    creditAmount: amount(simulation.creditUf, typed?.credit),
    paymentYears: calculation.plazototal,
    graceMonths: calculation.mesesgracia,
    product: oneLine(texts.product),
    rate: calculation.tasasimulacion,
    lifeInsurance: oneLine(texts.lifeInsurance),
    fireInsurance: oneLine(texts.fireInsurance),
    unemployment: text(texts.unemploymentInsurance),
  };
}

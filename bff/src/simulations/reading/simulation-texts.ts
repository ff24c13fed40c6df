/** Labels and texts of a saved simulation for PDF and mail, in the screen's order and words. */
import { jointIncome } from '@simulador/contracts/calculation/rules/codebtor';
import { incomeVerdict, missingIncome } from '@simulador/contracts/calculation/messages/income';
import { formatClp, formatDateText, formatUf } from '@simulador/contracts/platform/format';
import {
  clpFromNumber,
  ufFromNumber,
  ufToClp,
  ufValueFromNumber,
  ZERO_UF,
} from '@simulador/contracts/platform/money';
import { CALL_CONSENT } from '@simulador/contracts/simulations/consent';
import { DOCUMENT, MAIL } from '@simulador/contracts/simulations/documents';
import { type Fact, factsOf } from '@simulador/contracts/simulations/facts';
import {
  type BothAmounts,
  informationOf,
  MAIN_FIGURES,
  withTotal,
} from '@simulador/contracts/simulations/figures';
import { listed, ufOf, years } from '@simulador/contracts/simulations/lines';
import type { Stated } from '@simulador/contracts/simulations/stated';
import { neededToday as neededAmounts } from '../../calculation/dividendo/costs-of-row.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import type { SimulationSnapshot } from '../../database/entities/simulation.stored.ts';
import { isForStaff, oneLine, statedOf } from './stated-of.ts';
import { withCostsOf } from './older-simulations.ts';
import { WORKER_TYPE_NAMES } from '@simulador/contracts/calculation/messages/es';
import { type WhatFollows, whatFollows } from '@simulador/contracts/simulations/what-follows';
import { OPERATOR } from '../../config/brand.ts';
import { contactOf, wantsContact } from './simulation-contact.ts';

/** Formats an amount of the wire: `UF 11,4796`. */
export const uf = (amountUf: number): string => formatUf(ufFromNumber(amountUf));
/** Formats whole pesos: `$469.290`. */
export const pesos = (amountClp: number): string => formatClp(clpFromNumber(amountClp));
/** Formats an amount in UF as pesos, at the simulation's UF: `$81.760.720`. */
export const ufInPesos = (amountUf: number, { uf: { value } }: SimulationSnapshot): string =>
  formatClp(ufToClp(ufFromNumber(amountUf), ufValueFromNumber(value)));
export const date = formatDateText;

/** Format of UF: four decimals in the document, two in a visitor's mail. See docs/rules.md R243. */
type WriteUf = typeof formatUf;

/** Facts under a title. */
export interface FactGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** Returns an amount in both currencies: pesos first for visitors, UF first for staff. */
function inOrder(
  amount: BothAmounts,
  simulation: SimulationEntity,
  writeUf: WriteUf,
): readonly [string, string] {
  const [inUf, inPesos] = [writeUf(ufFromNumber(amount.uf)), pesos(amount.clp ?? 0)];
  return isForStaff(simulation) ? [inUf, inPesos] : [inPesos, inUf];
}

/** Returns the facts of "Información": amounts with the other currency in the note. See docs/rules.md R243. */
export function informationFacts(simulation: SimulationEntity, writeUf = formatUf): readonly Fact[] {
  const { snapshot } = simulation;
  const { cae_with_costs: caeWithCosts } = withCostsOf(snapshot);
  return informationOf({ ...snapshot.row, caeWithCosts }, snapshot.uf.value).map(
    ({ value, note = null, ...figure }) => {
      if (typeof value === 'string') return { ...figure, value, ...(note !== null && { note }) };
      const [first, second] = inOrder(value, simulation, writeUf);
      return { ...figure, value: first, note: listed([second, note], ' · ') };
    },
  );
}

/** Returns the facts of "Gastos Operacionales": the lines, and the sum of the lines as shown. */
export const costFacts = (simulation: SimulationEntity, writeUf = formatUf): readonly Fact[] =>
  withTotal(
    simulation.snapshot.costs.map((line) => ({
      label: oneLine(line.operation_cost_description),
      uf: line.amount_uf,
    })),
    simulation.snapshot.uf.value,
  ).map(({ uf: amountUf, clp, ...line }) => {
    const [value, note] = inOrder({ uf: amountUf, clp }, simulation, writeUf);
    return { ...line, value, note };
  });

/** Returns the facts in groups: person, purpose and amounts. */
export function factGroups(simulation: SimulationEntity): readonly FactGroup[] {
  const stated = statedOf(simulation);
  const notes = { [stated.codebtorName === null ? 'salaryClp' : 'codebtorSalaryClp']: verdictOf(simulation) };
  return Object.entries(DOCUMENT).map(([title, lines]) => ({
    title,
    facts: factsOf<Stated>(stated, lines, notes),
  }));
}

/** Returns the entered amounts: value, credit, savings and subsidy. */
export const enteredFacts = (simulation: SimulationEntity, writeUf: WriteUf): readonly Fact[] =>
  factsOf<Stated>(statedOf(simulation, writeUf), MAIL.credit);

const verdictOf = ({ inputs, snapshot }: SimulationEntity): string =>
  incomeVerdict(
    missingIncome(jointIncome(inputs.netIncomeClp, inputs.codebtor?.netIncomeClp), snapshot.row.RenMin),
    { isJoint: Boolean(inputs.codebtor), isForStaff: true },
  );

/** Returns the figures that document and mail show next to the dividend. */
export const mainFacts = (
  simulation: SimulationEntity,
  neededFact = neededToday(simulation),
): readonly Fact[] =>
  MAIN_FIGURES.flatMap(({ name, label, textOf }) => {
    const fact = { label, value: textOf(simulation.snapshot.row) };
    return name === 'RenMin' ? [{ ...fact, note: verdictOf(simulation) }, neededFact] : [fact];
  });

/** Returns what the client pays at the signature: the savings of a purchase, and the operation costs. See docs/rules.md R780. */
export function neededToday(
  simulation: SimulationEntity,
  label = isForStaff(simulation) ? 'Necesita hoy' : 'Necesitas hoy',
  writeUf = formatUf,
): Fact {
  const { costs, uf: day } = simulation.snapshot;
  const { savings } = statedOf(simulation);
  const needed = neededAmounts(savings ? ufOf(savings) : ZERO_UF, costs, ufValueFromNumber(day.value));
  const [value, other] = inOrder(needed, simulation, writeUf);
  return { label, value, note: `${other} · ${savings ? 'ahorro y ' : ''}gastos operacionales` };
}

/** Describes a simulation in one line. */
export const subject = ({ texts, row }: SimulationSnapshot): string =>
  oneLine(`${texts.purpose} · ${texts.propertyType} · ${years(row.Plazo)}`);

/** Returns what happens after a saved simulation, in the operator's texts. */
export const whatFollowsOf = (simulation: SimulationEntity): WhatFollows =>
  whatFollows(OPERATOR, {
    quotedUntil: simulation.quotedUntil,
    workerType: WORKER_TYPE_NAMES[simulation.inputs.workerType] ?? '',
    hasCodebtor: Boolean(simulation.inputs.codebtor),
    wantsContact: simulation.flavour === 'web' ? wantsContact(simulation) : null,
    phone: simulation.contactConsent?.version === CALL_CONSENT.version ? contactOf(simulation).phone : null,
    mailbox: 'este correo',
  });

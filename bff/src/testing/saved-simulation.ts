import { demoUfClp } from '@simulador/contracts/data/demo-rates';
import { NEW_RESOLUTION, NEW_STATE, RESOLUTIONS, STATES } from '@simulador/contracts/data/states';
import { subpurposeOf } from '@simulador/contracts/domain/codes';
import { parseIsoDate } from '@simulador/contracts/domain/dates';
import { COMPARISON_YEARS } from '@simulador/contracts/domain/limits';
import { ufFromNumber, ufValueFromNumber } from '@simulador/contracts/domain/money';
import {
  DEFAULT_OPERATION_COST_PARAMS,
  operationCostLines,
  operationCosts,
  type OperationCosts,
} from '@simulador/contracts/domain/mortgage/operation-costs';
import { mortgageSchedule } from '@simulador/contracts/domain/mortgage/schedule';
import { type MortgageInput, simulateMortgage } from '@simulador/contracts/domain/mortgage/simulate';
import { agePlusYearsRule } from '@simulador/contracts/domain/rules/term';
import { CURRENT_CONSENT } from '@simulador/contracts/messages/consent';
import { violationText } from '@simulador/contracts/messages/es';
import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { ClientEntity } from '../database/entities/client.entity.ts';
import { SimulationEntity } from '../database/entities/simulation.entity.ts';
import type {
  SimulationInputs,
  SimulationSnapshot,
  SimulationTexts,
  SimulationYear,
} from '../database/entities/simulation.stored.ts';
import { ResolutionEntity, StateEntity } from '../database/entities/state.entities.ts';
import { toAnswer } from '../modules/schedule/schedule.service.ts';
import type { DividendoRequestDto, DividendoRowDto } from '../modules/dividendo/dividendo.dto.ts';
import { mortgageTerms, toRow } from '../modules/dividendo/dividendo.arithmetic.ts';
import { toCostLines } from '../modules/operation-costs/operation-costs.dto.ts';
import type { ComparedTermDto } from '../modules/simulador/comparacion.dto.ts';
import { RULES } from '../modules/saving/recalculation.service.ts';
import { EXAMPLE_REQUEST } from './example.ts';
import { TEST_NOON } from './settable-clock.ts';

const UF_DATE = parseIsoDate('2026-11-20');
const UF = { value: demoUfClp(UF_DATE), date: UF_DATE };

const INPUTS: SimulationInputs = {
  firstName: 'Camila',
  lastName: 'Rojas Fuentes',
  workerType: 0,
  netIncomeClp: 2_100_000,
  age: 34,
  phone: '+56912345678',
  propertyTypeText: null,
  regionId: '13',
  comunaId: '13120',
  location: 'Avenida Irarrázaval 2401',
  valueCurrency: 'UF',
  savingsUf: 500,
  subsidyUf: 0,
};

const TEXTS: SimulationTexts = {
  purpose: 'Compraventa',
  propertyType: 'Departamento',
  propertyState: 'Nueva',
  product: 'Universal',
  subsidy: null,
  region: 'Metropolitana de Santiago',
  comuna: 'Ñuñoa',
  lifeInsurance: 'Desgravamen colectivo',
  fireInsurance: 'Incendio y sismo colectivo',
  unemploymentInsurance: null,
  branch: null,
  broker: null,
  project: null,
};

/** What differs from the example: a purchase of 2.500 UF with a credit of 2.000 over 25 years, by a web visitor. */
export interface SavedSimulationChanges {
  readonly client?: Partial<ClientEntity>;
  /** Figures, costs, terms and years are calculated from it. */
  readonly calculation?: Partial<DividendoRequestDto>;
  readonly inputs?: Partial<SimulationInputs>;
  readonly texts?: Partial<SimulationTexts>;
  /** In place of calculated terms. */
  readonly terms?: readonly ComparedTermDto[];
  readonly simulation?: Partial<SimulationEntity>;
}

/** A saved simulation as the product saves it, its client, state and resolution loaded; in no database. */
export function savedSimulation(changes: SavedSimulationChanges = {}): SimulationEntity {
  const calculation: DividendoRequestDto = { ...EXAMPLE_REQUEST, ...changes.calculation };
  const inputs = { ...INPUTS, ...changes.inputs };
  const snapshot = snapshotOf(calculation, inputs, changes);
  const resolution = RESOLUTIONS[NEW_RESOLUTION - 1];
  const state = Object.assign(new StateEntity(), STATES[NEW_STATE - 1]);
  return Object.assign(new SimulationEntity(), {
    uuid: '6f1d2c1e-6f3b-4c55-9d0f-2f5c0f4b7a10',
    id: 1042,
    client: Object.assign(new ClientEntity(), {
      uuid: '0b7d3f52-5f0c-4e59-8a37-7e5c6f0d9a21',
      firstName: 'Camila',
      lastName: 'Rojas Fuentes',
      identification: '12345678-5',
      email: 'camila.rojas@correo.example',
      phoneNumber: inputs.phone,
      age: inputs.age,
      workerType: inputs.workerType,
      session: null,
      ...changes.client,
    }),
    session: null,
    flavour: 'web' as const,
    inputs,
    snapshot,
    propertyValueUf: calculation.valorpropiedad,
    creditUf: calculation.montocredito,
    totalDividendUf: snapshot.row.DivTotal,
    annualRatePct: calculation.tasasimulacion,
    ufValue: UF.value,
    ufDate: UF.date,
    state,
    resolution: Object.assign(new ResolutionEntity(), resolution, { state, inForce: true }),
    commercial: null,
    sentToWorkflow: false,
    version: 1,
    changedAt: null,
    changedBy: null,
    mailedAt: null,
    branch: null,
    broker: null,
    project: null,
    consent: { ...CURRENT_CONSENT, accepted_at: TEST_NOON },
    created: new Date(TEST_NOON),
    ...changes.simulation,
  });
}

/** Puts it into a database, with its client, as made by the visitor whose session cookie has this value (43 characters). */
export async function storeSimulation(
  source: DataSource,
  simulation: SimulationEntity,
  sessionCookie: string,
): Promise<void> {
  const session = createHash('sha256').update(sessionCookie).digest();
  await source.query('INSERT INTO sessions (id) VALUES ($1) ON CONFLICT DO NOTHING', [session]);
  const client = Object.assign(new ClientEntity(), simulation.client, { session });
  await source.getRepository(ClientEntity).save(client);
  await source.getRepository(SimulationEntity).insert({ ...simulation, client, session });
}

function snapshotOf(
  calculation: DividendoRequestDto,
  inputs: SimulationInputs,
  changes: SavedSimulationChanges,
): SimulationSnapshot {
  const costs = costsOf(calculation);
  return {
    calculation,
    row: rowOf(calculation, costs),
    costs: toCostLines(operationCostLines(costs)),
    terms: changes.terms ?? COMPARISON_YEARS.map((years) => termOf(calculation, costs, inputs.age, years)),
    years: yearsOf(calculation),
    uf: UF,
    source: 'local',
    rules: RULES,
    suggestedRatePct: calculation.tasasimulacion,
    texts: { ...TEXTS, ...changes.texts },
  };
}

const mortgageOf = (calculation: DividendoRequestDto): MortgageInput => ({
  ...mortgageTerms(calculation, UF.date),
  ufValue: ufValueFromNumber(UF.value),
});

const rowOf = (calculation: DividendoRequestDto, costs: OperationCosts): DividendoRowDto =>
  toRow(simulateMortgage(mortgageOf(calculation)), costs);

const costsOf = (calculation: DividendoRequestDto): OperationCosts =>
  operationCosts(
    {
      credit: ufFromNumber(calculation.montocredito),
      propertyValue: ufFromNumber(calculation.valorpropiedad),
      dfl2: calculation.DFL2,
      socialEstate: false,
      subpurpose: subpurposeOf(calculation.destino),
    },
    DEFAULT_OPERATION_COST_PARAMS,
  );

function termOf(
  calculation: DividendoRequestDto,
  costs: OperationCosts,
  age: number,
  plazo: number,
): ComparedTermDto {
  const forbidden = agePlusYearsRule(age, plazo);
  if (forbidden) return { plazo, row: null, reason: violationText(forbidden) };
  return { plazo, row: rowOf({ ...calculation, plazototal: plazo }, costs), reason: null };
}

const yearsOf = (calculation: DividendoRequestDto): SimulationYear[] =>
  toAnswer(mortgageSchedule(mortgageOf(calculation))).by_year;

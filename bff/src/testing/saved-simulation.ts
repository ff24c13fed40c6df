import { demoUfClp } from '@simulador/contracts/rates/demo-rates';
import { NEW_RESOLUTION, RESOLUTIONS, STATES } from '@simulador/contracts/office/states';
import { addDays, parseIsoDate, santiagoDate } from '@simulador/contracts/platform/dates';
import { CURRENT_CONSENT } from '@simulador/contracts/simulations/consent';
import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { calculatedSnapshot } from '../commands/demo/snapshots.ts';
import { ClientEntity } from '../database/entities/client.entity.ts';
import { SimulationEntity } from '../database/entities/simulation.entity.ts';
import type { SimulationInputs, SimulationTexts } from '../database/entities/simulation.stored.ts';
import { ResolutionEntity, StateEntity } from '../database/entities/state.entities.ts';
import type { DividendoRequestDto } from '../calculation/dividendo/dividendo.dto.ts';
import type { ComparedTermDto } from '../calculation/comparison/comparacion.dto.ts';
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

/** Differences from the example: a purchase of 2.500 UF with a credit of 2.000 UF over 25 years, by a web visitor. */
export interface SavedSimulationChanges {
  readonly client?: Partial<ClientEntity>;
  /** Changes of the request from which figures, costs, terms and years are calculated. */
  readonly calculation?: Partial<DividendoRequestDto>;
  readonly inputs?: Partial<SimulationInputs>;
  readonly texts?: Partial<SimulationTexts>;
  /** Terms to use instead of calculated ones. */
  readonly terms?: readonly ComparedTermDto[];
  readonly simulation?: Partial<SimulationEntity>;
}

/** Returns a simulation like a saved one, with its client, state and resolution, without a database. */
export function savedSimulation(changes: SavedSimulationChanges = {}): SimulationEntity {
  const calculation: DividendoRequestDto = { ...EXAMPLE_REQUEST, ...changes.calculation };
  const inputs = { ...INPUTS, ...changes.inputs };
  const texts = { ...TEXTS, ...changes.texts };
  const calculated = calculatedSnapshot(calculation, { uf: UF, age: inputs.age, texts });
  const snapshot = { ...calculated, terms: changes.terms ?? calculated.terms };
  const resolution = RESOLUTIONS[NEW_RESOLUTION - 1];
  const state = Object.assign(
    new StateEntity(),
    STATES.find(({ id }) => id === resolution?.state),
  );
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
    mailRefusedAt: null,
    branch: null,
    broker: null,
    project: null,
    consent: { ...CURRENT_CONSENT, accepted_at: TEST_NOON },
    contactConsent: null,
    created: new Date(TEST_NOON),
    quotedUntil: addDays(santiagoDate(changes.simulation?.created ?? new Date(TEST_NOON)), 15),
    ...changes.simulation,
  });
}

/** Stores it with its client, as saved by the visitor with this session cookie (43 characters). */
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

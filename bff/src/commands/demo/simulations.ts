import { BRANCHES } from '@simulador/contracts/bank/branches';
import { demoUfClp } from '@simulador/contracts/rates/demo-rates';
import { RESOLUTIONS } from '@simulador/contracts/office/states';
import { addDays, daysBetween, type IsoDate, santiagoDate } from '@simulador/contracts/platform/dates';
import type {
  SimulationInputs,
  SimulationSnapshot,
  SimulationTexts,
} from '../../database/entities/simulation.stored.ts';
import { DividendoRequestDto } from '../../calculation/dividendo/dividendo.dto.ts';
import type { SeededRandom } from './people.ts';
import { calculatedSnapshot } from './snapshots.ts';

/** A calculated credit that many simulations share, because calculating each would take hours for a million. */
export interface DemoFigures {
  /** Branch's id; null for none. */
  readonly branch: number | null;
  readonly inputs: Omit<
    SimulationInputs,
    'firstName' | 'lastName' | 'age' | 'email' | 'phone' | 'workerType'
  >;
  readonly snapshot: SimulationSnapshot;
}

/** A simulation of a demo person, as a row that refers to its figures by index. */
export interface DemoSimulation {
  readonly figures: number;
  /** Age of the simulation in seconds. */
  readonly seconds_ago: number;
  readonly resolution: number;
  readonly commercial: number | null;
  readonly sent: boolean;
  readonly comment: string | null;
  readonly highlight: boolean;
  /** Day of the planned contact, counted from today (negative: overdue); null if none is planned. */
  readonly contact_in_days: number | null;
}

const PLACES = [
  ['13', '13120', 'Metropolitana de Santiago', 'Ñuñoa', 'Providencia'],
  ['05', '05109', 'Valparaíso', 'Viña del Mar', 'Viña del Mar'],
  ['08', '08101', 'Biobío', 'Concepción', 'Concepción'],
  ['10', '10101', 'Los Lagos', 'Puerto Montt', 'Puerto Montt'],
] as const;
/** Probability that a simulation is of the branch near its property; the others are of none. */
const AT_BRANCH = 0.75;
const COMMENTS = [
  'Llamar después de las 18 horas.',
  'Envió liquidaciones de sueldo; falta el certificado de cotizaciones.',
  'Prefiere 25 años. Comparar con 20.',
  'No contesta. Volver a llamar el lunes.',
  'Tiene promesa de compraventa firmada.',
] as const;

const DAY_SECONDS = 86_400;
/** Number of different credits of a day. */
const CREDITS_A_DAY = 3;

/** Returns the figures of the demo people's credits, with the UF of each day: UF, years, annual percent. The latest day comes first. */
export function demoFigures({ now, days }: Period, random: SeededRandom): DemoFigures[] {
  const today = santiagoDate(now);
  const count = (ageInDays(days * DAY_SECONDS, now) + 1) * CREDITS_A_DAY;
  return Array.from({ length: count }, (_, index) =>
    figures(addDays(today, -Math.floor(index / CREDITS_A_DAY)), random),
  );
}

/** Returns the number of calendar days between an instant and `now`. */
const ageInDays = (secondsAgo: number, now: Date): number =>
  daysBetween(santiagoDate(new Date(now.getTime() - secondsAgo * 1000)), santiagoDate(now));

function figures(date: IsoDate, random: SeededRandom): DemoFigures {
  const value = random.whole(20, 90) * 100;
  const credit = Math.round((value * random.whole(50, 90)) / 100);
  const [regionId, comunaId, region, comuna, near] = random.pick(PLACES);
  const branch = BRANCHES.find(({ name }) => name === near && random.next() < AT_BRANCH);
  const isFlat = random.next() < 0.6;
  const calculation = Object.assign(new DividendoRequestDto(), {
    montocredito: credit,
    valorpropiedad: value,
    montoAsegurado: value * 0.8,
    plazototal: random.pick([8, 12, 15, 20, 25, 30]),
    tasasimulacion: random.whole(360, 520) / 100,
    destino: 1,
    tipopropiedad: isFlat ? 2 : 1,
    antiguedad: random.whole(1, 2),
  });
  const texts: SimulationTexts = {
    purpose: 'Compraventa',
    propertyType: isFlat ? 'Departamento' : 'Casa',
    propertyState: calculation.antiguedad === 1 ? 'Nueva' : 'Usada',
    product: 'Universal',
    region,
    comuna,
    subsidy: null,
    branch: branch?.name ?? null,
    broker: null,
    project: null,
    lifeInsurance: 'Desgravamen colectivo',
    fireInsurance: 'Incendio y sismo colectivo',
    unemploymentInsurance: null,
  };
  return {
    branch: branch?.id ?? null,
    inputs: {
      netIncomeClp: random.whole(12, 60) * 100_000,
      propertyTypeText: null,
      regionId,
      comunaId,
      location: null,
      valueCurrency: 'UF',
      savingsUf: value - credit,
      subsidyUf: 0,
    },
    // Below every age limit, so that every term is offered.
    snapshot: calculatedSnapshot(calculation, { uf: { value: demoUfClp(date), date }, age: 50, texts }),
  };
}

const REJECTED = 4;
/** Probability that a client simulates once more. */
const RETURNS = 0.6;
const VISITS_MAX = 12;

/** Days before `now` over which simulations are spread. */
export interface Period {
  readonly now: Date;
  readonly days: number;
}

interface Choices extends Period {
  /** Ids of the users to whom simulations may be assigned. */
  readonly executives: readonly number[];
}

/** Returns the simulations of a demo person. */
export function demoSimulations(choices: Choices, random: SeededRandom): DemoSimulation[] {
  const simulations: DemoSimulation[] = [];
  do simulations.push(simulation(choices, random));
  while (random.next() < RETURNS && simulations.length < VISITS_MAX);
  return simulations;
}

function simulation({ now, executives, days }: Choices, random: SeededRandom): DemoSimulation {
  // Half of the simulations have their initial state.
  const { id: resolution, state } = random.next() < 0.5 ? RESOLUTIONS[0] : random.pick(RESOLUTIONS);
  const sent = resolution === 6 && random.next() < 0.3;
  const isAssigned = executives.length > 0 && random.next() < 0.6;
  const isCommented = executives.length > 0 && random.next() < 0.1;
  const isPlanned = isAssigned && !sent && state !== REJECTED && random.next() < 0.3;
  const secondsAgo = random.whole(0, days * DAY_SECONDS - 1);
  return {
    figures: ageInDays(secondsAgo, now) * CREDITS_A_DAY + random.whole(0, CREDITS_A_DAY - 1),
    seconds_ago: secondsAgo,
    resolution,
    commercial: isAssigned ? random.pick(executives) : null,
    sent,
    comment: isCommented ? random.pick(COMMENTS) : null,
    highlight: isCommented && random.next() < 0.2,
    contact_in_days: isPlanned ? random.whole(-2, 7) : null,
  };
}

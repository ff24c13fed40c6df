import type { Flavour } from '@simulador/contracts/calculation/limits';
import { codebtorRutRule } from '@simulador/contracts/calculation/rules/codebtor';
import { oneSpaced } from '@simulador/contracts/calculation/rules/text';
import { type IsoDate, nextSantiagoMidnight, santiagoDate } from '@simulador/contracts/platform/dates';
import { isBlankPhone, normalisePhone } from '@simulador/contracts/platform/phone';
import { toWireRut } from '@simulador/contracts/platform/rut';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { storedCopies } from '@simulador/contracts/simulations/copies';
import { type EntityManager, Not } from 'typeorm';
import { type Caller, isStaff } from '../../access/caller.ts';
import type { UserEntity } from '../../database/entities/user.entity.ts';
import { executiveOf } from '../reading/client-executive.ts';
import { lockedOfClient } from '../reading/open-simulations.ts';
import { ClientEntity } from '../../database/entities/client.entity.ts';
import type { IntroductionEntity } from '../../database/entities/introduction.entity.ts';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import type {
  ConsentRecord,
  ContactConsentRecord,
  SimulationInputs,
  SimulationSnapshot,
  StoredCodebtor,
} from '../../database/entities/simulation.stored.ts';
import { ResolutionEntity } from '../../database/entities/state.entities.ts';
import { PREPARED } from '../../database/prepared.ts';
import { broken, invalidFields, Problem, refuse } from '../../http/problem.ts';
import { blockedSince, assertUsable } from '../../people/personal-data/blocks.ts';
import { supersededIn } from '../../people/personal-data/superseded.ts';
import type { CodebtorDto } from '../reading/simulation.dto.ts';
import type { SimulationCreateDto } from './saving.dto.ts';

/** The details with which a client was introduced. */
export type Introduced = Pick<IntroductionEntity, 'firstName' | 'lastName' | 'email' | 'phoneNumber'>;

/** A checked and calculated simulation, ready to be stored. */
export interface Prepared {
  readonly body: SimulationCreateDto;
  readonly flavour: Flavour;
  readonly caller: Caller;
  readonly consent: ConsentRecord | null;
  readonly contactConsent: ContactConsentRecord | null;
  readonly introduced: Introduced;
  readonly snapshot: SimulationSnapshot;
  /** Last day of the quoted rate; null if none is promised. */
  readonly quotedUntil: IsoDate | null;
}

/** Returns the problem of a client who was not introduced, or was erased since. */
export const unknownClient = (): Problem =>
  invalidFields([{ name: 'client', message: SERVER_SENTENCES.unknownClient }]);

/**
 * Returns the row with its references; the database generates uuid and number.
 * @throws Problem 400 for a client who was just erased, or has the co-debtor's RUT
 */
export async function newSimulation(
  manager: EntityManager,
  prepared: Prepared,
  now: Date,
): Promise<SimulationEntity> {
  const { body, flavour, caller, consent, contactConsent, introduced, snapshot, quotedUntil } = prepared;
  // Locked, so that a block of the client begins either before this save or after it, and staff's first saves find each other's executive.
  const client = await manager.findOne(ClientEntity, {
    where: { uuid: body.client },
    lock: { mode: isStaff(caller) ? 'for_no_key_update' : 'for_key_share' },
    comment: PREPARED,
  });
  if (!client) throw unknownClient();
  const codebtor = codebtorOf(body.codebtor);
  if (codebtor)
    refuse(broken('input_codebtor_rut', codebtorRutRule(codebtor.identification, client.identification)));
  const blockedAt = client.blockedAt ?? (codebtor && (await blockedSince(manager, codebtor.identification)));
  if (isStaff(caller)) {
    assertUsable({ blockedAt });
    await takeOver(manager, client);
  }
  const resolution = await initialResolution(manager);
  // Superseded details are compared for staff only, because the comparison would tell a visitor a value of the person.
  const old = isStaff(caller) ? await supersededIn(manager, client, { phone_number: body.phone_number }) : [];
  return Object.assign(new SimulationEntity(), {
    client,
    session: caller.session,
    flavour,
    inputs: inputsOf(old.length > 0 ? { ...body, phone_number: '' } : body, introduced),
    // Another person's RUT in the calculation would outlive their erasure.
    snapshot: { ...snapshot, calculation: { ...snapshot.calculation, Rut: client.identification } },
    propertyValueUf: snapshot.calculation.valorpropiedad,
    creditUf: snapshot.calculation.montocredito,
    totalDividendUf: snapshot.row.DivTotal,
    annualRatePct: snapshot.calculation.tasasimulacion,
    ufValue: snapshot.uf.value,
    ufDate: snapshot.uf.date,
    state: resolution.state,
    resolution,
    commercial: isStaff(caller) ? await executiveFor(manager, client, caller) : null,
    sentToWorkflow: false,
    version: 1,
    // Staff who save are with the client, who then waits for nobody.
    firstAnswerAt: flavour === 'pro' ? now : null,
    mailedAt: null,
    mailRefusedAt: null,
    branch: body.branch ?? null,
    broker: body.broker ?? null,
    project: body.project ?? null,
    consent,
    contactConsent,
    blockedAt,
    quotedUntil,
    created: countedAt(now, snapshot),
  });
}

/** Returns the instant as of which a simulation counts: the save, or the last one of the simulation's day if that is over. */
function countedAt(now: Date, { simulatedOn }: SimulationSnapshot): Date {
  if (simulatedOn === undefined || simulatedOn === santiagoDate(now)) return now;
  return new Date(nextSantiagoMidnight(new Date(`${simulatedOn}T12:00:00Z`)).getTime() - 1);
}

/** Returns the executive of what staff save: the client's, else an executive who saves it. See docs/rules.md R285. */
async function executiveFor(
  manager: EntityManager,
  { uuid }: ClientEntity,
  { user, role }: Caller,
): Promise<Pick<UserEntity, 'id' | 'fullName'> | null> {
  const attending = executiveOf(await lockedOfClient(manager, uuid), user?.id);
  return attending ?? (role === 'executiverole' ? user : null);
}

/**
 * Makes a visitor's record the bank's, because mails of what staff save go to its address. See docs/rules.md R951.
 * @throws Problem 400 for a record whose e-mail was given to another client
 */
async function takeOver(manager: EntityManager, { uuid, email, session }: ClientEntity): Promise<void> {
  if (session === null && email !== '') return;
  const { affected } = await manager.update(ClientEntity, { uuid, email: Not('') }, { session: null });
  if (!affected) throw unknownClient();
}

/** Error for the log: no resolution is configured for new simulations. */
class NoInitialResolution extends Error {
  override readonly name = 'NoInitialResolution';
}

/** Returns the resolution of new simulations. @throws Problem 503 if an operator left none (docs/rules.md R283) */
async function initialResolution(manager: EntityManager): Promise<ResolutionEntity> {
  // At most one exists; `findOne` would query its id first.
  const [resolution] = await manager.find(ResolutionEntity, {
    where: { isInitial: true },
    relations: { state: true },
    comment: PREPARED,
  });
  if (resolution) return resolution;
  throw new Problem(503, sentenceOf(503), { cause: new NoInitialResolution() });
}

function inputsOf(body: SimulationCreateDto, introduced: Introduced): SimulationInputs {
  const { property, amounts, phone_number: phone } = body;
  const given = phone && !isBlankPhone(phone) ? normalisePhone(phone) : null;
  return {
    ...storedCopies(body),
    firstName: introduced.firstName,
    lastName: introduced.lastName,
    email: introduced.email,
    workerType: body.worker_type,
    phone: given ?? introduced.phoneNumber,
    codebtor: codebtorOf(body.codebtor),
    propertyTypeText: oneSpaced(property.type_text ?? '') || null,
    addsOther: property.adds_other,
    regionId: property.region_id ?? null,
    comunaId: property.comuna_id ?? null,
    valueCurrency: property.value_currency,
    savingsUf: amounts.savings_uf,
    subsidyUf: amounts.subsidy_uf,
    typedClp: {
      value: property.value_clp ?? null,
      credit: amounts.credit_clp ?? null,
      savings: amounts.savings_clp ?? null,
      subsidy: amounts.subsidy_clp ?? null,
    },
  };
}

const codebtorOf = (codebtor: CodebtorDto | null | undefined): StoredCodebtor | null =>
  codebtor
    ? {
        firstName: oneSpaced(codebtor.first_name),
        lastName: oneSpaced(codebtor.last_name),
        identification: toWireRut(codebtor.identification),
        age: codebtor.age,
        netIncomeClp: codebtor.net_income,
      }
    : null;

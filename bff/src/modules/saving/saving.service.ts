import { Inject, Injectable } from '@nestjs/common';
import type { Flavour } from '@simulador/contracts/domain/limits';
import { isBlankPhone, normalisePhone } from '@simulador/contracts/domain/phone';
import { codebtorRutRule } from '@simulador/contracts/domain/rules/codebtor';
import { toWireRut } from '@simulador/contracts/domain/rut';
import { consentText } from '@simulador/contracts/messages/consent';
import { sentenceOf } from '@simulador/contracts/messages/problems';
import { SERVER_SENTENCES } from '@simulador/contracts/messages/server-sentences';
import { storedCopies } from '@simulador/contracts/simulation/copies';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { type Caller, callerOf, isStaff } from '../../access/caller.ts';
import { SaveLimits } from '../../access/save-limits.ts';
import { storeVisitorSession } from '../../access/sessions.ts';
import { Clock } from '../../clock/clock.ts';
import { ClientEntity } from '../../database/entities/client.entity.ts';
import { IntroductionEntity } from '../../database/entities/introduction.entity.ts';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import type {
  ConsentRecord,
  SimulationInputs,
  SimulationSnapshot,
  StoredCodebtor,
} from '../../database/entities/simulation.stored.ts';
import { ResolutionEntity } from '../../database/entities/state.entities.ts';
import { claim, fulfil, type Intent, intentOf, earlierResult } from '../../database/idempotency.ts';
import { broken, invalidFields, Problem, refuse } from '../../http/problem.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import { blockedSince } from '../personal-data/blocks.ts';
import { assertUsable } from '../personal-data/usable.ts';
import type { CodebtorDto } from '../simulations/codebtor.dto.ts';
import { SimulationAccess } from '../simulations/simulation-access.ts';
import type { SimulationDto } from '../simulations/simulation.dto.ts';
import { toSimulationDto } from '../simulations/simulation.read-model.ts';
import { RecalculationService } from './recalculation.service.ts';
import type { ConsentDto, SimulationCreateDto } from './saving.dto.ts';
import { assertSavable } from './saving.rules.ts';

/** Maximum time by which a client's clock may be ahead of ours, ms. */
const CLOCK_SKEW_MS = 5 * 60_000;
/** Maximum age of a consent in a draft, ms. The form then asks for it again. */
const CONSENT_MAX_AGE_MS = 30 * 24 * 60 * 60_000;
const AGREED_LONG_AGO = 'Fue aceptado hace más de 30 días. Acéptalo de nuevo.';
const NOT_OURS = 'No conocemos el texto aceptado. Recarga la página y acéptalo de nuevo.';
const AGREED_LATER = 'No puede ser posterior a este momento';

/** Key of the intent to mail a saved simulation. */
const MAIL_INTENT = 'saved';

/** The details with which a client was introduced. */
type Introduced = Pick<IntroductionEntity, 'firstName' | 'lastName' | 'email' | 'phoneNumber'>;

/** A checked and calculated simulation, ready to be stored. */
interface Prepared {
  readonly body: SimulationCreateDto;
  readonly flavour: Flavour;
  readonly caller: Caller;
  readonly intent: Intent | null;
  readonly consent: ConsentRecord | null;
  readonly introduced: Introduced;
  readonly snapshot: SimulationSnapshot;
}

/** Saves a simulation once per intent: checks rules, figures and limit, stores row and mail, and builds the answer from what was stored. */
@Injectable()
export class SavingService {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RecalculationService) private readonly recalculation: RecalculationService,
    @Inject(SaveLimits) private readonly limits: SaveLimits,
    @Inject(MailQueue) private readonly mails: MailQueue,
    @Inject(SimulationAccess) private readonly access: SimulationAccess,
  ) {}

  /**
   * Saves a simulation, or returns the one that the same intent saved before.
   * @param key the client's key of the intent
   * @throws Problem 400 for a broken rule, 409 if figures changed, 422 for the same key with another body, 429
   */
  async save(
    request: Request,
    body: SimulationCreateDto,
    flavour: Flavour,
    key: string | undefined,
  ): Promise<SimulationDto> {
    const caller = callerOf(request);
    const intent = intentOf(caller.session, key, body);
    const before = intent && (await earlierResult(this.source.manager, intent));
    const saved = before ?? (await this.saveNew(request, { body, flavour, caller, intent }));
    const simulation = typeof saved === 'string' ? await this.access.visible(request, saved) : saved;
    return toSimulationDto(simulation, caller);
  }

  /**
   * Stores a simulation and everything that belongs to it in one transaction. Returns only the uuid if a concurrent
   * request has saved it.
   */
  private async saveNew(
    request: Request,
    given: Pick<Prepared, 'body' | 'flavour' | 'caller' | 'intent'>,
  ): Promise<SimulationEntity | string> {
    const { body, flavour, caller, intent } = given;
    assertSavable(body, flavour);
    const consent = this.consentOf(body.consent);
    const introduced = await this.introducedBy(body.client, caller);
    await this.assertAnotherCodebtor(body);
    const snapshot = await this.recalculation.snapshot(body, { flavour, setsRate: isStaff(caller) });
    return this.source.transaction(async (manager) => {
      const now = this.clock.now();
      await storeVisitorSession(manager, caller.session, now);
      const isClaimed = !intent || (await claim(manager, intent, now));
      const meanwhile = isClaimed ? null : await earlierResult(manager, intent);
      if (meanwhile) return meanwhile;
      await this.limits.spend(request, manager);
      const simulation = await entityOf(manager, { ...given, consent, introduced, snapshot }, now);
      await manager.insert(SimulationEntity, simulation as object);
      if (intent) await fulfil(manager, intent, simulation.uuid);
      // A visitor's simulation is mailed at once; the success card says so.
      if (flavour === 'web' && !simulation.blockedAt)
        await this.mails.queue(manager, simulation, MAIL_INTENT);
      return simulation;
    });
  }

  /** Returns the introduction of the client by the saving session; for staff, by any session. */
  private async introducedBy(clientUuid: string, caller: Caller): Promise<Introduced> {
    const { manager } = this.source;
    const introduced =
      (await manager.findOneBy(IntroductionEntity, { session: caller.session, clientUuid })) ??
      (isStaff(caller) ? await manager.findOneBy(ClientEntity, { uuid: clientUuid }) : null);
    if (!introduced) throw invalidFields([{ name: 'client', message: SERVER_SENTENCES.unknownClient }]);
    return introduced;
  }

  /** Checks the co-debtor. @throws Problem 400 for the client's own RUT */
  private async assertAnotherCodebtor({ client: uuid, codebtor }: SimulationCreateDto): Promise<void> {
    if (!codebtor) return;
    const client = await this.source.manager.findOneByOrFail(ClientEntity, { uuid });
    refuse(broken('input_codebtor_rut', codebtorRutRule(codebtor.identification, client.identification)));
  }

  private consentOf(consent: ConsentDto | undefined): ConsentRecord | null {
    if (!consent) return null;
    const acceptedAt = new Date(consent.accepted_at);
    if (acceptedAt.getTime() > this.clock.now().getTime() + CLOCK_SKEW_MS)
      throw invalidFields([{ name: 'input_consent', message: AGREED_LATER }]);
    if (acceptedAt.getTime() < this.clock.now().getTime() - CONSENT_MAX_AGE_MS)
      throw invalidFields([{ name: 'input_consent', message: AGREED_LONG_AGO }]);
    const { version } = consent;
    const text = consentText(version);
    if (text === null) throw invalidFields([{ name: 'input_consent', message: NOT_OURS }]);
    return { version, text, accepted_at: acceptedAt.toISOString() };
  }
}

/** Returns the row with its references; the database generates uuid and number. */
async function entityOf(
  manager: EntityManager,
  prepared: Prepared,
  created: Date,
): Promise<SimulationEntity> {
  const { body, flavour, caller, consent, introduced, snapshot } = prepared;
  // Locked, so that a block of the client begins either before this save or after it.
  const client = await manager.findOneOrFail(ClientEntity, {
    where: { uuid: body.client },
    lock: { mode: 'for_key_share' },
  });
  const codebtor = codebtorOf(body.codebtor);
  const blockedAt = client.blockedAt ?? (codebtor && (await blockedSince(manager, codebtor.identification)));
  if (isStaff(caller)) assertUsable({ blockedAt });
  const resolution = await initialResolution(manager);
  return Object.assign(new SimulationEntity(), {
    client,
    session: caller.session,
    flavour,
    inputs: inputsOf(body, introduced),
    snapshot,
    propertyValueUf: snapshot.calculation.valorpropiedad,
    creditUf: snapshot.calculation.montocredito,
    totalDividendUf: snapshot.row.DivTotal,
    annualRatePct: snapshot.calculation.tasasimulacion,
    ufValue: snapshot.uf.value,
    ufDate: snapshot.uf.date,
    state: resolution.state,
    resolution,
    commercial: caller.role === 'executiverole' ? caller.user : null,
    sentToWorkflow: false,
    version: 1,
    mailedAt: null,
    branch: body.branch ?? null,
    broker: body.broker ?? null,
    project: body.project ?? null,
    consent,
    blockedAt,
    created,
  });
}

/** Error for the log: no resolution is configured for new simulations. */
class NoInitialResolution extends Error {
  override readonly name = 'NoInitialResolution';
}

/** Returns the resolution of new simulations. @throws Problem 503 if an operator left none (docs/rules.md R283) */
async function initialResolution(manager: EntityManager): Promise<ResolutionEntity> {
  // At most one exists; `findOne` would query its id first.
  const initial = { where: { isInitial: true }, relations: { state: true } };
  const [resolution] = await manager.find(ResolutionEntity, initial);
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
    propertyTypeText: property.type_text?.trim() || null,
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
        firstName: codebtor.first_name.trim(),
        lastName: codebtor.last_name.trim(),
        identification: toWireRut(codebtor.identification),
        age: codebtor.age,
        netIncomeClp: codebtor.net_income,
      }
    : null;

import { UNKNOWN_CLIENT } from '@simulador/contracts/messages/problems';
import { Inject, Injectable } from '@nestjs/common';
import { NEW_RESOLUTION, NEW_STATE } from '@simulador/contracts/data/states';
import type { Flavour } from '@simulador/contracts/domain/limits';
import { isUntouchedPhone, normalisePhone } from '@simulador/contracts/domain/phone';
import { consentText } from '@simulador/contracts/messages/consent';
import { DataSource, type EntityManager } from 'typeorm';
import { type Caller, isStaff } from '../../access/caller.ts';
import { keepSession } from '../../access/sessions.ts';
import { Clock } from '../../clock/clock.ts';
import { ClientEntity } from '../../database/entities/client.entity.ts';
import { IntroductionEntity } from '../../database/entities/introduction.entity.ts';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { claim, fulfil, type Intent, madeBefore } from '../../database/idempotency.ts';
import { invalidFields } from '../../http/problem.ts';
import { RecalculationService } from './recalculation.service.ts';
import type { ConsentRecord, SimulationInputs, SimulationSnapshot } from './saved-simulation.ts';
import { assertSavable } from './saving.rules.ts';
import type { ConsentDto, SimulationCreateDto } from './simulation-create.dto.ts';

/** What a client's clock may be ahead of ours. */
const CLOCK_SKEW_MS = 5 * 60_000;
const AGREED_LATER = 'No puede ser posterior a este momento';

/** How a client was introduced. */
type Introduced = Pick<IntroductionEntity, 'firstName' | 'lastName' | 'phoneNumber'>;

export interface Saving {
  readonly body: SimulationCreateDto;
  readonly flavour: Flavour;
  readonly caller: Caller;
  readonly intent: Intent | null;
  /** Told before a row is made, and may refuse; not told for one that was made before. */
  readonly onNew: () => void;
  /** What else belongs to the save: it happens in its transaction, or not at all. */
  readonly along: (manager: EntityManager, simulation: SimulationEntity) => Promise<void>;
}

/** Saves a simulation once an intent, in one transaction with everything that belongs to it. */
@Injectable()
export class SavingService {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RecalculationService) private readonly recalculation: RecalculationService,
  ) {}

  /**
   * The id of the saved simulation; of the one saved before when the intent is the same.
   * @throws Problem 400 for a broken rule, 409 when figures changed, 422 for the same key with another body.
   */
  async save(saving: Saving): Promise<string> {
    const before = saving.intent && (await madeBefore(this.source.manager, saving.intent));
    if (before) return before;
    assertSavable(saving.body, saving.flavour);
    const consent = this.consentOf(saving.body.consent);
    const introduced = await this.introducedBy(saving);
    const snapshot = await this.recalculation.snapshot(saving.body, saving.flavour);
    return this.source.transaction((manager) => this.insert(manager, saving, introduced, snapshot, consent));
  }

  private async insert(
    manager: EntityManager,
    saving: Saving,
    introduced: Introduced,
    snapshot: SimulationSnapshot,
    consent: ConsentRecord | null,
  ): Promise<string> {
    const { intent, caller } = saving;
    const now = this.clock.now();
    await keepSession(manager, caller.session, now);
    if (intent && !(await claim(manager, intent, now))) {
      const made = await madeBefore(manager, intent);
      if (made) return made;
    }
    saving.onNew();
    const { identifiers } = await manager
      .getRepository(SimulationEntity)
      .insert(rowOf(saving, introduced, snapshot, { consent, created: now }));
    const uuid = String(identifiers[0]?.['uuid']);
    if (intent) await fulfil(manager, intent, uuid);
    const saved = await manager
      .getRepository(SimulationEntity)
      .findOneOrFail({ where: { uuid }, relations: { client: true } });
    await saving.along(manager, saved);
    return uuid;
  }

  /** Whoever saves for a client has introduced it before; staff may do so in another session. */
  private async introducedBy({ body, caller }: Saving): Promise<Introduced> {
    const { client: uuid } = body;
    const introduced =
      (await this.source
        .getRepository(IntroductionEntity)
        .findOneBy({ session: caller.session, clientUuid: uuid })) ??
      (isStaff(caller) ? await this.source.getRepository(ClientEntity).findOneBy({ uuid }) : null);
    if (!introduced) throw invalidFields([{ name: 'client', message: UNKNOWN_CLIENT }]);
    return introduced;
  }

  private consentOf(consent: ConsentDto | undefined): ConsentRecord | null {
    if (!consent) return null;
    const acceptedAt = new Date(consent.accepted_at);
    if (acceptedAt.getTime() > this.clock.now().getTime() + CLOCK_SKEW_MS)
      throw invalidFields([{ name: 'input_consent', message: AGREED_LATER }]);
    const { version } = consent;
    return { version, text: consentText(version), accepted_at: acceptedAt.toISOString() };
  }
}

function rowOf(
  { body, flavour, caller }: Saving,
  introduced: Introduced,
  snapshot: SimulationSnapshot,
  rest: Pick<SimulationEntity, 'consent' | 'created'>,
) {
  return {
    ...rest,
    client: { uuid: body.client },
    session: caller.session,
    flavour,
    inputs: inputsOf(body, introduced),
    snapshot: snapshot as object,
    propertyValueUf: snapshot.calculation.valorpropiedad,
    creditUf: snapshot.calculation.montocredito,
    totalDividendUf: snapshot.row.DivTotal,
    annualRatePct: snapshot.calculation.tasasimulacion,
    ufValue: snapshot.uf.value,
    ufDate: snapshot.uf.date,
    state: { id: NEW_STATE },
    resolution: { id: NEW_RESOLUTION },
    commercial: caller.role === 'executiverole' && caller.user ? { id: caller.user.id } : null,
    sentToWorkflow: false,
    branch: body.branch ?? null,
    broker: body.broker ?? null,
    project: body.project ?? null,
  };
}

function inputsOf(body: SimulationCreateDto, introduced: Introduced): SimulationInputs {
  const { property, amounts, phone_number: phone } = body;
  const given = phone && !isUntouchedPhone(phone) ? normalisePhone(phone) : null;
  return {
    firstName: introduced.firstName,
    lastName: introduced.lastName,
    workerType: body.worker_type,
    netIncomeClp: body.net_income,
    age: body.age,
    phone: given ?? introduced.phoneNumber,
    propertyTypeText: property.type_text?.trim() || null,
    addsOther: property.adds_other,
    regionId: property.region_id ?? null,
    comunaId: property.comuna_id ?? null,
    location: property.location?.trim() || null,
    valueCurrency: property.value_currency,
    savingsUf: amounts.savings_uf,
    subsidyUf: amounts.subsidy_uf,
  };
}

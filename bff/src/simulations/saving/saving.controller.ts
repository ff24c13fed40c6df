import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiConflictResponse } from '@nestjs/swagger';
import { SIMULATING_STAFF } from '@simulador/contracts/people/access';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import {
  CONSENT_TEXTS,
  type ConsentText,
  CONTACT_TEXTS,
  textOfVersion,
} from '@simulador/contracts/simulations/consent';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { Audit } from '../../access/audit.ts';
import { type Caller, callerOf, intentOwnerOf, isStaff } from '../../access/caller.ts';
import { SaveLimits } from '../../access/save-limits.ts';
import { storeVisitorSession } from '../../access/sessions.ts';
import { Clock } from '../../clock/clock.ts';
import { ClientEntity } from '../../database/entities/client.entity.ts';
import { IntroductionEntity } from '../../database/entities/introduction.entity.ts';
import { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import type { ConsentRecord, ContactConsentRecord } from '../../database/entities/simulation.stored.ts';
import { claim, fulfil, type Intent, intentOf, earlierResult } from '../../database/idempotency.ts';
import { PREPARED } from '../../database/prepared.ts';
import {
  AllowEveryCaller,
  AllowRoles,
  ApiUfDate,
  ApiVersioned,
  AsksCore,
  created,
  Operation,
} from '../../http/operation.ts';
import { invalidFields } from '../../http/problem.ts';
import { type Header, IdempotencyKey } from '../../http/request-parts.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import { assertNotOfAnother } from '../reading/client-executive.ts';
import { assertReadable } from '../reading/readable.ts';
import { SimulationAccess } from '../reading/simulation-access.ts';
import { SimulationDto, toSimulationDto } from '../reading/simulation.read-model.ts';
import { versionedWithUf } from '../reading/simulation-version.ts';
import { type Introduced, newSimulation, type Prepared, unknownClient } from './new-simulation.ts';
import { RecalculationService } from './recalculation.service.ts';
import { SimulationCreateDto, ValuesChangedDto } from './saving.dto.ts';
import { assertSavable } from './saving.rules.ts';

const NOT_OURS = 'No conocemos el texto aceptado. Recarga la página y acéptalo de nuevo.';

/** Key of the intent to mail a saved simulation. */
const MAIL_INTENT = 'saved';

/** Saves a simulation once per intent: checks rules, figures and limit, stores row and mail, and builds the answer from what was stored. */
@AllowEveryCaller()
@AsksCore()
@ApiConflictResponse({ type: ValuesChangedDto })
@ApiUfDate()
@ApiVersioned()
@Controller('simulations/api')
export class SavingController {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly recalculation: RecalculationService,
    private readonly limits: SaveLimits,
    private readonly mails: MailQueue,
    private readonly access: SimulationAccess,
    private readonly audit: Audit,
  ) {}

  @Post('web/simulations/create')
  @Operation(
    'create_web_simulation',
    'Saves a visitor’s simulation and mails it',
    created(SimulationDto),
    422,
  )
  createFromWeb(@Body() body: SimulationCreateDto, @IdempotencyKey() key: Header, @Req() request: Request) {
    return this.saved(request, body, 'web', key);
  }

  @AllowRoles(...SIMULATING_STAFF)
  @Post('executive/simulations/create')
  @Operation(
    'create_executive_simulation',
    'Saves a simulation of staff, unmailed',
    created(SimulationDto),
    422,
  )
  createByExecutive(
    @Body() body: SimulationCreateDto,
    @IdempotencyKey() key: Header,
    @Req() request: Request,
  ) {
    return this.saved(request, body, 'pro', key);
  }

  /**
   * Saves a simulation, or returns the one that the same intent saved before.
   * @param key the client's key of the intent
   * @throws Problem 400 for a broken rule, 409 if figures changed, 422 for the same key with another body, 429
   */
  private async saved(request: Request, body: SimulationCreateDto, flavour: Flavour, key: Header) {
    const caller = callerOf(request);
    const intent = intentOf(intentOwnerOf(caller), key, body);
    const before = intent && (await earlierResult(this.source.manager, intent));
    const saved = before ?? (await this.saveNew(request, { body, flavour, caller, intent }));
    return versionedWithUf(
      typeof saved === 'string' ? toSimulationDto(await this.access.visible(request, saved), caller) : saved,
    );
  }

  /**
   * Stores a simulation and everything that belongs to it in one transaction, and builds the answer before it is committed. Returns only the
   * uuid if a concurrent request has saved it.
   */
  private async saveNew(
    request: Request,
    given: Pick<Prepared, 'body' | 'flavour' | 'caller'> & { readonly intent: Intent | null },
  ): Promise<SimulationDto | string> {
    const { body, flavour, caller, intent } = given;
    assertSavable(body, flavour);
    const consents = this.consentsOf(body);
    const introduced = await this.introducedBy(body.client, caller);
    const recalculated = await this.recalculation.snapshot(body, { flavour, maySetRate: isStaff(caller) });
    return this.source.transaction(async (manager) => {
      const now = this.clock.now();
      await storeVisitorSession(manager, caller.session, now);
      const isClaimed = !intent || (await claim(manager, intent, now));
      const meanwhile = isClaimed ? null : await earlierResult(manager, intent);
      if (meanwhile) return meanwhile;
      await this.limits.spend(request, manager);
      const simulation = await newSimulation(
        manager,
        { ...given, ...consents, ...recalculated, introduced },
        now,
      );
      await manager.insert(SimulationEntity, simulation as object);
      const { commercial: executive, uuid } = simulation;
      if (flavour === 'pro' && caller.user)
        await assertNotOfAnother({ uuid, user: caller.user, executive }, body.anyway === true, {
          audit: this.audit,
          manager,
        });
      if (intent) await fulfil(manager, intent, simulation.uuid);
      // A visitor's simulation is mailed at once; the success card says so.
      if (flavour === 'web' && !simulation.blockedAt)
        await this.mails.queue(manager, simulation, MAIL_INTENT);
      assertReadable(simulation);
      return toSimulationDto(simulation, caller);
    });
  }

  /** Returns the introduction of the client by the saving session; for staff, by any session. */
  private async introducedBy(clientUuid: string, caller: Caller): Promise<Introduced> {
    const { manager } = this.source;
    const introduced =
      (await manager.findOne(IntroductionEntity, {
        where: { session: caller.session, clientUuid },
        comment: PREPARED,
      })) ?? (isStaff(caller) ? await manager.findOneBy(ClientEntity, { uuid: clientUuid }) : null);
    if (!introduced) throw unknownClient();
    return introduced;
  }

  /** Returns what the person agreed to, now. @throws Problem 400 for a text that was never ours */
  private consentsOf({ consent, contact_consent: contact }: SimulationCreateDto): {
    consent: ConsentRecord | null;
    contactConsent: ContactConsentRecord | null;
  } {
    const accepted_at = this.clock.now().toISOString();
    return {
      consent: consent ? { ...acceptedText(CONSENT_TEXTS, consent, 'input_consent'), accepted_at } : null,
      contactConsent: contact
        ? {
            ...acceptedText(CONTACT_TEXTS, contact, 'contact_consent'),
            accepted: contact.accepted,
            answered_at: accepted_at,
          }
        : null,
    };
  }
}

function acceptedText(texts: readonly ConsentText[], { version }: { version: string }, name: string) {
  const text = textOfVersion(texts, version);
  if (text === null) throw invalidFields([{ name, message: NOT_OURS }]);
  return { version, text };
}

import { PDF_NOT_SENT, UNMAILED } from '@simulador/contracts/workflow/messages';
import { type EntityManager, IsNull } from 'typeorm';
import { type AppConfig, hasMail } from '../config/environment.ts';
import { MailIntentEntity } from '../database/entities/mail-intent.entity.ts';
import type { SimulationEntity } from '../database/entities/simulation.entity.ts';
import { Problem } from '../http/problem.ts';
import { mayContact } from '../simulations/reading/simulation-contact.ts';

const RETRY_AFTER = { 'Retry-After': '5' };

/** Returns why a simulation whose PDF was not mailed can't be sent to the workflow, and what is awaited. See docs/rules.md R380. */
export async function unmailed(
  manager: EntityManager,
  simulation: SimulationEntity,
  config: AppConfig,
): Promise<Problem> {
  if (!mayContact(simulation)) return new Problem(409, UNMAILED.opposed);
  if (simulation.mailRefusedAt !== null) return new Problem(409, UNMAILED.refused);
  const isUnderWay = await manager.existsBy(MailIntentEntity, {
    simulation: simulation.uuid,
    sentAt: IsNull(),
    failedAt: IsNull(),
  });
  if (!isUnderWay) return new Problem(400, PDF_NOT_SENT);
  return new Problem(409, UNMAILED[hasMail(config) ? 'waiting' : 'no_mail'], { headers: RETRY_AFTER });
}

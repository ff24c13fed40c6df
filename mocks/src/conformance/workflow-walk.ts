import { randomUUID } from 'node:crypto';
import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import { CORE_EXAMPLES } from '@simulador/contracts/generated/core-examples';
import type { Case } from './case.ts';

const PARTAKER = CORE_EXAMPLES.PartakerExtended.camila;

/** Sends one request and returns the parsed answer; undefined for one that violates the contract. */
export type AskOnce = (id: CoreOperationId, testCase: Case) => Promise<unknown>;

type Made = Readonly<Record<string, unknown>>;

/**
 * Sends a complete simulation of an invented person, each step with the ids of those before it; stops at the first
 * deviation.
 */
export async function walkWorkflow(ask: AskOnce): Promise<void> {
  const step = async (id: CoreOperationId, testCase: Omit<Case, 'name' | 'expects'>): Promise<Made> => {
    const answer = await ask(id, { name: 'un envío completo', expects: 'answer', ...testCase });
    if (answer === undefined) throw new Ended();
    return (Array.isArray(answer) ? (answer[0] ?? {}) : answer) as Made;
  };
  try {
    const { uuid } = await step('Application', { body: CORE_EXAMPLES.Application.new });
    const { id: property } = await step('PropertyExtended', { body: CORE_EXAMPLES.PropertyExtended.flat });
    const known = await step('partakers', { query: { client__profile__vat: PARTAKER.client.profile.vat } });
    const { id: partaker } =
      known['id'] === undefined ? await step('PartakerExtended', { body: withOwnEmail() }) : known;
    const { id: income } = await step('Income', { body: { ...CORE_EXAMPLES.Income.salary, partaker } });
    const { id: credit } = await step('CreditGeneralData', {
      body: CORE_EXAMPLES.CreditGeneralData.purchase,
    });
    const variables = await step('StateVars', { query: { application: String(uuid) } });
    const made = { property, partaker, income, credit_general_data: credit };
    const body = { ...CORE_EXAMPLES.patch_StateVars.complete, ...made };
    await step('patch_StateVars', { params: { id: String(variables['id']) }, body });
    await step('Sim2Wf', { body: { ...CORE_EXAMPLES.Sim2Wf.complete, uuid } });
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
  }
}

/** Returns the invented person with an e-mail of this run, because the workflow may have a participant with any other. */
function withOwnEmail(): object {
  const { profile } = PARTAKER.client;
  const user = { ...profile.user, email: `conforme-${randomUUID()}@correo.example` };
  return { ...PARTAKER, client: { profile: { ...profile, user } } };
}

class Ended extends Error {}

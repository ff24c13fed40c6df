import type { CoreAnswer, CoreSchemas } from '@simulador/contracts/api/core-request';
import { partakerContradictions } from '@simulador/contracts/api/other-answers';
import type { Flaw } from '../border/upstream/exchange.ts';
import type { Upstream } from '../border/upstream/upstream.ts';
import type { CreatedRow, Own, Partaker, WorkflowAdapter } from './workflow.port.ts';

/** Workflow's id of the manager of applications from the simulator. */
const MANAGED_BY = 35;

const OTHER_RUT: Flaw = { place: '$.*.client.profile.vat', rule: 'other_question', what: 'es de otro RUT' };
const OTHER_APPLICATION: Flaw = {
  place: '$.*.application',
  rule: 'other_question',
  what: 'es de otra solicitud',
};
const NO_VARIABLES: Flaw = {
  place: '$',
  rule: 'other_question',
  what: 'no trae las variables de la solicitud',
};
const OTHER_VARIABLES: Flaw = { place: '$.id', rule: 'other_question', what: 'es de otras variables' };
/** Returns digits and verifier of a RUT, however the workflow writes it. */
const signsOf = (rut: string): string => rut.replaceAll(/^0+|[^\dk]/gi, '').toLowerCase();

const own = <Answer extends object>(answer: {
  readonly value: Answer;
  readonly isMock: boolean;
}): Own<Answer> => ({ ...answer.value, isMock: answer.isMock });

const under = (key: string) => ({ 'Idempotency-Key': key });

export class CoreWorkflow implements WorkflowAdapter {
  constructor(private readonly upstream: Upstream) {}

  async openApplication(key: string): Promise<Own<CoreSchemas['Application']>> {
    const body = { managed_by: MANAGED_BY };
    return own(await this.upstream.askWithOrigin('Application', { headers: under(key), body }));
  }

  async addProperty(key: string, body: CoreSchemas['PropertyExtended']): Promise<Own<CreatedRow>> {
    return own(await this.upstream.askWithOrigin('PropertyExtended', { headers: under(key), body }));
  }

  partakersWith(rut: string): Promise<Partaker[]> {
    return this.upstream.ask('partakers', {
      query: { client__profile__vat: rut },
      check: (found) =>
        found.every(({ client }) => signsOf(client.profile.vat) === signsOf(rut)) ? null : OTHER_RUT,
    });
  }

  /** Compares the new participant with those of the RUT, because the answer is only an id. */
  async addPartaker(key: string, body: CoreSchemas['PartakerExtended']): Promise<CreatedRow> {
    const added = await this.upstream.ask('PartakerExtended', { headers: under(key), body });
    const found = await this.partakersWith(body.client.profile.vat);
    this.upstream.assertAgrees('PartakerExtended', partakerContradictions(added, found));
    return added;
  }

  async addIncome(key: string, body: CoreSchemas['Income']): Promise<Own<CreatedRow>> {
    return own(await this.upstream.askWithOrigin('Income', { headers: under(key), body }));
  }

  async addCredit(key: string, body: CoreSchemas['CreditGeneralData']): Promise<Own<CreatedRow>> {
    return own(await this.upstream.askWithOrigin('CreditGeneralData', { headers: under(key), body }));
  }

  async variablesOf(application: string): Promise<Own<CreatedRow>> {
    const { value, isMock } = await this.upstream.askWithOrigin('StateVars', {
      query: { application },
      check: (found) => {
        if (found.length === 0) return NO_VARIABLES;
        const isOwn = found.every((each) => each.application.toLowerCase() === application.toLowerCase());
        return isOwn ? null : OTHER_APPLICATION;
      },
    });
    const [{ id }] = value as [(typeof value)[number]];
    return { id, isMock };
  }

  fillIn(variables: number, body: CoreSchemas['StateVarsChange']): Promise<CreatedRow> {
    return this.upstream.ask('patch_StateVars', {
      params: { id: variables },
      body,
      check: ({ id }) => (id === variables ? null : OTHER_VARIABLES),
    });
  }

  async beginRequest(key: string, body: CoreSchemas['Sim2Wf']): Promise<Own<CoreAnswer<'Sim2Wf'>>> {
    return own(await this.upstream.askWithOrigin('Sim2Wf', { headers: under(key), body }));
  }
}

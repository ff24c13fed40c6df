import type { CoreAnswer, CoreSchemas } from '@simulador/contracts/api/core-request';
import type { Flaw } from '../border/upstream/exchange.ts';
import type { Upstream } from '../border/upstream/upstream.ts';
import type { CreatedRow, Partaker, WorkflowAdapter } from './workflow.port.ts';

/** Workflow's id of the manager of applications from the simulator. */
const MANAGED_BY = 35;

const OTHER_RUT: Flaw = { place: '$.*.client.profile.vat', rule: 'other_question', what: 'es de otro RUT' };
const OTHER_APPLICATION: Flaw = {
  place: '$.*.application',
  rule: 'other_question',
  what: 'es de otra solicitud',
};
/** Returns digits and verifier of a RUT, however the workflow writes it. */
const signsOf = (rut: string): string => rut.replaceAll(/^0+|[^\dk]/gi, '').toLowerCase();

const under = (key: string) => ({ 'Idempotency-Key': key });

export class CoreWorkflow implements WorkflowAdapter {
  constructor(private readonly upstream: Upstream) {}

  openApplication(key: string): Promise<CoreSchemas['Application']> {
    return this.upstream.ask('Application', { headers: under(key), body: { managed_by: MANAGED_BY } });
  }

  addProperty(key: string, body: CoreSchemas['PropertyExtended']): Promise<CreatedRow> {
    return this.upstream.ask('PropertyExtended', { headers: under(key), body });
  }

  partakersWith(rut: string): Promise<Partaker[]> {
    return this.upstream.ask('partakers', {
      query: { client__profile__vat: rut },
      check: (found) =>
        found.every(({ client }) => signsOf(client.profile.vat) === signsOf(rut)) ? null : OTHER_RUT,
    });
  }

  addPartaker(key: string, body: CoreSchemas['PartakerExtended']): Promise<CreatedRow> {
    return this.upstream.ask('PartakerExtended', { headers: under(key), body });
  }

  addIncome(key: string, body: CoreSchemas['Income']): Promise<CreatedRow> {
    return this.upstream.ask('Income', { headers: under(key), body });
  }

  addCredit(key: string, body: CoreSchemas['CreditGeneralData']): Promise<CreatedRow> {
    return this.upstream.ask('CreditGeneralData', { headers: under(key), body });
  }

  variablesOf(application: string): Promise<CoreSchemas['StateVars'][]> {
    return this.upstream.ask('StateVars', {
      query: { application },
      check: (found) => (found.every((own) => own.application === application) ? null : OTHER_APPLICATION),
    });
  }

  fillIn(variables: number, body: CoreSchemas['StateVarsChange']): Promise<CreatedRow> {
    return this.upstream.ask('patch_StateVars', { params: { id: variables }, body });
  }

  beginRequest(key: string, body: CoreSchemas['Sim2Wf']): Promise<CoreAnswer<'Sim2Wf'>> {
    return this.upstream.ask('Sim2Wf', { headers: under(key), body });
  }
}

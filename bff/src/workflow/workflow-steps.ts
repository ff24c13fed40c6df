import { Injectable } from '@nestjs/common';
import type { CoreSchemas } from '@simulador/contracts/api/core-request';
import { partakerContradictions } from '@simulador/contracts/api/other-answers';
import { storedEmail } from '@simulador/contracts/calculation/rules/text';
import type { WorkflowStep } from '@simulador/contracts/workflow/messages';
import { DataSource } from 'typeorm';
import type { Flaw } from '../border/upstream/exchange.ts';
import type { Upstream } from '../border/upstream/upstream.ts';
import { codeOf } from '../border/upstream/upstream-problem.ts';
import { SimulationEntity } from '../database/entities/simulation.entity.ts';
import { workflowBodiesOf } from './workflow-bodies.ts';
import { type CreatedRow, type Flow, FlowRefused, outcomeOf, type Outcomes, type Own } from './flow.ts';
import { WorkflowPort } from './workflow.port.ts';

/** Workflow's id of the manager of applications from the simulator. */
const MANAGED_BY = 35;

type Partaker = CoreSchemas['Partaker'];

const anotherThan = (place: string, what: string): Flaw => ({ place, rule: 'other_question', what });
const OTHER_RUT = anotherThan('$.*.client.profile.vat', 'es de otro RUT');
const OTHER_APPLICATION = anotherThan('$.*.application', 'es de otra solicitud');
const NO_VARIABLES = anotherThan('$', 'no trae las variables de la solicitud');
const OTHER_VARIABLES = anotherThan('$.id', 'es de otras variables');

/** Returns digits and verifier of a RUT, however the workflow writes it. */
const signsOf = (rut: string): string => rut.replaceAll(/^0+|[^\dk]/gi, '').toLowerCase();

/** Header that makes the workflow perform a POST once, even if it is repeated. */
const under = (key: string) => ({ 'Idempotency-Key': key });

/** Performs a step, with a key that is unique to this flow and step. */
type StepAction<Step extends WorkflowStep> = (flow: Flow, key: string) => Promise<Outcomes[Step]>;

/** Steps of a flow. Each can be repeated without a second effect. See docs/decisions/013. */
@Injectable()
export class WorkflowSteps {
  private readonly actions: { readonly [Step in WorkflowStep]: StepAction<Step> } = {
    application: (_flow, key) =>
      this.own('application', (workflow) =>
        workflow.askWithOrigin('Application', { headers: under(key), body: { managed_by: MANAGED_BY } }),
      ),
    detail: (flow) => this.detail(flow),
    property: (flow, key) => {
      const { property } = outcomeOf(flow, 'detail');
      return this.own('property', (workflow) =>
        workflow.askWithOrigin('PropertyExtended', { headers: under(key), body: property }),
      );
    },
    partaker: (flow, key) => this.partaker(flow, key),
    income: (flow, key) => {
      const body = { ...outcomeOf(flow, 'detail').income, partaker: outcomeOf(flow, 'partaker').id };
      return this.own('income', (workflow) =>
        workflow.askWithOrigin('Income', { headers: under(key), body }),
      );
    },
    credit: (flow, key) => {
      const { credit } = outcomeOf(flow, 'detail');
      return this.own('credit', (workflow) =>
        workflow.askWithOrigin('CreditGeneralData', { headers: under(key), body: credit }),
      );
    },
    variables: (flow) => this.variables(outcomeOf(flow, 'application').uuid),
    completed: (flow) => this.completed(flow),
    request: (flow, key) => this.request(flow, key),
  };

  constructor(
    private readonly source: DataSource,
    private readonly port: WorkflowPort,
  ) {}

  /** Performs a step. @throws FlowRefused, or the port's error if the outcome is unknown */
  perform<Step extends WorkflowStep>(step: Step, flow: Flow): Promise<Outcomes[Step]> {
    return this.actions[step](flow, `${flow.simulation}-${step}`);
  }

  /** Asks for a row that belongs to one send. */
  private own<Row extends object>(
    step: WorkflowStep,
    ask: (workflow: Upstream) => Promise<{ readonly value: Row; readonly isMock: boolean }>,
  ): Promise<Own<Row>> {
    return this.port.perform(step, async (workflow) => {
      const { value, isMock } = await ask(workflow);
      return { ...value, isMock };
    });
  }

  /** Builds the bodies once, so that a repeated step sends the same ones. */
  private async detail({ simulation: uuid }: Flow): Promise<Outcomes['detail']> {
    const simulation = await this.source
      .getRepository(SimulationEntity)
      .findOneOrFail({ where: { uuid }, relations: { client: true } });
    return workflowBodiesOf(simulation);
  }

  /** Finds the participant, or adds one. See docs/rules.md R382. */
  private async partaker(flow: Flow, key: string): Promise<CreatedRow> {
    const { partaker: body } = outcomeOf(flow, 'detail');
    const found = await this.known(flow);
    if (found) return found;
    try {
      return await this.port.perform('partaker', async (workflow) => {
        const added = await workflow.ask('PartakerExtended', { headers: under(key), body });
        // The answer is only an id, so it is compared with the participants of the RUT.
        const known = await partakersWith(workflow, body.client.profile.vat);
        workflow.assertAgrees('PartakerExtended', partakerContradictions(added, known));
        return added;
      });
    } catch (error) {
      if (codeOf(error) === 'email_taken') throw new FlowRefused('email_taken', error);
      if (!/^(?:email_and_)?vat_taken$/.test(codeOf(error) ?? '')) throw error;
      // Another process may have added the participant since the look-up.
      const added = await this.known(flow);
      if (added) return added;
      throw new FlowRefused('vat_taken', error);
    }
  }

  /** Searches a RUT as it is stored and with the other case of its K, because the workflow may distinguish them. */
  private async known(flow: Flow): Promise<CreatedRow | null> {
    const { vat, user } = outcomeOf(flow, 'detail').partaker.client.profile;
    const partakers = new Map<number, Partaker>();
    for (const rut of new Set([vat, vat.toLowerCase(), vat.toUpperCase()]))
      for (const found of await this.port.perform('partaker', (workflow) => partakersWith(workflow, rut)))
        partakers.set(found.id, found);
    return reusable([...partakers.values()], user.email);
  }

  private variables(application: string): Promise<Own<CreatedRow>> {
    return this.own('variables', async (workflow) => {
      const { value, isMock } = await workflow.askWithOrigin('StateVars', {
        query: { application },
        check: (found) => {
          if (found.length === 0) return NO_VARIABLES;
          const isOwn = found.every((each) => each.application.toLowerCase() === application.toLowerCase());
          return isOwn ? null : OTHER_APPLICATION;
        },
      });
      const [{ id }] = value as [(typeof value)[number]];
      return { value: { id }, isMock };
    });
  }

  private completed(flow: Flow): Promise<CreatedRow> {
    const body = {
      ...outcomeOf(flow, 'detail').insurances,
      partaker: outcomeOf(flow, 'partaker').id,
      income: outcomeOf(flow, 'income').id,
      credit_general_data: outcomeOf(flow, 'credit').id,
      property: outcomeOf(flow, 'property').id,
    };
    const { id: variables } = outcomeOf(flow, 'variables');
    return this.port.perform('completed', (workflow) =>
      workflow.ask('patch_StateVars', {
        params: { id: variables },
        body,
        check: ({ id }) => (id === variables ? null : OTHER_VARIABLES),
      }),
    );
  }

  private async request(flow: Flow, key: string): Promise<Outcomes['request']> {
    const { uuid } = outcomeOf(flow, 'application');
    const body = { uuid, simulation: flow.simulation, executive: flow.executive };
    try {
      return await this.own('request', (workflow) =>
        workflow.askWithOrigin('Sim2Wf', { headers: under(key), body }),
      );
    } catch (error) {
      throw codeOf(error) === 'pdf_critical_error' ? new FlowRefused('pdf_critical_error', error) : error;
    }
  }
}

/** Returns the participants with a RUT. */
const partakersWith = (workflow: Upstream, rut: string): Promise<Partaker[]> =>
  workflow.ask('partakers', {
    query: { client__profile__vat: rut },
    check: (found) =>
      found.every(({ client }) => signsOf(client.profile.vat) === signsOf(rut)) ? null : OTHER_RUT,
  });

/** Returns the only participant with a RUT, if the e-mail is equal; null if there is none. @throws FlowRefused */
function reusable([only, another]: readonly Partaker[], email: string): CreatedRow | null {
  if (!only) return null;
  if (another) throw new FlowRefused('many_partakers');
  if (storedEmail(only.client.profile.user.email) !== email) throw new FlowRefused('vat_taken');
  return { id: only.id };
}

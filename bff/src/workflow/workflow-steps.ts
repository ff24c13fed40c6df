import { Injectable } from '@nestjs/common';
import { storedEmail } from '@simulador/contracts/calculation/rules/text';
import type { WorkflowStep } from '@simulador/contracts/workflow/messages';
import { DataSource } from 'typeorm';
import { codeOf } from '../border/upstream/upstream-problem.ts';
import { SimulationEntity } from '../database/entities/simulation.entity.ts';
import { workflowBodiesOf } from './workflow-bodies.ts';
import { type Flow, FlowRefused, outcomeOf, type Outcomes } from './flow.ts';
import { type CreatedRow, type Partaker, WorkflowPort } from './workflow.port.ts';

/** Performs a step, with a key that is unique to this flow and step. */
type StepAction<Step extends WorkflowStep> = (flow: Flow, key: string) => Promise<Outcomes[Step]>;

/** Steps of a flow. Each can be repeated without a second effect. See docs/decisions/013. */
@Injectable()
export class WorkflowSteps {
  private readonly actions: { readonly [Step in WorkflowStep]: StepAction<Step> } = {
    application: (_flow, key) =>
      this.port.perform('application', (workflow) => workflow.openApplication(key)),
    detail: (flow) => this.detail(flow),
    property: (flow, key) => {
      const { property } = outcomeOf(flow, 'detail');
      return this.port.perform('property', (workflow) => workflow.addProperty(key, property));
    },
    partaker: (flow, key) => this.partaker(flow, key),
    income: (flow, key) => {
      const body = { ...outcomeOf(flow, 'detail').income, partaker: outcomeOf(flow, 'partaker').id };
      return this.port.perform('income', (workflow) => workflow.addIncome(key, body));
    },
    credit: (flow, key) => {
      const { credit } = outcomeOf(flow, 'detail');
      return this.port.perform('credit', (workflow) => workflow.addCredit(key, credit));
    },
    variables: (flow) => {
      const { uuid } = outcomeOf(flow, 'application');
      return this.port.perform('variables', (workflow) => workflow.variablesOf(uuid));
    },
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

  /** Builds the bodies once, so that a repeated step sends the same ones. */
  private async detail({ simulation: uuid }: Flow): Promise<Outcomes['detail']> {
    const simulation = await this.source
      .getRepository(SimulationEntity)
      .findOneOrFail({ where: { uuid }, relations: { client: true } });
    return workflowBodiesOf(simulation);
  }

  /** Finds the participant, or adds one. See docs/rules.md R382. */
  private async partaker(flow: Flow, key: string): Promise<CreatedRow> {
    const { partaker } = outcomeOf(flow, 'detail');
    const found = await this.known(flow);
    if (found) return found;
    try {
      return await this.port.perform('partaker', (workflow) => workflow.addPartaker(key, partaker));
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
      for (const found of await this.port.perform('partaker', (workflow) => workflow.partakersWith(rut)))
        partakers.set(found.id, found);
    return reusable([...partakers.values()], user.email);
  }

  private completed(flow: Flow): Promise<CreatedRow> {
    const body = {
      ...outcomeOf(flow, 'detail').insurances,
      partaker: outcomeOf(flow, 'partaker').id,
      income: outcomeOf(flow, 'income').id,
      credit_general_data: outcomeOf(flow, 'credit').id,
      property: outcomeOf(flow, 'property').id,
    };
    const { id } = outcomeOf(flow, 'variables');
    return this.port.perform('completed', (workflow) => workflow.fillIn(id, body));
  }

  private async request(flow: Flow, key: string): Promise<Outcomes['request']> {
    const { uuid } = outcomeOf(flow, 'application');
    const body = { uuid, simulation: flow.simulation, executive: flow.executive };
    try {
      return await this.port.perform('request', (workflow) => workflow.beginRequest(key, body));
    } catch (error) {
      throw codeOf(error) === 'pdf_critical_error' ? new FlowRefused('pdf_critical_error', error) : error;
    }
  }
}

/** Returns the only participant with a RUT, if the e-mail is equal; null if there is none. @throws FlowRefused */
function reusable([only, another]: readonly Partaker[], email: string): CreatedRow | null {
  if (!only) return null;
  if (another) throw new FlowRefused('many_partakers');
  if (storedEmail(only.client.profile.user.email) !== email) throw new FlowRefused('vat_taken');
  return { id: only.id };
}

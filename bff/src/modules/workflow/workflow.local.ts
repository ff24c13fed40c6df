import { Injectable } from '@nestjs/common';
import { NOT_POSSIBLE_NOW } from '@simulador/contracts/messages/workflow';
import { Problem } from '../../http/problem.ts';
import type { WorkflowAdapter } from './workflow.port.ts';

const nobodyThere = (): Promise<never> =>
  Promise.reject(new Problem(503, NOT_POSSIBLE_NOW, { cause: new Error('the workflow has no address') }));

/** Adapter without a workflow address: sends nothing, so started flows wait. */
@Injectable()
export class LocalWorkflow implements WorkflowAdapter {
  readonly openApplication = nobodyThere;
  readonly addProperty = nobodyThere;
  readonly partakersWith = nobodyThere;
  readonly addPartaker = nobodyThere;
  readonly addIncome = nobodyThere;
  readonly addCredit = nobodyThere;
  readonly variablesOf = nobodyThere;
  readonly fillIn = nobodyThere;
  readonly beginRequest = nobodyThere;
}

import { Injectable } from '@nestjs/common';
import type { WorkflowStep } from '@simulador/contracts/workflow/messages';
import { DataSource } from 'typeorm';
import { type Flow, type Outcomes, RowOfOtherFlow } from './flow.ts';

/** SQL: the id in an outcome, as in the index `workflow_steps_own_row`. A uuid may be in upper case. */
const rowOf = (outcome: string): string =>
  `lower(coalesce(${outcome} ->> 'uuid', ${outcome} ->> 'id', ${outcome} ->> 'request'))`;

/** Rows of the workflow that belong to one flow: all but the participants. See docs/rules.md R973. */
@Injectable()
export class OwnRows {
  constructor(private readonly source: DataSource) {}

  /**
   * Checks that no other flow has the outcome's row. Flows of two processes at the same instant are told apart by the unique index. Ids of a
   * mock core start again, so they are not compared. @throws RowOfOtherFlow
   */
  async assertOwn<Step extends WorkflowStep>(
    { simulation }: Pick<Flow, 'simulation'>,
    step: Step,
    outcome: Outcomes[Step],
  ): Promise<void> {
    const others: unknown[] = await this.source.query(
      `SELECT FROM workflow_steps WHERE step = $1 AND ${rowOf('outcome')} = ${rowOf('$2::jsonb')} AND simulation <> $3
         AND step IN ('application', 'property', 'income', 'credit', 'variables', 'request')
         AND outcome ->> 'isMock' = 'false' AND $2::jsonb ->> 'isMock' = 'false'`,
      [step, outcome, simulation],
    );
    if (others.length > 0) throw new RowOfOtherFlow(`${step} belongs to another simulation`);
  }
}

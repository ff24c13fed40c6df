import { applyDecorators } from '@nestjs/common';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import {
  describeSendFailure,
  WORKFLOW_STEP_NAMES,
  WORKFLOW_STEPS,
  WORKFLOW_STOPS,
  NOT_POSSIBLE_NOW,
  WORKFLOW_REFUSALS,
} from '@simulador/contracts/workflow/messages';
import { INVALID_VALUES } from '@simulador/contracts/platform/problems';
import { IsOptional, Matches } from 'class-validator';
import { InstantOrNull, ObjectOrNull, TextOrNull, UuidOrNull, WholeOrNull } from '../http/answer-fields.ts';
import { ChoiceField, transformed } from '../http/fields.ts';
import { IgnoredField, UuidField } from '../http/nested-fields.ts';
import { publicText, SERVER_INSTANT } from '../http/operation.ts';
import { SimulationSendDto } from '../simulations/reading/simulation.dto.ts';
import { nextStep, outcomeOf, type RefusalReason, type StoredFlow } from './flow.ts';

const ID_OR_UUID = /^(?:\d{1,9}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

const ExecutiveField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      oneOf: [
        { type: 'integer', minimum: 1 },
        { type: 'string', format: 'uuid' },
      ],
      required: false,
      description: 'the owner of the request in the workflow; by default the simulation’s executive',
    }),
    IsOptional(),
    transformed((value) => (typeof value === 'number' ? String(value) : (value ?? undefined))),
    Matches(ID_OR_UUID, { message: INVALID_VALUES }),
  );

export class SendRequestDto {
  @UuidField("a simulation's uuid") simulation!: string;
  @ExecutiveField() executive?: string;
  @IgnoredField({ type: String, format: 'uuid', description: "the application's; ignored" }) uuid?: string;
}

export class FlowsQueryDto {
  @ChoiceField({ values: ['stopped', 'refused'] }) state!: 'stopped' | 'refused';
}

/** A completed flow. */
export class SentDto {
  @ApiProperty({ type: 'integer', description: 'the number of the request in the workflow' })
  request!: number;
  @ApiProperty({ type: String, format: 'uuid', description: "the application's" }) application!: string;
}

const code = { type: String, required: false, ...publicText('code') } as const;

/** Failure of a step in the workflow: codes, no values. */
export class StepFailureDto {
  @ApiProperty({ type: String, ...publicText('code') }) operation!: string;
  @ApiProperty({ type: String, description: 'how the request ended', ...publicText('code') })
  outcome!: string;
  @ApiProperty({ type: 'integer', required: false, description: 'HTTP status of the answer' })
  status?: number;
  @ApiProperty(code) content_type?: string;
  @ApiProperty({ ...code, description: 'JSON path of what is wrong in the answer' }) place?: string;
  @ApiProperty({ ...code, description: 'the rule that it breaks' }) rule?: string;
  @ApiProperty({ ...code, description: "the workflow's own code" }) code?: string;
}

/** Progress of a simulation's send to the workflow. */
export class ProgressDto extends OmitType(SimulationSendDto, ['is_email_refused'] as const) {
  @ApiProperty({ type: String, format: 'uuid' }) simulation!: string;
  @ApiProperty({ type: 'integer' }) steps!: number;
  @ApiProperty({ type: String, description: 'of the step', ...publicText() }) name!: string;
  @UuidOrNull('left in the workflow by the first step')
  application!: string | null;
  @InstantOrNull('of a stopped one')
  next_try_at!: string | null;
  @TextOrNull(undefined, publicText()) detail!: string | null;
  @WholeOrNull('failed attempts of a stopped one')
  attempt!: number | null;
  @ObjectOrNull(StepFailureDto, { description: 'null unless the workflow refused or stopped it' })
  failure!: StepFailureDto | null;
  @ApiProperty({ ...SERVER_INSTANT, description: 'when it came into its state' }) since!: string;
}

/** A flow that was refused, stopped, or has made no progress for ten minutes; for administrators. */
export class StoppedFlowDto extends ProgressDto {
  @ApiProperty({ type: 'integer', description: "the simulation's short number" }) number!: number;
}

export const toSentDto = (flow: StoredFlow): SentDto => ({
  request: outcomeOf(flow, 'request').request,
  application: outcomeOf(flow, 'application').uuid,
});

export function toProgressDto(flow: StoredFlow): ProgressDto {
  const { simulation, state, outcomes } = flow;
  const step = nextStep(flow) ?? 'request';
  return {
    simulation,
    state,
    step: WORKFLOW_STEPS.indexOf(step) + 1,
    steps: WORKFLOW_STEPS.length,
    name: WORKFLOW_STEP_NAMES[step],
    request: outcomes.request?.request ?? null,
    application: outcomes.application?.uuid ?? null,
    sent_at: state === 'done' ? flow.since.toISOString() : null,
    sent_by: flow.sentBy,
    next_try_at: flow.nextTryAt?.toISOString() ?? null,
    detail: detailOf(flow),
    reason: reasonOf(flow),
    attempt: flow.attempts,
    failure: flow.failure,
    since: flow.since.toISOString(),
  };
}

export const toStoppedFlowDto = (flow: StoredFlow): StoppedFlowDto => ({
  ...toProgressDto(flow),
  number: flow.number,
  reason: flow.state === 'running' ? WORKFLOW_STOPS.overdue : reasonOf(flow),
});

const reasonOf = ({ state, reason }: StoredFlow): string | null => describeSendFailure(state, reason);

/** Returns the answer to a send that has ended without a request. */
function detailOf({ state, reason }: StoredFlow): string | null {
  if (state === 'refused') return WORKFLOW_REFUSALS[reason as RefusalReason];
  return state === 'stopped' ? NOT_POSSIBLE_NOW : null;
}

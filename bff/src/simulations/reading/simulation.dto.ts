/** Parts of the answer about a saved simulation, and how each is made of what is stored. */
import { ApiProperty } from '@nestjs/swagger';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { CONTACT_CHANNELS, type ContactChannel } from '@simulador/contracts/office/next-contact';
import { describeSendFailure } from '@simulador/contracts/workflow/messages';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import type { StoredCodebtor } from '../../database/entities/simulation.stored.ts';
import { InstantOrNull, TextOrNull, WholeOrNull } from '../../http/answer-fields.ts';
import { TextField, WholeField } from '../../http/fields.ts';
import { ProblemDto, personal, publicText } from '../../http/operation.ts';
import { flag, pct, text, uf } from './saved-fields.ts';
import { isRefusedByWorkflow } from './simulation-contact.ts';

const MAX_CLP = 1e13;
const MAX_RUT_LENGTH = 20;
const { nameMaxLength } = LIMITS.web;

/** Co-debtor of the credit. See docs/rules.md R580. */
export class CodebtorDto {
  @TextField({ maxLength: nameMaxLength, personal: 'name' }) first_name!: string;
  @TextField({ maxLength: nameMaxLength, personal: 'name' }) last_name!: string;
  @TextField({ maxLength: MAX_RUT_LENGTH, personal: 'rut', description: 'RUT: `12345678-5`' })
  identification!: string;
  @WholeField({ min: 0, max: 150, description: 'years', personal: 'age' }) age!: number;
  @WholeField({ min: 0, max: MAX_CLP, description: 'pesos a month', personal: 'income' }) net_income!: number;
}

export const codebtorOf = (codebtor: StoredCodebtor | null | undefined): CodebtorDto | null =>
  codebtor
    ? {
        first_name: codebtor.firstName,
        last_name: codebtor.lastName,
        identification: codebtor.identification,
        age: codebtor.age,
        net_income: codebtor.netIncomeClp,
      }
    : null;

/** Figures with the names of the back office. */
export class DetailSimulationDto {
  @uf divTotalUF!: number;
  @uf divUF!: number;
  @uf segdes!: number;
  @uf seginc!: number;
  @uf segces!: number;
  @pct cae!: number;
  @uf costoTotalUF!: number;
}

export const detailOf = ({ row }: SimulationEntity['snapshot']): DetailSimulationDto => ({
  divTotalUF: row.DivTotal,
  divUF: row.Dividendo,
  segdes: row.SegDesg,
  seginc: row.SegInc,
  segces: row.SegCes,
  cae: row.TasaCae,
  costoTotalUF: row.CostoTotalUF,
});

export class CostLineDto {
  @text description!: string;
  @uf value!: number;
}

/** A simulation's send to the workflow. */
export class SimulationSendDto {
  @ApiProperty({ enum: ['running', 'done', 'refused', 'stopped'] })
  state!: 'running' | 'done' | 'refused' | 'stopped';
  @ApiProperty({ type: 'integer', description: 'the running step, from 1' }) step!: number;
  @WholeOrNull('the number of the request in the workflow')
  request!: number | null;
  @InstantOrNull('when the last step was done') sent_at!: string | null;
  @ApiProperty({ type: String, description: 'who last requested it', ...personal('name') }) sent_by!: string;
  @TextOrNull('why it stopped or was refused, and what helps', publicText())
  reason!: string | null;
  @flag('whether the workflow refused the present e-mail, which `correct_mail` changes')
  is_email_refused!: boolean;
}

export function sendOf(simulation: SimulationEntity): SimulationSendDto | null {
  const { workflow } = simulation;
  if (!workflow) return null;
  const { state, step, request, sentAt, sentBy, reason } = workflow;
  return {
    state,
    step,
    request,
    sent_at: sentAt?.toISOString() ?? null,
    sent_by: sentBy,
    reason: describeSendFailure(state, reason),
    is_email_refused: isRefusedByWorkflow(simulation),
  };
}

/** Refusal, maybe because another executive has the client. */
export class AttendedDto extends ProblemDto {
  @ApiProperty({ type: String, required: false, description: 'who has the client', ...personal('name') })
  executive?: string;
}

/** Time and way of staff's next contact. */
export class NextContactDto {
  @ApiProperty({ type: String, format: 'date', ...publicText('date') }) date!: IsoDate;
  @TextOrNull('HH:MM; null for any time', publicText('date'))
  time!: string | null;
  @ApiProperty({ enum: CONTACT_CHANNELS }) channel!: ContactChannel;
  @ApiProperty({ type: String, ...personal('text') }) note!: string;
}

/** Returns the contact that was planned last, even if the simulation was sent or rejected; null for none. */
export function plannedContact({
  contactOn: date,
  contactTime: time,
  contactChannel: channel,
  contactNote: note,
}: Pick<
  SimulationEntity,
  'contactOn' | 'contactTime' | 'contactChannel' | 'contactNote'
>): NextContactDto | null {
  return date && channel ? { date, time: time?.slice(0, 5) ?? null, channel, note: note ?? '' } : null;
}

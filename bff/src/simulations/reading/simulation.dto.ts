import { ApiProperty } from '@nestjs/swagger';
import type { PersonalKind } from '@simulador/contracts/api/operation';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { CONTACT_CHANNELS, type ContactChannel } from '@simulador/contracts/office/next-contact';
import {
  InstantOrNull,
  NameOrNull,
  ObjectOrNull,
  TextOrNull,
  WholeOrNull,
} from '../../http/answer-fields.ts';
import { personal, publicText } from '../../http/operation.ts';
import { readTexts } from './copied-texts.ts';
import { SimulationQuoteDto } from '../quotes/quote.dto.ts';
import { RecordedContactDto } from '../clients/clients.dto.ts';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { TextField, WholeField } from '../../http/fields.ts';

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

const Text = (): PropertyDecorator => ApiProperty({ type: String });
const Personal = (kind: PersonalKind): PropertyDecorator => ApiProperty({ type: String, ...personal(kind) });
/** Number of a simulation that identifies nobody. A number without it, a code or a personal kind fails a test. */
const Figure = (
  description: string,
  type: 'integer' | typeof Number = 'integer',
  more: object = {},
): PropertyDecorator => ApiProperty({ type, description, ...publicText('figure'), ...more });
const Uf = (): PropertyDecorator => Figure('UF', Number);
const Clp = (): PropertyDecorator => Figure('pesos');
const Income = (): PropertyDecorator =>
  ApiProperty({ type: 'integer', description: 'pesos', ...personal('income') });
const TypedClp = (): PropertyDecorator =>
  Figure('pesos as typed; null when typed in UF', 'integer', { nullable: true });
const Pct = (): PropertyDecorator => Figure('percent', Number);
const Whole = (): PropertyDecorator => ApiProperty({ type: 'integer' });
const Flag = (description?: string): PropertyDecorator =>
  ApiProperty({ type: Boolean, ...(description !== undefined && { description }) });
const Uuid = (): PropertyDecorator => ApiProperty({ type: String, format: 'uuid' });

/** Figures with the names of the back office. */
export class DetailSimulationDto {
  @Uf() divTotalUF!: number;
  @Uf() divUF!: number;
  @Uf() segdes!: number;
  @Uf() seginc!: number;
  @Uf() segces!: number;
  @Pct() cae!: number;
  @Uf() costoTotalUF!: number;
}

export class CostLineDto {
  @Text() description!: string;
  @Uf() value!: number;
}

/** A simulation's send to the workflow. */
export class SimulationSendDto {
  @ApiProperty({ enum: ['running', 'done', 'refused', 'stopped'] })
  state!: 'running' | 'done' | 'refused' | 'stopped';
  @ApiProperty({ type: 'integer', description: 'the running step, from 1' }) step!: number;
  @WholeOrNull('the number of the request in the workflow')
  request!: number | null;
  @InstantOrNull() sent_at!: string | null;
  @ApiProperty({ type: String, description: 'who last requested it', ...personal('name') }) sent_by!: string;
  @TextOrNull('why it stopped or was refused, and what helps', publicText())
  reason!: string | null;
  @Flag('whether the workflow refused the present e-mail, which `correct_mail` changes')
  is_email_refused!: boolean;
}

/** Time and way of staff's next contact. */
export class NextContactDto {
  @ApiProperty({ type: String, format: 'date', ...publicText('date') }) date!: IsoDate;
  @TextOrNull('HH:MM; null for any time', publicText('date'))
  time!: string | null;
  @ApiProperty({ enum: CONTACT_CHANNELS }) channel!: ContactChannel;
  @ApiProperty({ type: String, ...personal('text') }) note!: string;
}

/** A saved simulation with both sets of names; pesos at its own stored UF. See docs/rules.md R137. */
export class SimulationDto extends readTexts() {
  @Whole() id!: number;
  @Uuid() uuid!: string;
  @Uuid() client!: string;
  @Flag('whether its stored figures cannot be read: then figures are 0 and texts empty')
  unreadable!: boolean;
  @ApiProperty({ enum: ['web', 'pro'] }) flavour!: 'web' | 'pro';
  @Personal('name') first_name!: string;
  @Personal('name') last_name!: string;
  @ApiProperty({ type: 'integer', ...personal('age') }) age!: number;
  @Personal('name') client_name!: string;
  @Personal('rut') client_rut!: string;
  @Personal('email') client_email!: string;
  @ApiProperty({ type: String, nullable: true, ...personal('phone') }) client_phone!: string | null;
  /** The client's record, in addition to the details given for this simulation; null unless staff asks. */
  @ObjectOrNull(RecordedContactDto, { description: 'the record of the client with that RUT, for staff' })
  client_record!: RecordedContactDto | null;
  @Text() tipo_trabajador_display!: string;
  @Text() work_status!: string;
  @ApiProperty({ type: 'integer', description: '0 dependent, 1 independent, 2 other', ...publicText('code') })
  worker_type!: number;
  @Income() rentaliquida!: number;
  @Income() income!: number;

  @Text() subpurpose_name!: string;
  @Text() desc_destino!: string;
  @Whole() destino!: number;
  @Text() estate_type!: string;
  @Text() desc_tipobien!: string;
  @Whole() tipopropiedad!: number;
  @TextOrNull() desc_antiguedad!: string | null;
  @ApiProperty({ type: Boolean, nullable: true }) estate_is_new!: boolean | null;
  @ApiProperty({ type: Boolean, nullable: true }) is_new!: boolean | null;
  @Flag() DFL2!: boolean;
  @Flag() dfl2!: boolean;
  @Flag() is_dfl2!: boolean;
  @Flag() adds_other!: boolean;
  @TextOrNull() region_id!: string | null;
  @TextOrNull() comuna_id!: string | null;
  @TextOrNull() city!: string | null;
  @TextOrNull() province!: string | null;

  @Uf() valpropiedadUF!: number;
  @Uf() estate_worth!: number;
  @TypedClp() estate_worth_clp!: number | null;
  @Flag() has_subsidy!: boolean;
  @Whole() subsidy_type!: number;
  @Uf() subsidy_amount!: number;
  @TypedClp() subsidy_amount_clp!: number | null;
  @Uf() montocontadoUF!: number;
  @Uf() current_savings!: number;
  @TypedClp() current_savings_clp!: number | null;
  @Uf() montocreditoUF!: number;
  @Uf() credit_amount!: number;
  @TypedClp() credit_amount_clp!: number | null;
  @Whole() plazo!: number;
  @Figure('years') credit_time!: number;
  @Figure('months') gracia!: number;
  @Figure('months') grace_months!: number;
  @Text() desc_producto!: string;
  @Text() product_name!: string;
  @Whole() product!: number;

  @Pct() tasasimulacion!: number;
  @Pct() annual_rate!: number;
  /** Whether the rate differs from the suggested one. */
  @Flag() custom_rate!: boolean;
  @Pct() cae!: number;
  @TextOrNull() unemployment_insurance!: string | null;
  @Text() relief_insurance!: string;
  @Text() fire_insurance!: string;
  @ApiProperty({ type: 'integer', description: 'code of the life insurance' }) codsegdesg!: number;
  @ApiProperty({ type: 'integer', description: 'code of the fire insurance' }) codseginc!: number;
  @Uf() unemployment_insurance_amount!: number;
  @Uf() relief_insurance_amount!: number;
  @Uf() fire_insurance_amount!: number;
  @Uf() monthly_mortgage_uf!: number;
  @Uf() total_monthly_mortgage_uf!: number;
  @Clp() total_monthly_mortgage_clp!: number;
  @Uf() total_mortgage!: number;
  @Clp() min_salary!: number;
  @ApiProperty({ type: [DetailSimulationDto] }) detail_simulation!: DetailSimulationDto[];
  @Uf() tasacionUF!: number;
  @Uf() eeTTUF!: number;
  @Uf() borradorUF!: number;
  @Uf() gastosnotarialesUF!: number;
  @Uf() cbrUF!: number;
  @ApiProperty({ type: [CostLineDto] }) oocc!: CostLineDto[];

  @Figure('pesos for one UF', Number) uf_value!: number;
  @Text() uf_date!: IsoDate;
  @Figure('nominal annual percent, with operation costs', Number, { nullable: true })
  cae_with_costs!: number | null;
  @Uf() total_with_costs!: number;
  @Text() first_due_date!: string;
  @Figure('months') instalments!: number;
  @ApiProperty({ type: String, ...publicText('date') }) fechasimulacion!: string;
  @Whole() estado!: number;
  @Text() estado_description!: string;
  @Whole() resolucion!: number;
  @Text() resolucion_description!: string;
  @WholeOrNull() commercial!: number | null;
  @NameOrNull() executive!: string | null;
  @NameOrNull() commercial_name!: string | null;
  @ApiProperty({ type: 'integer', description: 'as in its ETag' }) version!: number;
  @Flag() enviado_a_finnflow!: boolean;
  @ObjectOrNull(SimulationSendDto, {
    description: 'its send to the workflow, for staff; null if it was never sent',
  })
  workflow!: SimulationSendDto | null;
  @ObjectOrNull(NextContactDto, { description: 'for staff; null once it was sent or rejected' })
  next_contact!: NextContactDto | null;
  @InstantOrNull('since when the client is not to be contacted about it, for staff; null if they may be')
  opposed_at!: string | null;
  @Flag('false if the client agreed to the simulation alone, and not to be contacted')
  wants_contact!: boolean;
  @InstantOrNull('the first change or comment by staff, for staff')
  first_answer_at!: string | null;
  @Figure('how many comments it has, for staff; 0 for anybody else')
  comment_count!: number;
  @ObjectOrNull(SimulationQuoteDto)
  quote!: SimulationQuoteDto | null;
  @InstantOrNull() mailed_at!: string | null;
  @InstantOrNull("the mail server refused the client's address for good; null once a later mail was sent")
  mail_refused_at!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, ...publicText('code') }) branch!: number | null;
  @TextOrNull() branch_name!: string | null;
  @WholeOrNull() broker!: number | null;
  @TextOrNull() broker_name!: string | null;
  @WholeOrNull() project!: number | null;
  @TextOrNull() project_name!: string | null;
  @ObjectOrNull(CodebtorDto, { description: 'the co-debtor; null for nobody' })
  codebtor!: CodebtorDto | null;
}

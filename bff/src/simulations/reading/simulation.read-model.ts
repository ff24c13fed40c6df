import { ApiProperty } from '@nestjs/swagger';
import { CREDIT_PURPOSE, PROPERTY_STATE, SUBSIDY } from '@simulador/contracts/bank/codes';
import { WORKER_TYPE_NAMES } from '@simulador/contracts/calculation/messages/es';
import { isRejected } from '@simulador/contracts/office/state-tone';
import { parseIsoDate } from '@simulador/contracts/platform/dates';
import { type Caller, isStaff } from '../../access/caller.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import type { TypedPesos } from '../../database/entities/simulation.stored.ts';
import {
  InstantOrNull,
  NameOrNull,
  ObjectOrNull,
  TextOrNull,
  WholeOrNull,
} from '../../http/answer-fields.ts';
import { publicText } from '../../http/operation.ts';
import { toRecordedContactDto } from '../clients/client-records.ts';
import { RecordedContactDto } from '../clients/clients.dto.ts';
import { quotedOf } from '../quotes/quotes.service.ts';
import { SimulationQuoteDto } from '../quotes/quote.dto.ts';
import { simulationDay, withCostsOf } from './older-simulations.ts';
import { isReadable, withoutFigures } from './readable.ts';
import * as saved from './saved-fields.ts';
import { figure, flag, forOffice, named, pct, person, text, uf, uuid, whole } from './saved-fields.ts';
import { contactOf, mayContact, wantsContact } from './simulation-contact.ts';
import * as dto from './simulation.dto.ts';

const typed = (name: keyof TypedPesos) =>
  [
    figure('pesos as typed; null when typed in UF', 'integer', { nullable: true }),
    ({ inputs }: SimulationEntity) => inputs.typedClp?.[name] ?? null,
  ] as const;

const isNew = ({ snapshot: { texts, calculation } }: SimulationEntity): boolean | null =>
  texts.propertyState === null ? null : calculation.antiguedad === PROPERTY_STATE.new;

/** Returns true if the rate differs from the suggested one. Ignores what the request stated. */
const isOwnRate = ({ snapshot: { calculation, suggestedRatePct } }: SimulationEntity): boolean =>
  calculation.personalizarTasa ||
  (suggestedRatePct !== null && suggestedRatePct !== calculation.tasasimulacion);

/** All fields, each with its document and its value. Pesos are at the simulation's own UF. See docs/rules.md R137. */
const FIELDS = {
  ...named('id', whole, ({ id }) => id),
  ...named('uuid', uuid, (simulation) => simulation.uuid),
  ...named('client', uuid, ({ client }) => client.uuid),
  ...named(
    'unreadable',
    flag('whether its stored figures cannot be read: then figures are 0 and texts empty'),
    (_simulation, reading) => !reading.isReadable,
  ),
  ...named('flavour', ApiProperty({ enum: ['web', 'pro'] }), ({ flavour }) => flavour),
  ...saved.copied,
  ...named('first_name', person('name'), ({ inputs }) => inputs.firstName),
  ...named('last_name', person('name'), ({ inputs }) => inputs.lastName),
  ...named('client_name', person('name'), ({ inputs }) => `${inputs.firstName} ${inputs.lastName}`),
  ...named('client_rut', person('rut'), ({ client }) => client.identification),
  ...named('client_email', person('email'), (simulation) => contactOf(simulation).email),
  ...named('client_phone', person('phone', { nullable: true }), (simulation) => contactOf(simulation).phone),
  ...named(
    'client_record',
    ObjectOrNull(RecordedContactDto, { description: 'the record of the client with that RUT, for staff' }),
    forOffice(({ client }) => toRecordedContactDto(client)),
  ),
  ...named(
    ['tipo_trabajador_display', 'work_status'],
    text,
    ({ inputs }): string => WORKER_TYPE_NAMES[inputs.workerType] ?? WORKER_TYPE_NAMES[2],
  ),
  ...named(
    'worker_type',
    ApiProperty({
      type: 'integer',
      description: '0 dependent, 1 independent, 2 other',
      ...publicText('code'),
    }),
    ({ inputs }) => inputs.workerType,
  ),
  ...named(
    'codebtor',
    ObjectOrNull(dto.CodebtorDto, { description: 'the co-debtor; null for nobody' }),
    ({ inputs }) => dto.codebtorOf(inputs.codebtor),
  ),

  ...named(['subpurpose_name', 'desc_destino'], text, ({ snapshot }) => snapshot.texts.purpose),
  ...named('destino', whole, ({ snapshot }) => snapshot.calculation.destino),
  ...named(['estate_type', 'desc_tipobien'], text, ({ snapshot }) => snapshot.texts.propertyType),
  ...named('tipopropiedad', whole, ({ snapshot }) => snapshot.calculation.tipopropiedad),
  ...named('desc_antiguedad', TextOrNull(), ({ snapshot }) => snapshot.texts.propertyState),
  ...named(['estate_is_new', 'is_new'], saved.maybe, isNew),
  ...named(['DFL2', 'dfl2', 'is_dfl2'], flag(), ({ snapshot }) => snapshot.calculation.DFL2),
  ...named('adds_other', flag(), ({ inputs }) => inputs.addsOther ?? false),
  ...named('region_id', TextOrNull(), ({ inputs }) => inputs.regionId),
  ...named('comuna_id', TextOrNull(), ({ inputs }) => inputs.comunaId),
  ...named('city', TextOrNull(), ({ snapshot }) => snapshot.texts.comuna),
  ...named('province', TextOrNull(), ({ snapshot }) => snapshot.texts.region),
  ...named('branch', WholeOrNull(undefined, publicText('code')), ({ branch }) => branch),
  ...named('branch_name', TextOrNull(), ({ snapshot }) => snapshot.texts.branch),
  ...named('broker', WholeOrNull(), ({ broker }) => broker),
  ...named('broker_name', TextOrNull(), ({ snapshot }) => snapshot.texts.broker),
  ...named('project', WholeOrNull(), ({ project }) => project),
  ...named('project_name', TextOrNull(), ({ snapshot }) => snapshot.texts.project),

  ...named(['valpropiedadUF', 'estate_worth'], uf, ({ propertyValueUf }) => propertyValueUf),
  ...named('estate_worth_clp', ...typed('value')),
  ...named('has_subsidy', flag(), ({ snapshot }) => snapshot.calculation.codigoSubsidio !== SUBSIDY.none),
  ...named('subsidy_type', whole, ({ snapshot }) => snapshot.calculation.codigoSubsidio),
  ...named('subsidy_amount', uf, ({ inputs }) => inputs.subsidyUf),
  ...named('subsidy_amount_clp', ...typed('subsidy')),
  ...named(['montocontadoUF', 'current_savings'], uf, ({ inputs, snapshot: { calculation } }) =>
    calculation.destino === CREDIT_PURPOSE.buySale ? inputs.savingsUf : 0,
  ),
  ...named('current_savings_clp', ...typed('savings')),
  ...named(['montocreditoUF', 'credit_amount'], uf, ({ creditUf }) => creditUf),
  ...named('credit_amount_clp', ...typed('credit')),
  ...named('plazo', whole, ({ snapshot }) => snapshot.calculation.plazototal),
  ...named('credit_time', figure('years'), ({ snapshot }) => snapshot.calculation.plazototal),
  ...named(['gracia', 'grace_months'], figure('months'), ({ snapshot }) => snapshot.calculation.mesesgracia),
  ...named(['desc_producto', 'product_name'], text, ({ snapshot }) => snapshot.texts.product),
  ...named('product', whole, ({ snapshot }) => snapshot.calculation.codpro),
  ...named(['tasasimulacion', 'annual_rate'], pct, ({ snapshot }) => snapshot.calculation.tasasimulacion),
  ...named('custom_rate', flag('whether the rate differs from the suggested one'), isOwnRate),

  ...saved.ofRow,
  ...named('detail_simulation', ApiProperty({ type: [dto.DetailSimulationDto] }), ({ snapshot }) => [
    dto.detailOf(snapshot),
  ]),
  ...named(
    'cae_with_costs',
    figure('nominal annual percent, with operation costs', Number, { nullable: true }),
    ({ snapshot }) => withCostsOf(snapshot).cae_with_costs,
  ),
  ...named('total_with_costs', uf, ({ snapshot }) => withCostsOf(snapshot).total_with_costs),
  ...named('unemployment_insurance', TextOrNull(), ({ snapshot }) => snapshot.texts.unemploymentInsurance),
  ...named('relief_insurance', text, ({ snapshot }) => snapshot.texts.lifeInsurance),
  ...named('fire_insurance', text, ({ snapshot }) => snapshot.texts.fireInsurance),
  ...named(
    'codsegdesg',
    saved.code('code of the life insurance'),
    (of) => of.snapshot.calculation.codsegdesg,
  ),
  ...named('codseginc', saved.code('code of the fire insurance'), (of) => of.snapshot.calculation.codseginc),
  ...named('oocc', ApiProperty({ type: [dto.CostLineDto] }), ({ snapshot: { costs } }) =>
    costs.map((line) => ({ description: line.operation_cost_description, value: line.amount_uf })),
  ),
  ...named('uf_value', figure('pesos for one UF', Number), ({ ufValue }) => ufValue),
  ...named('uf_date', text, ({ ufDate }) => parseIsoDate(ufDate)),
  ...named('fechasimulacion', saved.date, simulationDay),

  ...named('version', saved.code('as in its ETag'), ({ version }) => version),
  ...named('quote', ObjectOrNull(SimulationQuoteDto), quotedOf),
  ...named('estado', whole, ({ state }) => state.id),
  ...named('estado_description', text, ({ state }) => state.description),
  ...named('resolucion', whole, ({ resolution }) => resolution.id),
  ...named('resolucion_description', text, ({ resolution }) => resolution.description),
  ...named('commercial', WholeOrNull(), ({ commercial }) => commercial?.id ?? null),
  ...named(['executive', 'commercial_name'], NameOrNull(), ({ commercial }) => commercial?.fullName ?? null),
  ...named('enviado_a_finnflow', flag(), ({ sentToWorkflow }) => sentToWorkflow),
  ...named('mailed_at', InstantOrNull(), ({ mailedAt }) => mailedAt?.toISOString() ?? null),
  ...named(
    'mail_refused_at',
    InstantOrNull("the mail server refused the client's address for good; null once a later mail was sent"),
    ({ mailRefusedAt }) => mailRefusedAt?.toISOString() ?? null,
  ),
  ...named(
    'wants_contact',
    flag('false if the client agreed to the simulation alone, and not to be contacted'),
    wantsContact,
  ),
  ...named(
    'workflow',
    ObjectOrNull(dto.SimulationSendDto, {
      description: 'its send to the workflow, for staff; null if it was never sent',
    }),
    forOffice(dto.sendOf),
  ),
  ...named(
    'next_contact',
    ObjectOrNull(dto.NextContactDto, { description: 'for staff; null once it was sent or rejected' }),
    forOffice((simulation) =>
      simulation.sentToWorkflow || isRejected(simulation.state.description)
        ? null
        : dto.plannedContact(simulation),
    ),
  ),
  ...named(
    'opposed_at',
    InstantOrNull('since when the client is not to be contacted about it, for staff; null if they may be'),
    forOffice((simulation) =>
      mayContact(simulation) ? null : (simulation.client.opposedAt?.toISOString() ?? null),
    ),
  ),
  ...named(
    'first_answer_at',
    InstantOrNull('the first change or comment by staff, for staff'),
    forOffice(({ firstAnswerAt }) => firstAnswerAt?.toISOString() ?? null),
  ),
  ...named(
    'comment_count',
    figure('how many comments it has, for staff; 0 for anybody else'),
    ({ commentCount = 0 }, { isOffice }) => (isOffice ? commentCount : 0),
  ),
};
const ENTRIES = Object.entries<saved.Field<unknown>>(FIELDS);

/** Returns a class with the fields, to extend a DTO with. */
function withFields(): new () => {
  [Name in keyof typeof FIELDS]: ReturnType<(typeof FIELDS)[Name]['of']>;
} {
  class Answer {}
  for (const [name, { document }] of ENTRIES) document(Answer.prototype, name);
  return Answer as ReturnType<typeof withFields>;
}

/** A saved simulation with both sets of names. */
export class SimulationDto extends withFields() {}

/** Returns the answer for a saved simulation. If the stored figures can't be read, it says so instead of failing. */
export function toSimulationDto(
  simulation: SimulationEntity,
  caller: Pick<Caller, 'role' | 'isService'>,
): SimulationDto {
  const reading = { isOffice: isStaff(caller) || caller.isService, isReadable: isReadable(simulation) };
  const read = reading.isReadable ? simulation : withoutFigures(simulation);
  return Object.assign(
    new SimulationDto(),
    Object.fromEntries(ENTRIES.map(([name, { of }]) => [name, of(read, reading)])),
  );
}

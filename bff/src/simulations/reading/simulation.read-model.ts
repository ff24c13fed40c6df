import { describeSendFailure } from '@simulador/contracts/workflow/messages';
import { CREDIT_PURPOSE, PROPERTY_STATE, SUBSIDY } from '@simulador/contracts/bank/codes';
import { parseIsoDate } from '@simulador/contracts/platform/dates';
import { isRejected } from '@simulador/contracts/office/state-tone';
import { toSavedRow } from '@simulador/contracts/calculation/result-row';
import { readCopies } from '@simulador/contracts/simulations/copies';
import { WORKER_TYPE_NAMES } from '@simulador/contracts/calculation/messages/es';
import { type Caller, isStaff } from '../../access/caller.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import type { StoredCodebtor } from '../../database/entities/simulation.stored.ts';
import type {
  CodebtorDto,
  CostLineDto,
  NextContactDto,
  SimulationDto,
  SimulationSendDto,
} from './simulation.dto.ts';
import { contactOf, isRefusedByWorkflow, mayContact, wantsContact } from './simulation-contact.ts';
import { toRecordedContactDto } from '../clients/client-records.ts';
import { quotedOf } from '../quotes/quote-token.ts';
import { isReadable, withoutFigures } from './readable.ts';
import { simulationDay, withCostsOf } from './older-simulations.ts';

type Reader = Pick<Caller, 'role' | 'isService'>;

/**
 * Returns the answer for a saved simulation. A value with two names is returned under both. Only staff and the bank's own script get the
 * bank's record of the client. If the stored figures can't be read, the answer says so instead of failing.
 */
export function toSimulationDto(simulation: SimulationEntity, caller: Reader): SimulationDto {
  return isReadable(simulation)
    ? Object.assign(shown(simulation, caller), { unreadable: false })
    : Object.assign(shown(withoutFigures(simulation), caller), { unreadable: true });
}

function shown(simulation: SimulationEntity, caller: Reader): Omit<SimulationDto, 'unreadable'> {
  const isOffice = isStaff(caller) || caller.isService;
  const client_record = isOffice ? toRecordedContactDto(simulation.client) : null;
  // Not a spread, which takes V8 twenty times as long for so many fields, and four times the memory.
  return Object.assign(
    Object.assign(
      identityOf(simulation),
      personOf(simulation),
      readCopies(simulation.inputs),
      { client_record },
      isOffice ? followUpOf(simulation) : NO_FOLLOW_UP,
      projectOf(simulation),
    ),
    Object.assign(amountsOf(simulation), figuresOf(simulation), decisionOf(simulation)),
  );
}

const identityOf = (simulation: SimulationEntity) => ({
  id: simulation.id,
  uuid: simulation.uuid,
  client: simulation.client.uuid,
  flavour: simulation.flavour,
  fechasimulacion: simulationDay(simulation),
});

function personOf(simulation: SimulationEntity) {
  const { client, inputs } = simulation;
  const { email, phone } = contactOf(simulation);
  const worker = WORKER_TYPE_NAMES[inputs.workerType] ?? WORKER_TYPE_NAMES[2];
  return {
    first_name: inputs.firstName,
    last_name: inputs.lastName,
    client_name: `${inputs.firstName} ${inputs.lastName}`,
    client_rut: client.identification,
    client_email: email,
    client_phone: phone,
    codebtor: codebtorOf(inputs.codebtor),
    wants_contact: wantsContact(simulation),
    tipo_trabajador_display: worker,
    work_status: worker,
    worker_type: inputs.workerType,
  };
}

const codebtorOf = (codebtor: StoredCodebtor | null | undefined): CodebtorDto | null =>
  codebtor
    ? {
        first_name: codebtor.firstName,
        last_name: codebtor.lastName,
        identification: codebtor.identification,
        age: codebtor.age,
        net_income: codebtor.netIncomeClp,
      }
    : null;

const NO_FOLLOW_UP = {
  workflow: null,
  next_contact: null,
  opposed_at: null,
  first_answer_at: null,
  comment_count: 0,
} as const;

/** Returns staff's follow-up of a simulation. */
const followUpOf = (simulation: SimulationEntity) => ({
  workflow: sendOf(simulation),
  next_contact: nextContactOf(simulation),
  opposed_at: mayContact(simulation) ? null : (simulation.client.opposedAt?.toISOString() ?? null),
  first_answer_at: simulation.firstAnswerAt?.toISOString() ?? null,
  comment_count: simulation.commentCount ?? 0,
});

/** Returns the next contact; null if the simulation was sent or rejected. */
const nextContactOf = (simulation: SimulationEntity): NextContactDto | null =>
  simulation.sentToWorkflow || isRejected(simulation.state.description) ? null : plannedContact(simulation);

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

function sendOf(simulation: SimulationEntity): SimulationSendDto | null {
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

function projectOf({ inputs, snapshot, branch, broker, project }: SimulationEntity) {
  const { calculation, texts } = snapshot;
  const isNew = texts.propertyState === null ? null : calculation.antiguedad === PROPERTY_STATE.new;
  return {
    subpurpose_name: texts.purpose,
    desc_destino: texts.purpose,
    destino: calculation.destino,
    estate_type: texts.propertyType,
    desc_tipobien: texts.propertyType,
    tipopropiedad: calculation.tipopropiedad,
    desc_antiguedad: texts.propertyState,
    estate_is_new: isNew,
    is_new: isNew,
    DFL2: calculation.DFL2,
    dfl2: calculation.DFL2,
    is_dfl2: calculation.DFL2,
    adds_other: inputs.addsOther ?? false,
    region_id: inputs.regionId,
    comuna_id: inputs.comunaId,
    city: texts.comuna,
    province: texts.region,
    branch,
    branch_name: texts.branch,
    broker,
    broker_name: texts.broker,
    project,
    project_name: texts.project,
  };
}

function amountsOf({ inputs, snapshot, creditUf, propertyValueUf }: SimulationEntity) {
  const { calculation, texts } = snapshot;
  const savings = calculation.destino === CREDIT_PURPOSE.buySale ? inputs.savingsUf : 0;
  return {
    valpropiedadUF: propertyValueUf,
    estate_worth: propertyValueUf,
    estate_worth_clp: inputs.typedClp?.value ?? null,
    has_subsidy: calculation.codigoSubsidio !== SUBSIDY.none,
    subsidy_type: calculation.codigoSubsidio,
    subsidy_amount: inputs.subsidyUf,
    subsidy_amount_clp: inputs.typedClp?.subsidy ?? null,
    montocontadoUF: savings,
    current_savings: savings,
    current_savings_clp: inputs.typedClp?.savings ?? null,
    montocreditoUF: creditUf,
    credit_amount: creditUf,
    credit_amount_clp: inputs.typedClp?.credit ?? null,
    plazo: calculation.plazototal,
    credit_time: calculation.plazototal,
    gracia: calculation.mesesgracia,
    grace_months: calculation.mesesgracia,
    desc_producto: texts.product,
    product_name: texts.product,
    product: calculation.codpro,
    tasasimulacion: calculation.tasasimulacion,
    annual_rate: calculation.tasasimulacion,
    custom_rate: isOwnRate(snapshot),
  };
}

function figuresOf({ snapshot, ufValue, ufDate }: SimulationEntity) {
  const { calculation, row, texts, costs } = snapshot;
  return {
    ...toSavedRow(row),
    detail_simulation: [
      {
        divTotalUF: row.DivTotal,
        divUF: row.Dividendo,
        segdes: row.SegDesg,
        seginc: row.SegInc,
        segces: row.SegCes,
        cae: row.TasaCae,
        costoTotalUF: row.CostoTotalUF,
      },
    ],
    ...withCostsOf(snapshot),
    unemployment_insurance: texts.unemploymentInsurance,
    relief_insurance: texts.lifeInsurance,
    fire_insurance: texts.fireInsurance,
    codsegdesg: calculation.codsegdesg,
    codseginc: calculation.codseginc,
    oocc: costs.map((line): CostLineDto => ({
      description: line.operation_cost_description,
      value: line.amount_uf,
    })),
    uf_value: ufValue,
    uf_date: parseIsoDate(ufDate),
  };
}

const decisionOf = ({
  state,
  resolution,
  commercial,
  version,
  sentToWorkflow,
  mailedAt,
  mailRefusedAt,
  uuid,
  quotedUntil,
}: SimulationEntity) => ({
  version,
  quote: quotedOf({ uuid, quotedUntil }),
  estado: state.id,
  estado_description: state.description,
  resolucion: resolution.id,
  resolucion_description: resolution.description,
  commercial: commercial?.id ?? null,
  executive: commercial?.fullName ?? null,
  commercial_name: commercial?.fullName ?? null,
  enviado_a_finnflow: sentToWorkflow,
  mailed_at: mailedAt?.toISOString() ?? null,
  mail_refused_at: mailRefusedAt?.toISOString() ?? null,
});

/** Returns true if the rate differs from the suggested one. Ignores what the request stated. */
const isOwnRate = ({ calculation, suggestedRatePct }: SimulationEntity['snapshot']): boolean =>
  calculation.personalizarTasa ||
  (suggestedRatePct !== null && suggestedRatePct !== calculation.tasasimulacion);

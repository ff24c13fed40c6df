import type { IsoDate } from '@simulador/contracts/domain/dates';
import { BRANCHES } from '@simulador/contracts/data/branches';
import { NEW_RESOLUTION, NEW_STATE, RESOLUTIONS, STATES } from '@simulador/contracts/data/states';
import { PROPERTY_STATE, SUBSIDY } from '@simulador/contracts/domain/codes';
import { savedFigures } from '@simulador/contracts/domain/saved-figures';
import type { components } from '@simulador/contracts/generated/bff';
import { WORKER_TYPE_NAMES } from '@simulador/contracts/messages/es';

type Schemas = components['schemas'];

/** All that the answer to a save is made of. */
export interface Saved {
  readonly id: number;
  readonly uuid: string;
  readonly today: IsoDate;
  readonly ufClp: number;
  readonly client: Schemas['ClientRequestDto'];
  readonly body: Schemas['SimulationCreateDto'];
  readonly row: Schemas['DividendoRowDto'];
  readonly costs: readonly Schemas['OperationCostDto'][];
  readonly terms: Schemas['ComparedTermDto'][];
  readonly lists: Schemas['CatalogosDto'];
}

interface Described {
  readonly id: number | string;
  readonly descripcion?: string;
  readonly name?: string;
}

const nameIn = (list: readonly Described[], id: number | string | undefined): string | null => {
  const found = list.find((item) => item.id === id);
  return found?.descripcion ?? found?.name ?? null;
};

/** A simulation as the BFF reads it back: under both sets of names. */
export function savedAnswer(saved: Saved): Schemas['SimulationDto'] {
  return {
    ...identityOf(saved),
    ...personOf(saved),
    ...projectOf(saved),
    ...amountsOf(saved),
    ...figuresOf(saved),
  };
}

const identityOf = ({ id, uuid, body, today }: Saved) => ({
  ...{ id, uuid, client: body.client, flavour: 'web' as const, fechasimulacion: today },
  ...{ estado: NEW_STATE, estado_description: STATES[0].description },
  ...{ resolucion: NEW_RESOLUTION, resolucion_description: RESOLUTIONS[0].description },
  ...{ commercial: null, executive: null, commercial_name: null },
  ...{ enviado_a_finnflow: false, mailed_at: null },
});

function personOf({ client, body }: Saved) {
  const worker = WORKER_TYPE_NAMES[body.worker_type];
  return {
    ...{ first_name: client.first_name, last_name: client.last_name, age: body.age },
    client_name: `${client.first_name} ${client.last_name}`,
    client_rut: client.identification,
    client_email: client.email,
    client_phone: body.phone_number ?? null,
    ...{ tipo_trabajador_display: worker, work_status: worker },
    ...{ rentaliquida: body.net_income, income: body.net_income },
  };
}

function projectOf({ body, lists }: Saved) {
  const { calculation, property } = body;
  const purpose = nameIn(lists.destinos, calculation.destino) ?? '';
  const type = property.type_text ?? nameIn(lists.tipos_inmuebles, property.type) ?? '';
  const isNew = property.state === 0 ? null : property.state === PROPERTY_STATE.new;
  const dfl2 = calculation.DFL2 ?? false;
  return {
    ...{ subpurpose_name: purpose, desc_destino: purpose, destino: calculation.destino },
    ...{ estate_type: type, desc_tipobien: type, tipopropiedad: property.type },
    desc_antiguedad: nameIn(lists.antiguedades, property.state),
    ...{ estate_is_new: isNew, is_new: isNew, DFL2: dfl2, dfl2, is_dfl2: dfl2, adds_other: false },
    region_id: property.region_id ?? null,
    comuna_id: property.comuna_id ?? null,
    city: nameIn(lists.comunas, property.comuna_id),
    province: nameIn(lists.regiones, property.region_id),
    location: property.location ?? null,
    ...{ branch: body.branch ?? null, branch_name: nameIn(BRANCHES, body.branch) },
    ...{ broker: null, broker_name: null, project: null, project_name: null },
  };
}

function amountsOf({ body, lists }: Saved) {
  const { calculation, amounts } = body;
  const product = calculation.codpro ?? 0;
  const name = nameIn(lists.productos, product) ?? '';
  const grace = calculation.mesesgracia ?? 0;
  return {
    ...{ valpropiedadUF: calculation.valorpropiedad, estate_worth: calculation.valorpropiedad },
    ...{
      has_subsidy: amounts.subsidy_type !== SUBSIDY.none,
      subsidy_type: amounts.subsidy_type ?? SUBSIDY.none,
    },
    subsidy_amount: amounts.subsidy_uf ?? 0,
    ...{ montocontadoUF: amounts.savings_uf ?? 0, current_savings: amounts.savings_uf ?? 0 },
    ...{ montocreditoUF: calculation.montocredito, credit_amount: calculation.montocredito },
    ...{ plazo: calculation.plazototal, credit_time: calculation.plazototal },
    ...{ gracia: grace, grace_months: grace, desc_producto: name, product_name: name, product },
    ...{ tasasimulacion: calculation.tasasimulacion, annual_rate: calculation.tasasimulacion },
    custom_rate: calculation.personalizarTasa ?? false,
  };
}

const figuresOf = ({ row, costs, terms, ufClp, today }: Saved) => ({
  ...savedFigures(row),
  ...{ unemployment_insurance: null, relief_insurance: '', fire_insurance: '' },
  oocc: costs.map((line) => ({ description: line.operation_cost_description, value: line.amount_uf })),
  terms,
  ...{ uf_value: ufClp, uf_date: today, first_due_date: row.FecVencimiento, instalments: row.Cuotas },
});

import { Injectable } from '@nestjs/common';
import { BRANCHES } from '@simulador/contracts/bank/branches';
import { SUBSIDY } from '@simulador/contracts/bank/codes';
import { insurableAmount, isOffered } from '@simulador/contracts/bank/offered';
import { DEFAULT_INSURED_PCT } from '@simulador/contracts/calculation/mortgage/insurance';
import { fieldSuffix } from '@simulador/contracts/calculation/rules/field-suffix';
import {
  comunaRule,
  oneSpaced,
  propertyTypeRule,
  selectRule,
} from '@simulador/contracts/calculation/rules/text';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import type { SimulationTexts } from '../../database/entities/simulation.stored.ts';
import { broken, type FieldProblem, invalidFields, refuse } from '../../http/problem.ts';
import type { CatalogosDto } from '../../bank/catalogos/catalogos.dto.ts';
import { CatalogosPort } from '../../bank/catalogos/catalogos.port.ts';
import type { DividendoRequestDto } from '../../calculation/dividendo/dividendo.dto.ts';
import { InmobiliariasPort } from '../../bank/inmobiliarias/inmobiliarias.port.ts';
import { type InsuranceKind, SegurosPort } from '../../bank/seguros/seguros.port.ts';
import type { SimulationCreateDto } from './saving.dto.ts';
import { valuesChanged } from './saving.rules.ts';

const UNKNOWN_COMPANY = 'No conocemos esta inmobiliaria.';
const UNKNOWN_PROJECT = 'Esta inmobiliaria no tiene ese proyecto.';

type InsuranceNames = Pick<SimulationTexts, 'lifeInsurance' | 'fireInsurance' | 'unemploymentInsurance'>;
type CompanyNames = Pick<SimulationTexts, 'broker' | 'project'>;

/** Checks a simulation's codes against today's lists and adds their names, because names and prices are never taken from the client. */
@Injectable()
export class ListedNames {
  constructor(
    private readonly catalogos: CatalogosPort,
    private readonly seguros: SegurosPort,
    private readonly inmobiliarias: InmobiliariasPort,
  ) {}

  /**
   * Returns the names of the codes.
   * @throws Problem 400 for a choice that is on no list, 409 for another price of an insurance, 502 to 504
   */
  async of(body: SimulationCreateDto): Promise<SimulationTexts> {
    const [{ value: lists }, insurances, company] = await Promise.all([
      this.catalogos.lists(),
      this.insurances(body.calculation),
      this.company(body),
    ]);
    assertListed(body, lists);
    assertInsured(body.calculation, lists);
    return { ...namesOf(body, lists), ...insurances, ...company };
  }

  private async insurances(request: DividendoRequestDto): Promise<InsuranceNames> {
    const { codigoSeguroCesantia: unemployment } = request;
    const [life, fire, job] = await Promise.all([
      this.insurance('desgravamen', request.codsegdesg, request.tasa_seg_des),
      this.insurance('incendio', request.codseginc, request.tasa_seg_inc),
      unemployment === 0 ? null : this.insurance('cesantia', unemployment, request.tasa_seg_ces),
    ]);
    if (unemployment === 0 && request.tasa_seg_ces) throw valuesChanged('cesantia');
    return { lifeInsurance: life, fireInsurance: fire, unemploymentInsurance: job };
  }

  private async insurance(kind: InsuranceKind, id: number, rate: number | undefined): Promise<string> {
    const { value: list } = await this.seguros.list(kind);
    const entry = list.find(({ IdentificadorSeguro }) => IdentificadorSeguro === id);
    if (!entry || (rate !== undefined && rate !== entry.Tasa)) throw valuesChanged(kind);
    return entry.Descripcion;
  }

  private async company({ broker, project }: SimulationCreateDto): Promise<CompanyNames> {
    if (broker === undefined) return { broker: null, project: null };
    const { value: companies } = await this.inmobiliarias.realEstates();
    const company = companies.find(({ Id }) => Id === broker);
    if (!company) throw invalidFields([{ name: 'input_select_broker', message: UNKNOWN_COMPANY }]);
    if (project === undefined) return { broker: company.Descripcion, project: null };
    const { value: projects } = await this.inmobiliarias.projectsOf(broker);
    const found = projects.find(({ Id }) => Id === project);
    if (!found) throw invalidFields([{ name: 'input_select_project', message: UNKNOWN_PROJECT }]);
    return { broker: company.Descripcion, project: found.Descripcion };
  }
}

/** Rejects a choice that is on none of the form's lists. @throws Problem 400 with one entry per field */
function assertListed({ calculation, property }: SimulationCreateDto, lists: CatalogosDto): void {
  const { region_id: region, comuna_id: comuna } = property;
  const has = (list: readonly { id: unknown }[], id: unknown): boolean => list.some((item) => item.id === id);
  const isThere = lists.comunas.some(({ id, region: its }) => id === comuna && its === region);
  const propertyType = `input_property_type${fieldSuffix(calculation.destino)}`;
  const { codigoSubsidio: subsidy } = calculation;
  refuse([
    ...listed(has(lists.destinos, calculation.destino), 'input_credit_type'),
    ...listed(has(lists.tipos_inmuebles.filter(isOffered), property.type), propertyType, propertyTypeRule),
    ...listed(property.state === 0 || has(lists.antiguedades, property.state), 'input_property_state'),
    ...listed(subsidy === SUBSIDY.none || has(lists.subsidios, subsidy), 'input_allowance_type'),
    ...listed(has(lists.productos, calculation.codpro), 'input_select_product_type'),
    ...listed(!region || has(lists.regiones, region), 'input_region'),
    ...listed(!comuna || isThere, 'input_comuna', comunaRule),
  ]);
}

/**
 * Checks that an insured amount is not less than the property type's percentage of the value and than what the calculator insures without
 * one: less would lower the instalment. @throws Problem 409
 */
function assertInsured(request: DividendoRequestDto, { tipos_inmuebles }: CatalogosDto): void {
  const type = tipos_inmuebles.find(({ id }) => id === request.tipopropiedad);
  const insurable = insurableAmount(ufFromNumber(request.valorpropiedad), type?.porc_asegurable ?? 0);
  const insured = ufFromNumber(request.montoAsegurado);
  const usual = insurableAmount(ufFromNumber(request.montocredito), DEFAULT_INSURED_PCT);
  if (insured > 0 && insured < Math.min(insurable, usual)) throw valuesChanged('montoAsegurado');
}

/** Returns the problem of a select without a choice. */
const listed = (isListed: boolean, name: string, rule = selectRule): FieldProblem[] =>
  broken(name, isListed ? null : rule(''));

const nameIn = (
  list: readonly { id: unknown; descripcion?: string; name?: string }[],
  id: unknown,
): string | null => {
  const found = list.find((item) => item.id === id);
  return found?.descripcion ?? found?.name ?? null;
};

/** Returns the names; the code itself where one must be shown and the lists have none. */
function namesOf({ calculation, property, branch }: SimulationCreateDto, lists: CatalogosDto) {
  const { destino, codpro, codigoSubsidio: subsidy } = calculation;
  const own = oneSpaced(property.type_text ?? '');
  return {
    purpose: nameIn(lists.destinos, destino) ?? String(destino),
    propertyType: own || (nameIn(lists.tipos_inmuebles, property.type) ?? String(property.type)),
    propertyState: property.state === 0 ? null : nameIn(lists.antiguedades, property.state),
    product: nameIn(lists.productos, codpro) ?? String(codpro),
    subsidy: subsidy === SUBSIDY.none ? null : (nameIn(lists.subsidios, subsidy) ?? String(subsidy)),
    region: nameIn(lists.regiones, property.region_id),
    comuna: nameIn(lists.comunas, property.comuna_id),
    branch: nameIn(BRANCHES, branch),
  };
}

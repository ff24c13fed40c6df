import { Inject, Injectable } from '@nestjs/common';
import { type FieldProblem, invalidFields, Problem } from '../../http/problem.ts';
import { InmobiliariasPort } from '../inmobiliarias/inmobiliarias.port.ts';
import type { SimulationCreateDto } from './simulation-create.dto.ts';

const UNKNOWN_COMPANY = 'No conocemos esta inmobiliaria.';
const UNKNOWN_PROJECT = 'Esta inmobiliaria no tiene ese proyecto.';

/** The names of the real-estate company and the project that a simulation is for. */
export interface PartnerNames {
  readonly broker: string | null;
  readonly project: string | null;
}

/** Holds a simulation's company and project against the lists: their names are never the client's to say. */
@Injectable()
export class ListedPartners {
  constructor(@Inject(InmobiliariasPort) private readonly inmobiliarias: InmobiliariasPort) {}

  /** @throws Problem 400 for one that is not listed; 502/504 when the lists can't be had. */
  async namesOf({ broker, project }: SimulationCreateDto): Promise<PartnerNames> {
    if (broker === undefined) return { broker: null, project: null };
    const { value: companies } = await this.inmobiliarias.realEstates();
    const company = companies.find(({ Id }) => Id === broker);
    if (!company) throw refused('input_select_broker', UNKNOWN_COMPANY);
    return {
      broker: company.Descripcion,
      project: project === undefined ? null : await this.projectName(broker, project),
    };
  }

  private async projectName(broker: number, project: number): Promise<string> {
    const { value: projects } = await this.inmobiliarias.projectsOf(broker);
    const found = projects.find(({ Id }) => Id === project);
    if (!found) throw refused('input_select_project', UNKNOWN_PROJECT);
    return found.Descripcion;
  }
}

const refused = (name: string, message: string): Problem => {
  const field: FieldProblem = { name, message };
  return invalidFields([field]);
};

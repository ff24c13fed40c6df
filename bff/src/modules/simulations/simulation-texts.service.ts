import { Inject, Injectable } from '@nestjs/common';
import { CatalogosPort } from '../catalogos/catalogos.port.ts';
import { describedCodes } from './described-codes.ts';
import { assertListed } from './listed-choices.ts';
import { ListedInsurances } from './listed-insurances.ts';
import { ListedPartners } from './listed-partners.ts';
import type { SimulationTexts } from './saved-simulation.ts';
import type { SimulationCreateDto } from './simulation-create.dto.ts';

/** Names the codes of what is about to be saved, as every list has them today. */
@Injectable()
export class SimulationTextsService {
  constructor(
    @Inject(CatalogosPort) private readonly catalogos: CatalogosPort,
    @Inject(ListedInsurances) private readonly insurances: ListedInsurances,
    @Inject(ListedPartners) private readonly partners: ListedPartners,
  ) {}

  /** @throws Problem 400 for a choice that no list has, 409 for another price of an insurance, 502 to 504. */
  async textsOf(body: SimulationCreateDto): Promise<SimulationTexts> {
    const [lists, insurances, partners] = await Promise.all([
      this.catalogos.lists(),
      this.insurances.namesOf(body.calculation),
      this.partners.namesOf(body),
    ]);
    assertListed(body, lists.value);
    return describedCodes(body, lists.value, insurances, partners);
  }
}

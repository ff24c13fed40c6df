import { ApiProperty } from '@nestjs/swagger';
import { UNASSIGNED } from '@simulador/contracts/domain/codes';
import { MAX_INTEGER } from '../../http/fields.ts';
import { personal } from '../../http/operation-facts.ts';
import { TextQuery, WholeQuery } from '../../http/query-fields.ts';
import { DaysQueryDto } from '../simulations/days-query.dto.ts';
import { SimulationDto } from '../simulations/simulation.dto.ts';

const PAGE_SIZE_MAX = 100;
const SEARCH_MAX = 254;

/** Which simulations are listed, a page of them. */
export class ListedQueryDto extends DaysQueryDto {
  @WholeQuery({ min: 0, max: MAX_INTEGER, description: "a resolution's id" }) result?: number;
  @WholeQuery({
    min: UNASSIGNED,
    max: MAX_INTEGER,
    description: "an executive's id, -1 for unassigned simulations; for the administrator",
  })
  commercial?: number;
  @WholeQuery({ min: 1, max: MAX_INTEGER }) page = 1;
}

/** The query of staff's list. See docs/rules.md R280 to R282. */
export class ListQueryDto extends ListedQueryDto {
  @TextQuery({ maxLength: SEARCH_MAX, personal: 'text', description: "a name, a RUT or a simulation's id" })
  name?: string;
  @WholeQuery({ min: 1, max: PAGE_SIZE_MAX }) page_size = 10;
}

/** A client with the newest of their requested simulations. See docs/rules.md R281. */
export class ClientGroupDto {
  @ApiProperty({ type: String, format: 'uuid' }) uuid!: string;
  @ApiProperty({ type: String, ...personal('name') }) name!: string;
  @ApiProperty({ type: String, ...personal('rut') }) identification!: string;
  @ApiProperty({ type: String, nullable: true, ...personal('phone') }) phone!: string | null;
  @ApiProperty({ type: String, ...personal('email') }) email!: string;
  @ApiProperty({ type: Number, nullable: true }) score!: number | null;
  @ApiProperty({ type: [SimulationDto], description: 'the newest of them, newest first' })
  simulations!: SimulationDto[];
  @ApiProperty({ type: 'integer', description: 'how many there are in total' }) simulation_count!: number;
}

class PageDto {
  @ApiProperty({ type: 'integer', description: 'on all pages' }) count!: number;
  @ApiProperty({ type: String, nullable: true, description: 'path and query of the next page' })
  next!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'path and query of the previous page' })
  previous!: string | null;
}

/** A page of clients, by their newest simulation. */
export class ClientGroupsDto extends PageDto {
  @ApiProperty({ type: [ClientGroupDto] }) results!: ClientGroupDto[];
}

/** A page of a client's simulations, the newest first. */
export class ClientSimulationsDto extends PageDto {
  @ApiProperty({ type: [SimulationDto] }) results!: SimulationDto[];
}

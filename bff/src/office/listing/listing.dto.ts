import { ApiProperty, PickType } from '@nestjs/swagger';
import { UNASSIGNED } from '@simulador/contracts/bank/codes';
import { SEARCH_MAX_LENGTH } from '@simulador/contracts/office/searched-rut';
import { NameOrNull } from '../../http/answer-fields.ts';
import { MAX_INTEGER, ChoiceQuery, TextQuery, WholeQuery } from '../../http/fields.ts';
import { personal, publicText } from '../../http/operation.ts';
import { DaysQueryDto } from '../../simulations/reading/requested-window.ts';
import { SimulationDto } from '../../simulations/reading/simulation.read-model.ts';
import { type Sort, SORTS } from './listed-simulations.ts';
import { type View, VIEWS } from './list-filter.ts';

const PAGE_SIZE_MAX = 100;

/** Filters of the list. See docs/rules.md R280, R281, R510. */
export class FilterQueryDto extends DaysQueryDto {
  @WholeQuery({ min: 0, max: MAX_INTEGER, description: "a resolution's id" }) result?: number;
  @WholeQuery({
    min: UNASSIGNED,
    max: MAX_INTEGER,
    description:
      "an executive's id, -1 for unassigned simulations; another one than one's own for the administrator",
  })
  commercial?: number;
  @ChoiceQuery({
    values: VIEWS,
    description: 'what waits for something; without days, today, overdue and failed look at all days',
  })
  view?: View;
}

/** A page of a client's simulations. */
export class ClientSimulationsQueryDto extends FilterQueryDto {
  @WholeQuery({ min: 1, max: MAX_INTEGER }) page = 1;
}

/** Filters with a text that finds clients. See docs/rules.md R282. */
export class SearchQueryDto extends FilterQueryDto {
  @TextQuery({
    maxLength: SEARCH_MAX_LENGTH,
    personal: 'text',
    description: "a name, a RUT, a phone, an e-mail or a simulation's id",
  })
  name?: string;
}

/** Query of the staff's list. */
export class ListQueryDto extends SearchQueryDto {
  @ChoiceQuery({
    values: SORTS,
    description: 'newest by default; untouched: the longest without an answer by staff first',
  })
  sort?: Sort;
  @WholeQuery({ min: 1, max: MAX_INTEGER }) page = 1;
  @WholeQuery({ min: 1, max: PAGE_SIZE_MAX }) page_size = 10;
}

/** A client with the newest of the matching simulations. See docs/rules.md R281. */
export class ClientGroupDto {
  @ApiProperty({ type: String, format: 'uuid' }) uuid!: string;
  @ApiProperty({ type: String, ...personal('name') }) name!: string;
  @ApiProperty({ type: String, ...personal('rut') }) identification!: string;
  @ApiProperty({ type: String, nullable: true, ...personal('phone') }) phone!: string | null;
  @ApiProperty({ type: String, ...personal('email') }) email!: string;
  @ApiProperty({ type: Number, nullable: true, ...personal('text') }) score!: number | null;
  @ApiProperty({ type: [SimulationDto], description: 'the newest of them, newest first' })
  simulations!: SimulationDto[];
  @ApiProperty({ type: 'integer', description: 'how many there are in total', ...publicText('figure') })
  simulation_count!: number;
  @NameOrNull(
    'another executive who has an open simulation of the client, so that the caller can’t take the others',
  )
  attended_by!: string | null;
}

class PageDto {
  @ApiProperty({ type: 'integer', description: 'on all pages' }) count!: number;
  @ApiProperty({ type: String, nullable: true, description: 'path and query of the next page' })
  next!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'path and query of the previous page' })
  previous!: string | null;
}

export class ClientGroupsDto extends PageDto {
  @ApiProperty({ type: [ClientGroupDto] }) results!: ClientGroupDto[];
}

/** A listed simulation that can be assigned, as it is now. */
export class AssignableDto extends PickType(SimulationDto, ['uuid', 'commercial', 'client']) {}

/** A page of a client's simulations, the newest first. */
export class ClientSimulationsDto extends PageDto {
  @ApiProperty({ type: [SimulationDto] }) results!: SimulationDto[];
}

const Pending = (description: string): PropertyDecorator =>
  ApiProperty({ type: 'integer', minimum: 0, description });

/** Number of clients of each view: those with a simulation in it. See docs/rules.md R510. */
export class PendingDto implements Record<View, number> {
  @Pending("the caller's own") mine!: number;
  @Pending("nobody's") unassigned!: number;
  @Pending('whose next contact is due today') today!: number;
  @Pending('whose next contact was due before today') overdue!: number;
  @Pending('whose client states less than the minimum income') below_income!: number;
  @Pending('whose mail was refused for good, or whose send to the workflow stopped or was refused')
  failed!: number;
}

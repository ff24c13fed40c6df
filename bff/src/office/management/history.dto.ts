import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { personal, publicText, SERVER_INSTANT } from '../../http/operation-facts.ts';

/** A change of state, resolution or next contact. States and resolutions have their current names; null means none. */
export class DescribedChangeDto {
  @ApiProperty({ type: String, nullable: true, ...publicText() }) from!: string | null;
  @ApiProperty({ type: String, nullable: true, ...publicText() }) to!: string | null;
}

/** A change of executive, with the current names; null means nobody. */
export class NamedChangeDto {
  @ApiProperty({ type: String, nullable: true, ...personal('name') }) from!: string | null;
  @ApiProperty({ type: String, nullable: true, ...personal('name') }) to!: string | null;
}

/** Documents the old and the new value of a field. */
export const Changed = (change: typeof DescribedChangeDto | typeof NamedChangeDto): PropertyDecorator =>
  ApiProperty({
    anyOf: [{ $ref: getSchemaPath(change) }, { type: 'null' }],
    description: 'the old and the new value; null if unchanged',
  });

/** A change of a simulation, or a step of its send. */
@ApiExtraModels(DescribedChangeDto, NamedChangeDto)
export class SimulationChangeDto {
  @ApiProperty(SERVER_INSTANT) at!: string;
  @ApiProperty({ type: String, description: 'who changed it', ...personal('name') }) by!: string;
  @Changed(DescribedChangeDto) estado!: DescribedChangeDto | null;
  @Changed(DescribedChangeDto) resolucion!: DescribedChangeDto | null;
  @Changed(NamedChangeDto) commercial!: NamedChangeDto | null;
  @Changed(DescribedChangeDto) next_contact!: DescribedChangeDto | null;
  @ApiProperty({
    type: String,
    nullable: true,
    ...publicText('code'),
    description: 'of its send to the workflow: sent, retried, cancelled, created; null for a change',
  })
  send!: string | null;
}

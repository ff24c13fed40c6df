import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { personal, publicText } from '../../http/operation-facts.ts';

/** Of a state, a resolution or an executive, each by the name that it has now; null for nobody. */
export class NamedChangeDto {
  @ApiProperty({ type: String, nullable: true, ...personal('name') }) from!: string | null;
  @ApiProperty({ type: String, nullable: true, ...personal('name') }) to!: string | null;
}

const Changed = (): PropertyDecorator =>
  ApiProperty({
    anyOf: [{ $ref: getSchemaPath(NamedChangeDto) }, { type: 'null' }],
    description: 'what it was and what it became; null where it stayed',
  });

/** One change of a simulation. */
@ApiExtraModels(NamedChangeDto)
export class SimulationChangeDto {
  @ApiProperty({ type: String, format: 'date-time', ...publicText('date') }) at!: string;
  @ApiProperty({ type: String, description: 'who changed it', ...personal('name') }) by!: string;
  @Changed() estado!: NamedChangeDto | null;
  @Changed() resolucion!: NamedChangeDto | null;
  @Changed() commercial!: NamedChangeDto | null;
}

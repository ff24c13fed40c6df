import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { INVALID_VALUES } from '@simulador/contracts/platform/problems';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsDefined,
  IsInt,
  IsUUID,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';
import { ASSIGNED_MAX } from '@simulador/contracts/office/messages/assignment';
import { personal, publicText } from '../../http/operation.ts';
import { transformed, FlagField, MAX_INTEGER } from '../../http/fields.ts';
import { ListField, UuidField } from '../../http/nested-fields.ts';
import { SimulationDto } from '../../simulations/reading/simulation.read-model.ts';

/** Parses a number, because a form's select sends text. */
const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;

/** Field with the id of a state, a resolution or an executive. */
export const IdField = (
  description: string,
  { optional = false, nullable = false } = {},
): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: 'integer',
      minimum: 1,
      maximum: MAX_INTEGER,
      ...publicText('code'),
      required: !optional,
      description,
      ...(nullable ? { nullable } : {}),
    }),
    transformed(asNumber),
    ValidateIf((_body, value) => !(optional && value === undefined) && !(nullable && value === null)),
    IsDefined({ message: INVALID_VALUES }),
    IsInt({ message: INVALID_VALUES }),
    Min(1, { message: INVALID_VALUES }),
    Max(MAX_INTEGER, { message: INVALID_VALUES }),
  );

/** Says that the user was asked whether to act for a client whom another executive has. See docs/rules.md R1072. */
export const AnywayField = (): PropertyDecorator =>
  FlagField({ optional: true, description: 'also for a client whom another executive has' });

/** Requested state, resolution and executive. See docs/rules.md R284. */
export class UpdateInfoDto {
  @AnywayField() anyway?: boolean;
  @IdField("a state's id", { optional: true }) estado?: number;
  @IdField("a resolution's id, of that state", { optional: true }) resolucion?: number;
  @IdField("an executive's id, null for none; another one than the present for the administrator alone", {
    optional: true,
    nullable: true,
  })
  commercial?: number | null;
  @FlagField({ optional: true, description: "the client's other simulations stay with whom they have" })
  leave_others?: boolean;
}

/** New state or resolution of a simulation. */
export class StateChangeDto {
  @AnywayField() anyway?: boolean;
  @IdField('the id of what it becomes') state!: number;
  @UuidField('the same as in the path') simulation!: string;
}

export class UpdatedDto {
  @ApiProperty({ type: SimulationDto }) simulation!: SimulationDto;
  @ApiProperty({ type: String, ...publicText() }) message!: string;
}

const isOneEach = (commercials: unknown, of?: ValidationArguments): boolean =>
  Array.isArray(commercials) &&
  commercials.length === (of?.object as Partial<AssignmentDto> | undefined)?.simulations?.length &&
  commercials.every((id) => id === null || Number.isInteger(id));

export class AssignmentDto {
  @ApiProperty({
    ...{ type: [String], format: 'uuid', description: "simulations' uuids" },
    ...{ minItems: 1, maxItems: ASSIGNED_MAX },
  })
  @IsArray({ message: 'Debe ser una lista' })
  @ArrayMinSize(1, { message: 'Debe tener al menos una simulación' })
  @ArrayMaxSize(ASSIGNED_MAX, { message: `Debe tener como máximo ${ASSIGNED_MAX} simulaciones` })
  @IsUUID('all', { each: true, message: 'Debe ser una lista de uuids' })
  simulations!: string[];

  @ApiProperty({
    type: 'array',
    items: { type: 'integer', nullable: true },
    ...publicText('code'),
    maxItems: ASSIGNED_MAX,
    required: false,
    description: 'whom each was assigned to when it was read, in their order (an id, null for nobody)',
  })
  @ValidateIf((_body, value) => value !== undefined)
  @ValidateBy({ name: 'commercials', validator: { validate: isOneEach } }, { message: INVALID_VALUES })
  commercials?: (number | null)[];
}

/** How many simulations change executive from whom. */
export class MovedFromDto {
  @ApiProperty({ type: String, nullable: true, description: 'null for nobody', ...personal('name') })
  executive!: string | null;
  @ApiProperty({ type: 'integer', minimum: 1 }) simulations!: number;
}

export class AssignedDto {
  @ApiProperty({ type: 'integer' }) updated!: number;

  @ApiProperty({ type: 'integer', minimum: 0, description: 'clients whose simulations change executive' })
  clients!: number;

  @ApiProperty({ type: [MovedFromDto], description: 'from whom they go, most first' })
  from!: readonly MovedFromDto[];

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'other open ones of their clients, assigned with them',
  })
  others!: number;
}

/** A simulation as an assignment left it, and whom it was assigned to before. */
export class FormerDto {
  @UuidField("a simulation's uuid") uuid!: string;
  @IdField('its version after the assignment') version!: number;
  @IdField("an executive's id, null for nobody", { nullable: true }) commercial!: number | null;
}

export class UndoableDto extends AssignedDto {
  @ApiProperty({
    type: [FormerDto],
    description: 'the changed ones, those of `others` among them, to undo it',
  })
  former!: readonly FormerDto[];
}

export class UndoDto {
  @ListField(() => FormerDto, ASSIGNED_MAX) simulations!: FormerDto[];
}

/** A simulation that was not given back, and why. */
export class RefusedUndoDto {
  @ApiProperty({ type: String, format: 'uuid' }) uuid!: string;
  @ApiProperty({ type: String, ...publicText() }) message!: string;
}

export class UndoneDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'simulations that were given back' })
  updated!: number;
  @ApiProperty({ type: [RefusedUndoDto] }) refused!: readonly RefusedUndoDto[];
}

/** A user to whom simulations can be assigned. */
export class ExecutiveDto {
  @ApiProperty({ type: String, format: 'uuid' }) uuid!: string;
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: String, ...personal('name') }) full_name!: string;
}

/** A disabled user who still has simulations. */
export class DisabledExecutiveDto extends ExecutiveDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'simulations of any day that can be assigned' })
  reassignable!: number;
}

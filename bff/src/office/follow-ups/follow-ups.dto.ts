import { COMMENT_MAX } from '@simulador/contracts/calculation/limits';
import {
  CONTACT_CHANNELS,
  CONTACT_NOTE_MAX,
  CONTACT_OUTCOMES,
  CONTACT_TIME,
  type ContactChannel,
  type ContactOutcome,
} from '@simulador/contracts/office/next-contact';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { ChoiceField, TextField } from '../../http/fields.ts';
import { DayField, ObjectField } from '../../http/nested-fields.ts';
import { publicText } from '../../http/operation.ts';
import { AnywayField, UpdateInfoDto } from '../management/management.dto.ts';
import { NextContactDto } from '../../simulations/reading/simulation.dto.ts';
import { SimulationDto } from '../../simulations/reading/simulation.read-model.ts';

const TimeField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: String,
      pattern: CONTACT_TIME.source,
      nullable: true,
      required: false,
      description: 'HH:MM; null for any time of the day',
      ...publicText('date'),
    }),
    IsOptional(),
    Matches(CONTACT_TIME, { message: 'Debe ser una hora: 10:30' }),
  );

/** Requested next contact. See docs/rules.md R511. */
export class NextContactRequestDto {
  @DayField() date!: IsoDate;
  @TimeField() time?: string | null;
  @ChoiceField({ values: CONTACT_CHANNELS }) channel!: ContactChannel;
  @TextField({ maxLength: CONTACT_NOTE_MAX, optional: true, personal: 'text' }) note?: string;
}

/** The next contact to plan. */
export class PlanRequestDto extends NextContactRequestDto {
  @AnywayField() anyway?: boolean;
}

/** The next contact, and its simulation after the change. */
export class PlannedContactDto extends NextContactDto {
  @ApiProperty({ type: SimulationDto }) simulation!: SimulationDto;
}

/** A contact with a client and what follows from it, or without an outcome a comment, decision and next contact alone. See docs/rules.md R870. */
export class ContactRecordDto extends UpdateInfoDto {
  @ChoiceField({ values: CONTACT_OUTCOMES, optional: true }) outcome?: ContactOutcome;
  @TextField({ maxLength: COMMENT_MAX, optional: true, personal: 'text' }) note?: string;
  @ObjectField(() => NextContactRequestDto, { optional: true }) next_contact?: NextContactRequestDto | null;
}

import {
  CONTACT_CHANNELS,
  CONTACT_NOTE_MAX,
  type ContactChannel,
} from '@simulador/contracts/office/next-contact';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, TextField } from '../../http/fields.ts';
import { DayField } from '../../http/nested-fields.ts';
import { NextContactDto, SimulationDto } from '../../simulations/reading/simulation.dto.ts';

/** Requested next contact. See docs/rules.md R511. */
export class NextContactRequestDto {
  @DayField() date!: IsoDate;
  @ChoiceField({ values: CONTACT_CHANNELS }) channel!: ContactChannel;
  @TextField({ maxLength: CONTACT_NOTE_MAX, optional: true, personal: 'text' }) note?: string;
}

/** The next contact, and its simulation after the change. */
export class PlannedContactDto extends NextContactDto {
  @ApiProperty({ type: SimulationDto }) simulation!: SimulationDto;
}

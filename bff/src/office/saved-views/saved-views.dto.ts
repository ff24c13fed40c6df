import { ApiProperty } from '@nestjs/swagger';
import { SAVED_VIEW } from '@simulador/contracts/office/saved-view';
import { Matches } from 'class-validator';
import { TextField } from '../../http/fields.ts';

/** A view of the list to save. See docs/rules.md R960. */
export class ViewToSaveDto {
  @TextField({ maxLength: SAVED_VIEW.nameMax, filled: true, personal: 'name' }) name!: string;
  @TextField({
    maxLength: SAVED_VIEW.addressMax,
    description: 'query of the list’s address: filters and order',
    publicText: 'code',
  })
  @Matches(SAVED_VIEW.address, { message: 'Debe ser una consulta del listado' })
  address!: string;
}

/** A view that the caller saved. */
export class SavedViewDto extends ViewToSaveDto {
  @ApiProperty({ type: 'integer' }) id!: number;
}

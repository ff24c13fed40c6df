import { ApiProperty } from '@nestjs/swagger';
import { publicText } from '../../http/operation.ts';

export class CatalogueItemDto {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: String, ...publicText() }) descripcion!: string;
}

export class PropertyTypeItemDto extends CatalogueItemDto {
  @ApiProperty({ type: String, ...publicText() }) codigo_adm!: string;
  @ApiProperty({ type: Boolean }) vigente!: boolean;
  @ApiProperty({ type: Boolean, description: 'Offered in the simulator' }) simulador!: boolean;
  @ApiProperty({ type: Number, description: 'Insurable percentage of the value' }) porc_asegurable!: number;
}

export class SubsidyItemDto extends CatalogueItemDto {
  @ApiProperty({ type: String, ...publicText(), description: 'DS01, DS19, DS116, or empty for none' })
  codigo!: string;
}

export class RegionDto {
  @ApiProperty({ type: String, description: 'CUT code' }) id!: string;
  @ApiProperty({ type: String, ...publicText() }) name!: string;
}

export class ComunaDto extends RegionDto {
  @ApiProperty({ type: String, description: "CUT code of the comuna's region" }) region!: string;
}

/** Lists that the form offers. */
export class CatalogosDto {
  @ApiProperty({ type: [CatalogueItemDto] }) destinos!: CatalogueItemDto[];
  @ApiProperty({ type: [PropertyTypeItemDto] }) tipos_inmuebles!: PropertyTypeItemDto[];
  @ApiProperty({ type: [CatalogueItemDto] }) antiguedades!: CatalogueItemDto[];
  @ApiProperty({ type: [RegionDto] }) regiones!: RegionDto[];
  @ApiProperty({ type: [ComunaDto] }) comunas!: ComunaDto[];
  @ApiProperty({ type: [CatalogueItemDto] }) productos!: CatalogueItemDto[];
  @ApiProperty({ type: [CatalogueItemDto] }) objetivos!: CatalogueItemDto[];
  @ApiProperty({ type: [SubsidyItemDto] }) subsidios!: SubsidyItemDto[];
}

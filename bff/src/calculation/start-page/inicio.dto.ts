import { ApiProperty } from '@nestjs/swagger';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { SOURCES } from '../../border/upstream/sourced.ts';
import { ListOrNull, ObjectOrNull, WholeOrNull } from '../../http/answer-fields.ts';
import { publicText } from '../../http/operation.ts';
import { CatalogosDto } from '../../bank/catalogos/catalogos.dto.ts';
import { SeguroDto } from '../../bank/seguros/seguros.dto.ts';

/** Percentage of a property's value that may be financed; null means every purpose, or every type. */
export class FinancingLimitDto {
  @WholeOrNull() purpose!: number | null;
  @WholeOrNull() property_type!: number | null;
  @ApiProperty({ type: Number }) max_pct!: number;
}

export const INICIO_PARTS = [
  'uf',
  'catalogos',
  'seguros_desgravamen',
  'seguros_incendio',
  'seguros_cesantia',
  'financiamiento',
] as const;
export type InicioPart = (typeof INICIO_PARTS)[number];

/** The UF with its day and source. */
export class InicioUfDto {
  @ApiProperty({ type: Number }) value!: number;
  @ApiProperty({ type: String, format: 'date', ...publicText('date') }) date!: IsoDate;
  @ApiProperty({ enum: SOURCES }) source!: string;
}

export class InicioSegurosDto {
  @ListOrNull(SeguroDto) desgravamen!: SeguroDto[] | null;
  @ListOrNull(SeguroDto) incendio!: SeguroDto[] | null;
  @ListOrNull(SeguroDto) cesantia!: SeguroDto[] | null;
}

export class InicioErrorDto {
  @ApiProperty({ enum: INICIO_PARTS }) part!: InicioPart;
  @ApiProperty({ type: String, description: 'Spanish sentence' }) message!: string;
}

/** Data that the simulator starts with; a part that failed is null and named in `errors`. */
export class InicioDto {
  @ObjectOrNull(InicioUfDto) uf!: InicioUfDto | null;
  @ObjectOrNull(CatalogosDto) catalogos!: CatalogosDto | null;
  @ApiProperty({ type: InicioSegurosDto }) seguros!: InicioSegurosDto;
  @ListOrNull(FinancingLimitDto)
  financiamiento!: FinancingLimitDto[] | null;
  @ApiProperty({ type: 'integer', description: 'percent of an income for dividend and other debts together' })
  total_debt_pct!: number;
  /** Months without activity after which a simulation is erased; null if none is by its age. */
  @WholeOrNull() retention_months!: number | null;
  @ApiProperty({ type: [InicioErrorDto] }) errors!: InicioErrorDto[];
}

import { ApiProperty } from '@nestjs/swagger';

/** A company or a project, with the names of the integration. */
export class IdentifiedNameDto {
  @ApiProperty({ type: 'integer' }) Id!: number;
  @ApiProperty({ type: String }) Descripcion!: string;
}

export class CompanyDto {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: String }) company_name!: string;
}

export class CompanyProjectDto {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: String }) project_name!: string;
  @ApiProperty({ type: 'integer', isArray: true, description: 'Its locations' })
  company_locations!: number[];
}

export class CompanyLocationDto {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: 'integer', description: 'The company of the location' }) company!: number;
  @ApiProperty({ type: String, required: false, description: 'CUT code' }) comuna?: string;
}

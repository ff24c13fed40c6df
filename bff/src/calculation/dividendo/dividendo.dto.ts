import { ApiProperty } from '@nestjs/swagger';
import {
  DEFAULT_FIRE_INSURANCE_ID,
  DEFAULT_LIFE_INSURANCE_ID,
  DEFAULT_PRODUCT,
} from '@simulador/contracts/bank/codes';
import { CodeField, DecimalField, FlagField, TextField, UfField, WholeField } from '../../http/fields.ts';

const insuranceRate = {
  publicText: 'figure',
  min: 0,
  max: 0.01,
  optional: true,
  description: 'monthly fraction; absent means the default',
} as const;

/** Request of calc_dividendo. UF with 4 decimals, years, annual percent, codes of the bank. */
export class DividendoRequestDto {
  @UfField({ description: 'credit, UF' }) montocredito!: number;
  @UfField({ description: 'property value, UF' }) valorpropiedad!: number;
  @WholeField({ min: 0, max: 100, description: 'years', publicText: 'figure' }) plazototal!: number;
  @DecimalField({ min: 0, max: 100, description: 'annual percent', publicText: 'figure' })
  tasasimulacion!: number;
  @CodeField({ description: 'credit purpose' }) destino!: number;
  @WholeField({ min: 0, max: 100, optional: true, description: 'grace months', publicText: 'figure' })
  mesesgracia = 0;
  @UfField({ optional: true, description: 'insured amount, UF; 0 means 75 % of the credit' })
  montoAsegurado = 0;
  @FlagField({ optional: true }) DFL2 = false;
  @TextField({ maxLength: 12, optional: true, personal: 'rut' }) Rut?: string;
  @CodeField({ optional: true }) codigoSubsidio = 0;
  @CodeField({ optional: true }) codigoSeguroCesantia = 0;
  @CodeField({ optional: true }) codpro: number = DEFAULT_PRODUCT;
  @CodeField({ optional: true }) codsegdesg: number = DEFAULT_LIFE_INSURANCE_ID;
  @CodeField({ optional: true }) codseginc: number = DEFAULT_FIRE_INSURANCE_ID;
  @DecimalField(insuranceRate) tasa_seg_des?: number;
  @DecimalField(insuranceRate) tasa_seg_inc?: number;
  @DecimalField(insuranceRate) tasa_seg_ces?: number;
  @FlagField({ optional: true, description: 'the rate was chosen, and is not the suggested one' })
  personalizarTasa = false;
  @CodeField({ optional: true }) tipopropiedad = 0;
  @CodeField({ optional: true }) antiguedad = 0;
  @CodeField({ optional: true }) objetivo = 0;
  @CodeField({ optional: true }) tipo_persona = 0;
  @WholeField({
    min: 0,
    max: 100,
    optional: true,
    description: 'people whose lives are insured, 1 or 2',
    publicText: 'figure',
  })
  asegurados = 1;
  @WholeField({
    min: 0,
    max: 100,
    optional: true,
    description: '1 or 2, without effect',
    publicText: 'figure',
  })
  participantes = 1;
  @WholeField({ min: 0, max: 100, optional: true, description: 'only 0', publicText: 'figure' })
  plazovariable = 0;
  @DecimalField({
    min: 0,
    max: 100,
    optional: true,
    description: 'insurable percentage',
    publicText: 'figure',
  })
  porcentaje = 0;
}

/** A row of `salida`: UF with 4 decimals, pesos whole, percent. */
export class DividendoRowDto {
  @ApiProperty({ type: 'integer', description: 'years' }) Plazo!: number;
  @ApiProperty({ type: Number }) Tasa!: number;
  @ApiProperty({ type: Number, description: 'nominal annual percent, without operation costs' })
  TasaCae!: number;
  @ApiProperty({ type: Number, description: 'without insurance' }) Dividendo!: number;
  @ApiProperty({ type: Number }) SegInc!: number;
  @ApiProperty({ type: Number }) SegDesg!: number;
  @ApiProperty({ type: Number }) SegCes!: number;
  @ApiProperty({ type: Number }) DivTotal!: number;
  @ApiProperty({ type: 'integer', description: 'pesos' }) DivTotalPe!: number;
  @ApiProperty({ type: Number }) CostoTotalUF!: number;
  @ApiProperty({ type: 'integer', description: 'pesos' }) RenMin!: number;
  @ApiProperty({ type: String, format: 'date' }) FecVencimiento!: string;
  @ApiProperty({ type: 'integer' }) Cuotas!: number;
  @ApiProperty({ type: Number }) TasacionUF!: number;
  @ApiProperty({ type: Number }) EstudioTitulosUF!: number;
  @ApiProperty({ type: Number }) Borrador!: number;
  @ApiProperty({ type: Number }) Notaria!: number;
  @ApiProperty({ type: Number }) CBR!: number;
  @ApiProperty({ type: Number }) ImpuestoTE!: number;
}

export class DividendoAnswerDto {
  @ApiProperty({ type: [DividendoRowDto] }) salida!: DividendoRowDto[];
}

import { ApiProperty } from '@nestjs/swagger';
import {
  DEFAULT_FIRE_INSURANCE_ID,
  DEFAULT_LIFE_INSURANCE_ID,
  DEFAULT_PRODUCT,
} from '@simulador/contracts/bank/codes';
import {
  ROW_COLUMNS,
  ROW_NAMES,
  type ResultRow,
  type RowColumn,
} from '@simulador/contracts/calculation/result-row';
import { CodeField, DecimalField, FlagField, TextField, UfField, WholeField } from '../../http/fields.ts';
import { IgnoredField } from '../../http/nested-fields.ts';
import { publicText } from '../../http/operation.ts';

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
  @IgnoredField({ type: Number, description: 'tasasimulacion counts; ignored', ...publicText('figure') })
  annual_rate?: number;
}

const DOCUMENTED = {
  years: { type: 'integer', description: 'years' },
  percent: { type: Number },
  UF: { type: Number },
  CLP: { type: 'integer', description: 'pesos' },
  date: { type: String, format: 'date' },
  instalments: { type: 'integer' },
} as const;
const DESCRIPTIONS: { readonly [Name in RowColumn]?: string } = {
  TasaCae: 'nominal annual percent, without operation costs',
  Dividendo: 'without insurance',
};

/** Returns a class with the columns of a result row, to extend a DTO with. */
function rowClass(): new () => { -readonly [Name in RowColumn]: ResultRow[Name] } {
  class Row {}
  for (const name of ROW_NAMES) {
    const description = DESCRIPTIONS[name];
    ApiProperty({ ...DOCUMENTED[ROW_COLUMNS[name].unit], ...(description && { description }) })(
      Row.prototype,
      name,
    );
  }
  return Row as new () => ResultRow;
}

/** A row of `salida`: UF with 4 decimals, pesos whole, percent. */
export class DividendoRowDto extends rowClass() {}

export class DividendoAnswerDto {
  @ApiProperty({ type: [DividendoRowDto] }) salida!: DividendoRowDto[];
}

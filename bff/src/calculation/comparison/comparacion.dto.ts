import { NumberOrNull, ObjectOrNull } from '../../http/answer-fields.ts';
import { ApiProperty } from '@nestjs/swagger';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import { ChoiceField, FlagField, WholeField } from '../../http/fields.ts';
import { DividendoRequestDto, DividendoRowDto } from '../dividendo/dividendo.dto.ts';
import { OperationCostDto } from '../../bank/operation-costs/operation-costs.dto.ts';

/** Request of calc_dividendo, and the caller: the age, if it is given, excludes terms, the flavour sets the limits. */
export class ComparacionRequestDto extends DividendoRequestDto {
  @WholeField({ min: 0, max: 150, optional: true, description: 'age in years', personal: 'age' })
  edad?: number;
  @ChoiceField({ values: ['web', 'pro'], optional: true }) flavour: Flavour = 'web';
  @FlagField({ optional: true, description: 'the own term keeps tasasimulacion, which another day quoted' })
  keeps_rate = false;
}

/** A term: its row, or the reason why it has none. */
export class ComparedTermDto {
  @ApiProperty({ type: 'integer', description: 'years' }) plazo!: number;
  @ObjectOrNull(DividendoRowDto)
  row!: DividendoRowDto | null;
  @ApiProperty({ type: String, nullable: true, description: 'Spanish sentence' }) reason!: string | null;
}

const CAE_WITH_COSTS = NumberOrNull('nominal annual percent, with operation costs');
const TOTAL_WITH_COSTS = { type: Number, description: 'UF: all payments and the operation costs' };

/** A term with its cost including operation costs; null without a row. */
export class TermWithCostsDto extends ComparedTermDto {
  @CAE_WITH_COSTS cae_with_costs!: number | null;
  @ApiProperty({ ...TOTAL_WITH_COSTS, nullable: true }) total_with_costs!: number | null;
}

export class ComparacionAnswerDto {
  @ApiProperty({ type: [TermWithCostsDto] }) terms!: TermWithCostsDto[];
}

/** The whole web calculation in one answer. */
export class SimulationWebAnswerDto extends ComparacionAnswerDto {
  @ApiProperty({ type: [DividendoRowDto] }) salida!: DividendoRowDto[];
  @ApiProperty({ type: [OperationCostDto] }) operation_costs!: OperationCostDto[];
  @CAE_WITH_COSTS cae_with_costs!: number | null;
  @ApiProperty(TOTAL_WITH_COSTS) total_with_costs!: number;
}

import type { IsoDate } from '@simulador/contracts/platform/dates';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { ChoiceField, TextField, FormCode, FormDecimal, FormNumber } from '../../../http/fields.ts';
import { DayField } from '../../../http/nested-fields.ts';
import { UF } from '../../book/rate-tables.dto.ts';

const optional = true;
const PERCENT = { min: 0, max: 100, description: 'percent' };
const TEXT = { maxLength: LIMITS.web.textMaxLength, filled: true, publicText: true } as const;
const MONTHLY_RATE = { min: 0, max: 1, description: 'part of the insured amount, each month' };

/** Amounts of the operation costs, before VAT. */
export class CostChangeDto {
  @FormDecimal({ ...UF, optional }) appraisal_net_uf?: number;
  @FormDecimal({ ...UF, optional }) title_study_net_uf?: number;
  @FormDecimal({ ...UF, optional }) deed_draft_net_uf?: number;
  @FormDecimal({ ...UF, optional }) notary_uf?: number;
  @FormDecimal({ ...PERCENT, optional }) vat_pct?: number;
}

export class InsuranceChangeDto {
  @TextField({ ...TEXT, optional }) description?: string;
  @FormNumber({ ...MONTHLY_RATE, optional }) monthly_rate?: number;
}

const INSURANCES = ['desgravamen', 'incendio', 'cesantia'] as const;

export class NewInsuranceDto {
  @ChoiceField({ values: INSURANCES, publicText: 'code' }) kind!: (typeof INSURANCES)[number];
  @FormCode() id!: number;
  @TextField(TEXT) description!: string;
  @FormNumber(MONTHLY_RATE) monthly_rate!: number;
}

export class LimitChangeDto {
  @FormNumber({ ...PERCENT, description: 'largest part of the value that is financed, percent' })
  max_pct!: number;
}

export class NewLimitDto extends LimitChangeDto {
  @FormCode({ optional, description: 'absent: every purpose' }) purpose?: number;
  @FormCode({ optional, description: 'absent: every property type' }) property_type?: number;
}

export class PrepaymentChangeDto {
  @FormDecimal({ min: 0, max: 99, description: 'months of interest', optional }) commission_months?: number;
  @FormDecimal({ ...UF, optional }) credit_max_uf?: number;
  @FormDecimal({ ...PERCENT, optional }) least_part_pct?: number;
  @TextField({ ...TEXT, optional }) source?: string;
}

export class NewPrepaymentDto {
  @DayField() valid_from!: IsoDate;
  @FormDecimal({ min: 0, max: 99, description: 'months of interest' }) commission_months!: number;
  @FormDecimal(UF) credit_max_uf!: number;
  @FormDecimal(PERCENT) least_part_pct!: number;
  @TextField(TEXT) source!: string;
}

import { ApiProperty } from '@nestjs/swagger';
import { BRANCHES } from '@simulador/contracts/bank/branches';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { COPIES, type RequestCopies } from '@simulador/contracts/simulations/copies';
import { PHONE_TEXT_MAX_LENGTH } from '@simulador/contracts/platform/phone';
import {
  ChoiceField,
  CodeField,
  DecimalField,
  FlagField,
  TextField,
  UfField,
  WholeField,
} from '../../http/fields.ts';
import { publicText } from '../../http/operation.ts';
import { IgnoredField, MonthField, ObjectField, UuidField } from '../../http/nested-fields.ts';
import { AttendedDto, CodebtorDto } from '../reading/simulation.dto.ts';
import { QuoteLinkDto } from '../quotes/quote.dto.ts';
import { DividendoRequestDto, DividendoRowDto } from '../../calculation/dividendo/dividendo.dto.ts';

const MAX_CLP = 1e13;
const MAX_PCT = 1_000;
const MAX_CODE_LENGTH = 10;
const { textMaxLength } = LIMITS.web;

const code = { maxLength: MAX_CODE_LENGTH, optional: true, publicText: 'code' } as const;
const text = { maxLength: textMaxLength, optional: true } as const;
const clp = { min: 0, max: MAX_CLP, optional: true } as const;

const AS_TYPED = 'pesos as they were typed; none for what was typed in UF';

/** The row of `salida` that was shown. Figures in UF and rates are compared with our own calculation; those that are optional may be omitted. */
export class ShownRowDto {
  @UfField() Dividendo!: number;
  @UfField() SegInc!: number;
  @UfField() SegDesg!: number;
  @UfField() SegCes!: number;
  @UfField() DivTotal!: number;
  @UfField() CostoTotalUF!: number;
  @UfField({ optional: true }) TasacionUF?: number;
  @UfField({ optional: true }) EstudioTitulosUF?: number;
  @UfField({ optional: true }) Borrador?: number;
  @UfField({ optional: true }) Notaria?: number;
  @UfField({ optional: true }) CBR?: number;
  @UfField({ optional: true }) ImpuestoTE?: number;
  @WholeField({ ...clp, description: 'pesos; they show which day’s UF was used', publicText: 'figure' })
  DivTotalPe?: number;
  @WholeField({ ...clp, description: 'pesos', publicText: 'figure' }) RenMin?: number;
  @WholeField({ min: 0, max: 100, optional: true, publicText: 'figure' }) Plazo?: number;
  @DecimalField({ min: 0, max: MAX_PCT, optional: true, publicText: 'figure' }) Tasa?: number;
  @DecimalField({ min: 0, max: MAX_PCT, optional: true, publicText: 'figure' }) TasaCae?: number;
  @TextField({ maxLength: 10, optional: true, publicText: 'date' }) FecVencimiento?: string;
  @WholeField({ min: 0, max: 1_200, optional: true, publicText: 'figure' }) Cuotas?: number;
}

type Within = (typeof COPIES)[number]['within'];
/** Fields with texts only: numbers need limits and units, so the DTO declares them. */
type Texts<Fields> = {
  [Name in keyof Fields as number extends Fields[Name] ? never : Name]: Fields[Name];
};

/** Returns a class to extend a DTO with: the optional texts that a request, or its property, copies to storage. */
function requestTexts<In extends Within>(within: In): new () => Texts<RequestCopies<In>> {
  class RequestTexts {}
  for (const { as, name, request, field, ...entry } of COPIES) {
    if (as !== 'text' || entry.within !== within) continue;
    const { maxLength = 0, personal: kind } = field;
    const options = { maxLength, optional: true, description: name, ...(kind && { personal: kind }) };
    TextField(options)(RequestTexts.prototype, request);
  }
  return RequestTexts as new () => Texts<RequestCopies<In>>;
}

export class SavedPropertyDto extends requestTexts('property') {
  @CodeField({ description: 'property type' }) type!: number;
  @TextField({ ...text, personal: 'text', description: 'free text, for a type that is not in the list' })
  type_text?: string;
  @FlagField({ optional: true, description: 'the client wants another property too' }) adds_other = false;
  @CodeField({ optional: true, description: 'new 1, used 2; 0 if it is not asked for' }) state = 0;
  @TextField({ ...code, description: 'CUT code' }) region_id?: string;
  @TextField({ maxLength: MAX_CODE_LENGTH, optional: true, personal: 'comuna', description: 'CUT code' })
  comuna_id?: string;
  @UfField({ description: 'UF' }) value_uf!: number;
  @WholeField({ ...clp, description: AS_TYPED, publicText: 'figure' }) value_clp?: number;
  @ChoiceField({ values: ['UF', 'CLP'], optional: true, description: 'the currency in which it was typed' })
  value_currency: 'UF' | 'CLP' = 'UF';
}

export class SavedAmountsDto {
  @UfField({ description: 'UF' }) credit_uf!: number;
  @UfField({ optional: true, description: 'UF' }) savings_uf = 0;
  @UfField({ optional: true, description: 'UF; 0 without a subsidy' }) subsidy_uf = 0;
  @WholeField({ ...clp, description: AS_TYPED, publicText: 'figure' }) credit_clp?: number;
  @WholeField({ ...clp, description: AS_TYPED, publicText: 'figure' }) savings_clp?: number;
  @WholeField({ ...clp, description: AS_TYPED, publicText: 'figure' }) subsidy_clp?: number;
  @CodeField({ optional: true, description: 'DS01 1, DS19 19, DS116 116, none 0' }) subsidy_type = 0;
}

export class ConsentDto {
  @MonthField('version of the accepted text') version!: string;
  @IgnoredField({ type: String, description: 'the client’s clock; ignored', ...publicText('date') })
  accepted_at?: unknown;
}

export class ContactConsentDto {
  @MonthField('version of the text about being contacted that was shown') version!: string;
  @FlagField({ optional: true, description: 'whether it was agreed to; true by default' }) accepted = true;
}

/** A simulation to save, as it was calculated and shown. */
export class SimulationCreateDto extends requestTexts('body') {
  @UuidField('the client, as "authenticate user" gave it') client!: string;
  @ObjectField(() => DividendoRequestDto) calculation!: DividendoRequestDto;
  @ObjectField(() => ShownRowDto) salida!: ShownRowDto;
  @ChoiceField({ values: [0, 1, 2], description: 'dependent 0, independent 1, other 2' })
  worker_type!: number;
  @WholeField({ min: 0, max: MAX_CLP, description: 'pesos a month', personal: 'income' }) net_income!: number;
  @WholeField({ min: 0, max: 150, description: 'years', personal: 'age' }) age!: number;
  @CodeField({ optional: true, description: 'by default that of the calculation' }) product?: number;
  @ObjectField(() => SavedPropertyDto) property!: SavedPropertyDto;
  @ObjectField(() => SavedAmountsDto) amounts!: SavedAmountsDto;
  @ChoiceField({ values: BRANCHES.map(({ id }) => id), optional: true, description: 'point of sale' })
  branch?: number;
  @CodeField({ optional: true, description: 'real-estate company' }) broker?: number;
  @CodeField({ optional: true, description: "one of the company's projects" }) project?: number;
  @ObjectField(() => CodebtorDto, { optional: true }) codebtor?: CodebtorDto | null;
  @FlagField({ optional: true, description: 'for staff: also for a client whom another executive has' })
  anyway?: boolean;
  @ObjectField(() => ConsentDto, { optional: true }) consent?: ConsentDto;
  @ObjectField(() => ContactConsentDto, { optional: true }) contact_consent?: ContactConsentDto | null;
  @ObjectField(() => QuoteLinkDto, { optional: true }) quote?: QuoteLinkDto;
  @TextField({
    maxLength: PHONE_TEXT_MAX_LENGTH,
    personal: 'phone',
    optional: true,
    description: 'phone number; +569 means none',
  })
  phone_number?: string;
}

/** Pesos for one UF, and its day. */
export class NewUfDto {
  @ApiProperty({ type: Number }) value!: number;
  @ApiProperty({ type: String, format: 'date', ...publicText('date') }) date!: string;
}

/** Reason why a simulation is not saved as shown, or at all. */
export class ValuesChangedDto extends AttendedDto {
  @ApiProperty({
    type: [DividendoRowDto],
    required: false,
    description:
      'the row now, at the newest UF and for a visitor at the suggested rate, if UF, rate, date or a figure changed',
  })
  salida?: DividendoRowDto[];
  @ApiProperty({ type: NewUfDto, required: false }) uf?: NewUfDto;
}

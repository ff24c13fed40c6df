import { LIMITS } from '@simulador/contracts/calculation/limits';
import { TextField, WholeField } from '../../http/fields.ts';

const MAX_CLP = 1e13;
const MAX_RUT_LENGTH = 20;
const { nameMaxLength } = LIMITS.web;

/** Co-debtor of the credit. See docs/rules.md R580. */
export class CodebtorDto {
  @TextField({ maxLength: nameMaxLength, personal: 'name' }) first_name!: string;
  @TextField({ maxLength: nameMaxLength, personal: 'name' }) last_name!: string;
  @TextField({ maxLength: MAX_RUT_LENGTH, personal: 'rut', description: 'RUT: `12345678-5`' })
  identification!: string;
  @WholeField({ min: 0, max: 150, description: 'years', personal: 'age' }) age!: number;
  @WholeField({ min: 0, max: MAX_CLP, description: 'pesos a month', personal: 'income' }) net_income!: number;
}

import { WholeOrNull } from '../../http/answer-fields.ts';
import { headerPart } from '../../http/request-parts.ts';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { USER_ROLES, type UserRole } from '@simulador/contracts/people/access';
import { TextField } from '../../http/fields.ts';
import { personal, publicText, VOLATILE } from '../../http/operation.ts';

const PASSWORD_MAX = 1_000;

export class CredentialsDto {
  @TextField({ maxLength: LIMITS.web.emailMaxLength, personal: 'email' }) email!: string;
  @TextField({ maxLength: PASSWORD_MAX, personal: 'secret' }) password!: string;
}

export class AccessDto {
  @ApiProperty({ type: String, description: 'JWT of 15 minutes', ...personal('token'), ...VOLATILE })
  access!: string;
}

/** The signed-in user. See docs/rules.md R124. */
export class UserInfoDto {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: String, ...personal('email') }) email!: string;
  @ApiProperty({ type: String, ...personal('name') }) full_name!: string;
  @ApiProperty({ enum: USER_ROLES }) bank_role!: UserRole;
  @WholeOrNull('branch that the user heads; null for none', publicText('code'))
  head_branch!: number | null;
  @ApiProperty({ type: Boolean, description: 'whether this installation sends simulations to a workflow' })
  has_workflow!: boolean;
  @ApiProperty({ type: Boolean, description: 'whether this installation can mail simulations' })
  has_mail!: boolean;
}

/** Gives the header `X-Token-Use`. */
export const TokenUse = (): ParameterDecorator =>
  headerPart(
    'X-Token-Use',
    '`browser` requests a token that is valid only together with the cookie of the answer, which renews it',
  );

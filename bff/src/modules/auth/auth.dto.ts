import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@simulador/contracts/domain/limits';
import { USER_ROLES, type UserRole } from '@simulador/contracts/domain/access';
import { TextField } from '../../http/fields.ts';

const PASSWORD_MAX = 1_000;

export class CredentialsDto {
  @TextField({ maxLength: LIMITS.web.emailMaxLength }) email!: string;
  @TextField({ maxLength: PASSWORD_MAX }) password!: string;
}

export class AccessDto {
  @ApiProperty({ type: String, description: 'JWT of 15 minutes' }) access!: string;
}

/** Who is signed in. See docs/rules.md R124. */
export class UserInfoDto {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: String }) full_name!: string;
  @ApiProperty({ enum: USER_ROLES }) bank_role!: UserRole;
}

import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../http/fields.ts';

const LOGOUT_TOKEN_MAX = 16_000;

/** How people sign in. */
export class SignInWaysDto {
  @ApiProperty({ type: Boolean, description: 'at the bank’s identity provider, and not with a password' })
  oidc!: boolean;
}

/** As OpenID Connect Back-Channel Logout sends it. */
export class LogoutDto {
  @TextField({ maxLength: LOGOUT_TOKEN_MAX, personal: 'token' }) logout_token!: string;
}

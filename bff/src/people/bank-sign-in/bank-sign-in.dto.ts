import { ApiProperty } from '@nestjs/swagger';
import { personal, VOLATILE } from '../../http/operation.ts';

/** Available ways to sign in. */
export class SignInWaysDto {
  @ApiProperty({ type: Boolean, description: 'at the bank’s identity provider, and not with a password' })
  oidc!: boolean;
}

/** Form of OpenID Connect Back-Channel Logout. */
export class LogoutDto {
  @ApiProperty({ type: String, ...personal('token'), ...VOLATILE }) logout_token!: string;
}

/** Way out of a session that the identity provider began. */
export class LeaveDto {
  @ApiProperty({
    type: String,
    description: 'address that ends the provider’s session and leads back to the sign-in page',
    ...personal('token'),
    ...VOLATILE,
  })
  logout_url!: string;
}

import { Inject, Injectable } from '@nestjs/common';
import type { createRemoteJWKSet, JWTPayload } from 'jose';
import type { Configuration, IDToken } from 'openid-client';
import type { ProviderLogout } from '../../access/sessions.ts';
import type { BankSignIn } from '../../config/bank-sign-in.ts';
import { fetchThroughProxy } from '../../border/upstream/core-connector.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { Problem } from '../../http/problem.ts';
import { isStorable, isSubject } from '../auth/account-users.ts';
import { problemOf } from './provider-problem.ts';
import type { ProviderClaims } from './bank-users.ts';

const TIMEOUT_S = 5;
/** Maximum difference between the provider's clock and this machine's, s. */
const CLOCK_TOLERANCE_S = 60;
/** Maximum age of a logout token, s. */
const MAX_LOGOUT_AGE_S = 300;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const NOT_COMPLETED = 'No se pudo completar el ingreso. Vuelva a intentarlo.';

/** Secrets of a sign-in at the identity provider. The browser gets only the state. */
export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  /** Code verifier (PKCE). */
  readonly verifier: string;
}

/** A completed sign-in at the provider. */
export interface ProviderSignIn {
  readonly claims: ProviderClaims;
  /** Proof of the sign-in, with which the provider ends its session without asking. */
  readonly idToken: string;
}

/** The provider's configuration, and its keys for signatures. */
interface Discovered {
  readonly client: typeof import('openid-client');
  readonly configuration: Configuration;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
  readonly jose: typeof import('jose');
}

/**
 * The bank's identity provider. The library compares times of its tokens with the machine's clock. It is discovered at the first sign-in,
 * so that the BFF starts without it.
 */
@Injectable()
export class IdentityProvider {
  private readonly settings: BankSignIn | null;
  private discovered: Promise<Discovered> | undefined;

  constructor(@Inject(APP_CONFIG) { bankSignIn }: AppConfig) {
    this.settings = bankSignIn;
  }

  /** Returns a new attempt and the provider's address for it. @throws Problem 404 without a provider, 503 if it can't be reached */
  async begin(): Promise<{ attempt: SignInAttempt; address: URL }> {
    const { client, configuration } = await this.discover();
    const verifier = client.randomPKCECodeVerifier();
    const attempt = { state: client.randomState(), nonce: client.randomNonce(), verifier };
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.callback().href,
      scope: scopesOf(configuration, this.required().groupsClaim),
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return { attempt, address };
  }

  /**
   * Validates the provider's answer (state, issuer, PKCE, nonce, audience, times, signature) and returns the user's claims.
   * @param query of the request with the answer
   * @throws Problem 400 for an invalid answer, 503 if the provider can't be reached
   */
  async signInOf(query: string, { state, nonce, verifier }: SignInAttempt): Promise<ProviderSignIn> {
    const { client, configuration } = await this.discover();
    const { clientId, groupsClaim } = this.required();
    const address = this.callback();
    address.search = query;
    try {
      const tokens = await client.authorizationCodeGrant(configuration, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const [claims, { id_token: idToken }] = [tokens.claims(), tokens];
      if (!claims || !idToken) throw new Error('the identity provider sent no ID token');
      const claim = unexpectedClaim(clientId, claims);
      if (claim) throw new Error('unexpected claim', { cause: { claim } });
      if (claims[groupsClaim] !== undefined && claims['email'] !== undefined) return { claims, idToken };
      if (!configuration.serverMetadata().userinfo_endpoint) return { claims, idToken };
      const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      return { claims: { ...more, ...claims }, idToken };
    } catch (error) {
      throw problemOf(error, NOT_COMPLETED);
    }
  }

  /**
   * Returns the provider's address that ends its session and leads back to the sign-in page (RP-initiated logout); null if the provider has
   * none, or can't be reached.
   */
  async logoutAddress(idToken: string): Promise<string | null> {
    const discovered = await this.discover().catch(() => null);
    if (!discovered?.configuration.serverMetadata().end_session_endpoint) return null;
    const { client, configuration } = discovered;
    const address = new URL('login', this.required().publicUrl).href;
    return client.buildEndSessionUrl(configuration, {
      id_token_hint: idToken,
      post_logout_redirect_uri: address,
    }).href;
  }

  /** Returns which sessions a logout token ends. @throws Problem 400 for an invalid token, 503 if the provider can't be reached */
  async logoutOf(token: string): Promise<ProviderLogout> {
    const { configuration, keys, jose } = await this.discover();
    const { issuer } = configuration.serverMetadata();
    const audience = this.required().clientId;
    try {
      const { payload } = await jose.jwtVerify(token, keys, {
        issuer,
        audience,
        maxTokenAge: MAX_LOGOUT_AGE_S,
        requiredClaims: ['iat', 'jti', 'events'],
        clockTolerance: CLOCK_TOLERANCE_S,
      });
      return logoutIn(payload, issuer);
    } catch (error) {
      throw problemOf(error, 'El aviso de cierre no es válido.');
    }
  }

  /** Returns the address to which the provider sends browsers back. */
  private callback(): URL {
    return new URL('api/simulador/sesion/oidc/retorno', this.required().publicUrl);
  }

  /** Returns the settings. @throws Problem 404 if users sign in with a password */
  required(): BankSignIn {
    if (!this.settings) throw new Problem(404, 'El ingreso por el banco no está habilitado.');
    return this.settings;
  }

  /** Discovers the provider once. A failure is not cached: the next request tries again. */
  private discover(): Promise<Discovered> {
    const settings = this.required();
    this.discovered ??= discoverAt(settings).catch((error: unknown) => {
      this.discovered = undefined;
      throw problemOf(error);
    });
    return this.discovered;
  }
}

async function discoverAt({ issuer, clientId, clientSecret }: BankSignIn): Promise<Discovered> {
  const [client, jose] = await Promise.all([import('openid-client'), import('jose')]);
  const isInsecure = issuer.protocol === 'http:';
  const metadata = { client_secret: clientSecret, [client.clockTolerance]: CLOCK_TOLERANCE_S };
  const configuration = await client.discovery(issuer, clientId, metadata, undefined, {
    execute: [client.enableNonRepudiationChecks, ...(isInsecure ? [client.allowInsecureRequests] : [])],
    timeout: TIMEOUT_S,
    [client.customFetch]: fetchThroughProxy,
  });
  const { jwks_uri: keysAddress } = configuration.serverMetadata();
  if (!keysAddress) throw new Error('the identity provider publishes no keys');
  const keys = jose.createRemoteJWKSet(new URL(keysAddress), {
    timeoutDuration: TIMEOUT_S * 1000,
    [jose.customFetch]: fetchThroughProxy,
  });
  return { client, configuration, keys, jose };
}

/** Returns the needed scopes that the provider offers; all needed ones if it publishes no list. */
function scopesOf(configuration: Configuration, groupsClaim: string): string {
  const { scopes_supported: offered } = configuration.serverMetadata();
  const useful = ['profile', 'email', ...(offered ? [groupsClaim] : [])];
  return ['openid', ...useful.filter((scope) => offered?.includes(scope) ?? true)].join(' ');
}

/**
 * Returns the claim of an ID token that was issued to another client or in the future, if any: the library checks `azp` only beside a second
 * audience, and not the time. A subject that can't be stored as it is, is refused too.
 */
function unexpectedClaim(clientId: string, { azp, iat, sub }: IDToken): keyof IDToken | undefined {
  if (azp !== undefined && azp !== clientId) return 'azp';
  if (iat > Date.now() / 1000 + CLOCK_TOLERANCE_S) return 'iat';
  return isSubject(sub) ? undefined : 'sub';
}

/**
 * Returns the logout in the claims of a token.
 * @throws Error for another token signed by the provider, such as an ID token
 */
function logoutIn({ events, sub, sid, nonce, iat = 0 }: JWTPayload, issuer: string): ProviderLogout {
  const isLogout = typeof events === 'object' && events !== null && LOGOUT_EVENT in events;
  const session = typeof sid === 'string' && sid !== '' ? sid : null;
  const isUsable = (sub === undefined || isSubject(sub)) && isStorable(session ?? '');
  if (!isLogout || nonce !== undefined || (sub === undefined && session === null) || !isUsable)
    throw new Error('not a logout token');
  // The token's time is in whole seconds, of another clock.
  return { issuer, subject: sub ?? null, session, before: new Date((iat + TIMEOUT_S) * 1000) };
}

import { Inject, Injectable } from '@nestjs/common';
import { storedEmail } from '@simulador/contracts/calculation/rules/text';
import type { Request, Response } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { DataSource } from 'typeorm';
import { DEVICE_MS, deviceSecretOf, setDeviceCookie, userSecretsOf } from '../../access/cookies.ts';
import { digestOf, newSessionSecret } from '../../access/secrets.ts';
import type { SignedInUser } from '../../access/sessions.ts';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';

/** A try to sign in with a password. */
export interface PasswordAttempt {
  /** Lower case. */
  readonly email: string;
  /** Address of the caller; for IPv6 that of the network. */
  readonly address: string;
  /** Value of the device's cookie; null without one. */
  readonly device: string | null;
}

const ofCookie = (email: string, device: string): Buffer => digestOf('device', email, device);
const ofAddress = (email: string, address: string): Buffer => digestOf('known address', email, address);

/**
 * Devices from which an account has signed in with its password: a browser by its cookie, a program by its address. The database has
 * digests of account and device only.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Returns a request's attempt to sign in. */
  attemptOf(request: Request, email: string): PasswordAttempt {
    return {
      email: storedEmail(email),
      address: ipKeyGenerator(request.ip ?? ''),
      device: deviceSecretOf(request, this.config.behindTls),
    };
  }

  /** Returns the digest of the account's known device, the cookie's before the address's; null for an unknown device. */
  async knownFor({ email, address, device }: PasswordAttempt): Promise<Buffer | null> {
    const candidates = [...(device === null ? [] : [ofCookie(email, device)]), ofAddress(email, address)];
    const rows: { who: Buffer }[] = await this.source.query(
      'SELECT who FROM known_devices WHERE who = ANY ($1) AND used > $2',
      [candidates, this.longAgo()],
    );
    return candidates.find((each) => rows.some(({ who }) => who.equals(each))) ?? null;
  }

  /** Stores the device of a successful sign-in. */
  async remember({ email, address, device }: PasswordAttempt): Promise<void> {
    await this.store([...(device === null ? [] : [ofCookie(email, device)]), ofAddress(email, address)]);
  }

  /**
   * Gives a signed-in browser without a device's cookie one. The answer to a sign-in does not, because scripts read only its first cookie.
   */
  async recognise(request: Request, response: Response, { email }: SignedInUser): Promise<void> {
    const { behindTls, bankSignIn } = this.config;
    const hasPassword = bankSignIn === null || bankSignIn.emergencyEmail === email;
    const isBrowser = userSecretsOf(request, behindTls).length > 0;
    if (!hasPassword || !isBrowser || deviceSecretOf(request, behindTls)) return;
    const device = newSessionSecret();
    await this.store([ofCookie(email, device)]);
    setDeviceCookie(response, device, behindTls);
  }

  private async store(devices: readonly Buffer[]): Promise<void> {
    await this.source.query(
      `DELETE FROM known_devices WHERE who IN (
         SELECT who FROM known_devices WHERE used <= $1 ORDER BY used LIMIT 100 FOR UPDATE SKIP LOCKED)`,
      [this.longAgo()],
    );
    await this.source.query(
      `INSERT INTO known_devices (who, used) SELECT who, $2 FROM unnest($1::bytea[]) AS who ORDER BY who
       ON CONFLICT (who) DO UPDATE SET used = EXCLUDED.used`,
      [devices, this.clock.now()],
    );
  }

  private longAgo(): Date {
    return new Date(this.clock.now().getTime() - DEVICE_MS);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { createHmac, hkdfSync } from 'node:crypto';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';

const PURPOSE = 'simulador analytics id';
const KEY_BYTES = 32;

/** A client's name for analytics: the same every time, and of no use to anyone without our key. */
@Injectable()
export class AnalyticsId {
  private readonly key: Buffer;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.key = Buffer.from(hkdfSync('sha256', config.jwtSecret, '', PURPOSE, KEY_BYTES));
  }

  /** 64 hexadecimal digits. */
  of(clientUuid: string): string {
    return createHmac('sha256', this.key).update(clientUuid).digest('hex');
  }
}

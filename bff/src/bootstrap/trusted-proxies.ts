import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express } from 'express';

/** Proxies are few; whoever else connects directly must not fill the memory. */
const MAX_KNOWN = 1_000;

type Trust = (address: string, hop: number) => boolean;

/**
 * Whose word about a visitor's address is believed. `1` is a number of hops, `true` everyone; anything else is a list of
 * addresses and networks, which are parsed and compared at the first request of each address only.
 */
export function trustProxies(app: NestExpressApplication, value: string | false): void {
  app.set('trust proxy', settingOf(value));
  const express = app.getHttpAdapter().getInstance() as Express;
  const compiled = express.get('trust proxy fn') as Trust;
  if (isListOfAddresses(value)) app.set('trust proxy', remembered(compiled));
}

function settingOf(value: string | false): string | number | boolean {
  if (value === false || value === 'false') return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? Number(value) : value;
}

const isListOfAddresses = (value: string | false): boolean => typeof settingOf(value) === 'string';

function remembered(trust: Trust): Trust {
  const known = new Map<string, boolean>();
  return (address, hop) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const trusted = trust(address, hop);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(address, trusted);
    return trusted;
  };
}

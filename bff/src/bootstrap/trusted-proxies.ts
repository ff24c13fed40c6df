import type { Express } from 'express';

type Trust = (address: string, hop: number) => boolean;

/** Maximum number of cached addresses. Proxies are few, and other direct connections must not fill the memory. */
const MAX_REMEMBERED = 1_000;

/**
 * Sets the proxies whose X-Forwarded-For is trusted. `1` is a number of hops, `true` means all, anything else is a list of addresses and
 * networks. An address is parsed and compared with the list only once.
 */
export function trustProxies(express: Express, value: string | false): void {
  const setting = settingOf(value);
  express.set('trust proxy', setting);
  if (typeof setting === 'string')
    express.set('trust proxy', remember(express.get('trust proxy fn') as Trust));
}

function settingOf(value: string | false): string | number | boolean {
  if (value === false || value === 'false') return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? Number(value) : value;
}

function remember(trust: Trust): Trust {
  const remembered = new Map<string, boolean>();
  return (address, hop) => {
    const known = remembered.get(address);
    if (known !== undefined) return known;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    const isTrusted = trust(address, hop);
    remembered.set(address, isTrusted);
    return isTrusted;
  };
}

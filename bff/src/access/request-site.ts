import type { Request } from 'express';

/** Values of `Sec-Fetch-Site` of a request that no other site caused: `none` is an address that was typed. */
const OWN = ['same-origin', 'none'];

/** Returns the host of the page that caused a request; undefined if the client does not send it. */
function originHost(request: Request): string | undefined {
  const origin = request.get('origin');
  if (origin === undefined) return undefined;
  return URL.canParse(origin) ? new URL(origin).host : '';
}

/** Returns true if a page of this site caused a request; every browser sends this with a form. */
export function isSameSite(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  return site === undefined ? originHost(request) === request.get('host') : OWN.includes(site);
}

/** Returns true if a page of another site or origin caused a request with side effects. Programs send neither header. */
export function isCrossSite(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const isSaid = request.get('sec-fetch-site') !== undefined || request.get('origin') !== undefined;
  return isSaid && !isSameSite(request);
}

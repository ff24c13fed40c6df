import { BFF_OPERATION_LIST } from '@simulador/contracts/api/find-operation';
import type { Request } from 'express';

const keyOf = (path: string): string => path.toLowerCase().replace(/\/$/, '');

/** Paths of calculations and look-ups that are sent as POST, without those that have parameters. */
const READING_POSTS: ReadonlySet<string> = new Set(
  BFF_OPERATION_LIST.filter(({ method, acts }) => method === 'POST' && !acts).map(({ path }) => keyOf(path)),
);

/** Returns true for a request that only reads, by its method or its operation. */
export const isRead = ({ method, path }: Pick<Request, 'method' | 'path'>): boolean =>
  method === 'GET' || method === 'HEAD' || (method === 'POST' && READING_POSTS.has(keyOf(path)));

const PROBES = /^\/health(?:\/|$)/i;

/** Returns true for a probe: it comes from the orchestrator's one address, must be answered and costs nothing, so it has no limits. */
export const isProbe = ({ path }: Pick<Request, 'path'>): boolean => PROBES.test(path);

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, type Stats } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { isClientRoute, ROUTE_SPELLINGS } from '@simulador/contracts/people/access';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { ApiPaths } from './api-paths.ts';

const BUILT_CLIENT = fileURLToPath(new URL('../../../frontend/dist/', import.meta.url));
const INDEX = '/index.html';
/** Prerendered page of these routes, with their first screen. */
const DRAWN = '/simulador.html';
const DRAWN_ROUTES = ['/', '/simulador', '/simulador-hipotecario-copy'];
/** Files whose name changes with their content, by their path below the client's root. */
const HASHED = /^\/assets\//;
const A_YEAR = 'public, max-age=31536000, immutable';

/** Serves the built client: its files, and its index page for its own routes. Without a build the BFF serves the API only. */
export function serveClient(app: Express, isApiPath: ApiPaths['isApiPath'], folder = BUILT_CLIENT): void {
  if (!existsSync(join(folder, INDEX))) return;
  const isDrawn = existsSync(join(folder, DRAWN));
  const inline: Partial<Record<string, (mtimeMs: number) => string>> = {
    [INDEX]: inlineSources(join(folder, INDEX)),
    [DRAWN]: inlineSources(join(folder, DRAWN)),
  };
  const setHeaders = (response: ServerResponse, file: string, { mtimeMs }: Stats): void => {
    const path = pathBelow(folder, file);
    response.setHeader('Cache-Control', HASHED.test(path) ? A_YEAR : 'no-cache');
    // Compressed files have the page's name and another extension.
    const directives = inline[path.replace(/(?<=\.html)\..*$/, '')]?.(mtimeMs);
    if (directives) allowInline(response, directives);
  };
  const files = expressStaticGzip(folder, {
    enableBrotli: true,
    index: false,
    orderPreference: ['br'],
    serveStatic: { setHeaders },
  });
  const page: RequestHandler = (request, response, next) => {
    if (!['GET', 'HEAD'].includes(request.method) || HASHED.test(request.path)) return next();
    const path = request.path.replace(/(?<=.)\/$/, '');
    // The client shows its own 404 page, but programs and crawlers need the status.
    response.status(isClientRoute(path) || Object.hasOwn(ROUTE_SPELLINGS, path) ? 200 : 404);
    request.url = isDrawn && DRAWN_ROUTES.includes(path) ? DRAWN : INDEX;
    files(request, response, next);
  };
  const client = express.Router().use(compression(), forReadablePaths(files), page);
  // The API has its own 404.
  app.use((request, response, next) => (isApiPath(request.path) ? next() : client(request, response, next)));
}

/** Returns a file's URL path relative to a folder, because a parent folder of the project may be called assets too. */
const pathBelow = (folder: string, file: string): string => `/${relative(folder, file).split(sep).join('/')}`;

/**
 * Returns the directives of the security policy that allow a page its own inline scripts and styles, and no others. Reads the page again when
 * a new build has replaced it.
 */
function inlineSources(page: string): (mtimeMs: number) => string {
  let read = { mtimeMs: NaN, directives: '' };
  return (mtimeMs) => {
    if (read.mtimeMs !== mtimeMs) read = { mtimeMs, directives: directivesOf(readFileSync(page, 'utf8')) };
    return read.directives;
  };
}

function directivesOf(html: string): string {
  const allowing = (element: string): string[] => {
    const texts = [...html.matchAll(new RegExp(`<${element}[^>]*>([^<][^]*?)</${element}>`, 'g'))];
    const hashes = texts.map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    return hashes.length > 0 ? [`${element}-src 'self' ${hashes.join(' ')}`] : [];
  };
  return [...allowing('script'), ...allowing('style')].join(';');
}

function allowInline(response: ServerResponse, directives: string): void {
  const policy = response.getHeader('Content-Security-Policy');
  if (typeof policy === 'string' && directives !== '')
    response.setHeader('Content-Security-Policy', `${policy};${directives}`);
}

/** The file server answers a path with a broken escape with a bare 400. */
function forReadablePaths(handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    try {
      decodeURIComponent(request.path);
    } catch {
      return next();
    }
    handler(request, response, next);
  };
}

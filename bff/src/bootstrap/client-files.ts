import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isClientRoute, ROUTE_SPELLINGS } from '@simulador/contracts/domain/access';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import { isApiPath } from './api-paths.ts';

const BUILT_CLIENT = fileURLToPath(new URL('../../../frontend/dist/', import.meta.url));
const INDEX = 'index.html';
/** Files whose name changes with their content, by their path below the client's root. */
const HASHED = /^\/assets\//;
const A_YEAR = 'public, max-age=31536000, immutable';

/** Serves the built client; its own routes get its index page. Without a build the BFF is an API alone. */
export function serveClient(app: Express, folder = BUILT_CLIENT): void {
  if (!existsSync(join(folder, INDEX))) return;
  const files = express.static(folder, {
    index: false,
    setHeaders: (response, path) =>
      response.set('Cache-Control', HASHED.test(pathBelow(folder, path)) ? A_YEAR : 'no-cache'),
  });
  const page: RequestHandler = (request, response, next) => {
    if (!['GET', 'HEAD'].includes(request.method) || HASHED.test(request.path)) return next();
    // The client shows its own 404 page; programs and crawlers go by the status.
    response.status(isClientPage(request.path.replace(/(?<=.)\/$/, '')) ? 200 : 404);
    // Relative to its root: in a project below a folder like `.cache` every file would count as hidden.
    response.set('Cache-Control', 'no-cache').sendFile(INDEX, { root: folder });
  };
  app.use(forClientPaths(express.Router().use(compression(), files, page)));
}

const isClientPage = (path: string): boolean => isClientRoute(path) || Object.hasOwn(ROUTE_SPELLINGS, path);

/** As a URL has it: the project may lie below a folder that is called assets too. */
const pathBelow = (folder: string, file: string): string => `/${relative(folder, file).split(sep).join('/')}`;

/** The API keeps its own 404. */
function forClientPaths(handler: RequestHandler): RequestHandler {
  return (request, response, next) => (isApiPath(request.path) ? next() : handler(request, response, next));
}

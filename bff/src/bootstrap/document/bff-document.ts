import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.ts';
import { readConfig } from '../../config/environment.ts';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ProblemDto } from '../../http/operation.ts';
import { completeOperation, METHODS } from './operations.ts';
import { HEADERS, problemAnswers } from './headers.ts';

/** Tags in the order of a visit, each with its description and the paths of its operations. */
const TAGS: Readonly<Record<string, readonly [description: string, paths: RegExp]>> = {
  external: [
    'Lists, UF and calculator, at the paths that external clients know',
    /^\/api\/external\/(?!tarifas)/,
  ],
  simulations: ['Calculated and saved simulations', /^\/(simulations|api\/simulador\/planilla)\//],
  products: ['Products and the maximum rate', /^\/(products|api\/external\/tarifas)/],
  tarificador: ['Suggested rates', /^\/api\/tarificador\//],
  simulador: ['What only our own client asks', /^\/api\/simulador\/(?!planilla|sesion|envios)/],
  authentication: [
    'Users, their sessions, and clients of the bank',
    /^\/(authentication\/|api\/token|api\/simulador\/sesion)/,
  ],
  inmobiliarias: ['Real-estate companies and their projects', /^\/(inmobiliarias|api\/integrations)\//],
  workflow: [
    'Simulations on their way into the commercial workflow',
    /^\/api\/(application|simulador\/envios)/,
  ],
  health: ['Probes', /^\/health\//],
  ops: ['What operators look at', /^\/ops\//],
};

/** Returns the tags of a path. @throws if it has none */
function tagsOf(path: string): string[] {
  const names = Object.entries(TAGS).filter(([, [, paths]]) => paths.test(path));
  if (names.length !== 1) throw new Error(`${path} needs exactly one tag`);
  return names.map(([name]) => name);
}

const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a signed-in user',
  },
  operator: { type: 'http', scheme: 'bearer', description: "The operators' credential, OPS_TOKEN" },
  service: {
    type: 'http',
    scheme: 'basic',
    description: "The bank's own script, SERVICE_USER and SERVICE_PASSWORD",
  },
} as const;

const DESCRIPTION =
  'UF with 4 decimals, pesos whole, rates in annual percent, dates YYYY-MM-DD. Errors are RFC 9457. ' +
  'Each path is answered with and without a closing slash.';

/** Returns the API's document: the controllers' declarations, completed with the facts that are common to all operations. */
function openApiDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Simulador Hipotecario: BFF')
    .setDescription(DESCRIPTION)
    .setVersion('2')
    .addServer('/', 'The origin that serves the client too');
  for (const [name, [description]] of Object.entries(TAGS)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    extraModels: [ProblemDto],
    autoTagControllers: false,
  });
  document.info = {
    ...document.info,
    contact: { name: 'Simulador Hipotecario' },
    license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' } as { name: string },
  };
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      operation.tags = tagsOf(path);
      completeOperation(method, path, operation);
    }
  }
  document.components = {
    ...document.components,
    securitySchemes: SECURITY_SCHEMES,
    headers: HEADERS,
    responses: problemAnswers(document),
  };
  return document;
}

/** Path of the committed document. */
export const BFF_DOCUMENT = fileURLToPath(new URL('../../../../contracts/openapi/bff.json', import.meta.url));

/** Returns the document's text, made from the current controllers. */
export async function currentDocument(): Promise<string> {
  const config = readConfig({
    DATABASE_URL: 'postgres://nobody@localhost/none',
    CORE_URL: 'http://localhost',
  });
  // A preview creates no providers, because the document needs no database. Without `abortOnError: false` Nest would end the process
  // silently.
  const options = { preview: true, logger: false, abortOnError: false } as const;
  const app = await NestFactory.create(await AppModule.with(config), options);
  return `${JSON.stringify(openApiDocument(app), null, 2)}\n`;
}

/** Returns the text of the committed document; empty if there is none. */
export const committedDocument = (): Promise<string> => readFile(BFF_DOCUMENT, 'utf8').catch(() => '');

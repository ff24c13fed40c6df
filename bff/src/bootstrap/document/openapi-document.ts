import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ProblemDto } from '../../http/api-problems.ts';
import { completeOperation, METHODS } from './operations.ts';
import { HEADERS } from './headers.ts';
import { problemAnswers } from './problem-answers.ts';

/** Tags of the controllers, in the order of a visit. */
const TAGS: Readonly<Record<string, string>> = {
  external: 'Lists, UF and calculator, at the paths that external clients know',
  simulations: 'Calculated and saved simulations',
  products: 'Products and the maximum rate',
  tarificador: 'Suggested rates',
  simulador: 'What only our own client asks',
  authentication: 'Users, their sessions, and clients of the bank',
  inmobiliarias: 'Real-estate companies and their projects',
  workflow: 'Simulations on their way into the commercial workflow',
  health: 'Probes',
  ops: 'What operators look at',
};

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
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Simulador Hipotecario: BFF')
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addServer('/', 'The origin that serves the client too');
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
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
    for (const method of METHODS) if (item[method]) completeOperation(method, path, item[method]);
  }
  document.components = {
    ...document.components,
    securitySchemes: SECURITY_SCHEMES,
    headers: HEADERS,
    responses: problemAnswers(document),
  };
  return document;
}

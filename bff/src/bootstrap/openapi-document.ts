import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ProblemDto } from '../http/api-problems.ts';

/** The API's document, made from the controllers. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Simulador Hipotecario: BFF')
    .setDescription(
      'UF with 4 decimals, pesos whole, rates in annual percent, dates YYYY-MM-DD. Errors are RFC 9457.',
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, description, { extraModels: [ProblemDto] });
}

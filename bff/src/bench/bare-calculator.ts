/** What a calculation costs at least: node:http, JSON.parse, the same arithmetic, JSON.stringify. It checks nothing. */
import { createServer } from 'node:http';
import { subpurposeOf } from '@simulador/contracts/domain/codes';
import { ufValueFromNumber } from '@simulador/contracts/domain/money';
import {
  DEFAULT_OPERATION_COST_PARAMS,
  operationCosts,
} from '@simulador/contracts/domain/mortgage/operation-costs';
import { simulateMortgage } from '@simulador/contracts/domain/mortgage/simulate';
import type { DividendoRequestDto } from '../modules/dividendo/dividendo.dto.ts';
import { toRow } from '../modules/dividendo/dividendo.row.ts';
import { mortgageTerms } from '../modules/dividendo/mortgage-terms.ts';
import { headersOf, tellReady } from './ready.ts';

const UF = ufValueFromNumber(40880.36);
const START = '2026-11-20';

function answer(text: string): string {
  const request = JSON.parse(text) as DividendoRequestDto;
  const terms = mortgageTerms(request, START);
  const figures = simulateMortgage({ ...terms, ufValue: UF });
  const { credit, propertyValue } = terms;
  const subpurpose = subpurposeOf(request.destino);
  const costs = operationCosts(
    { credit, propertyValue, dfl2: request.DFL2, socialEstate: false, subpurpose },
    DEFAULT_OPERATION_COST_PARAMS,
  );
  return JSON.stringify({ salida: [toRow(figures, costs)] });
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const text = answer(Buffer.concat(chunks).toString());
    response.writeHead(200, headersOf(text)).end(text);
  });
});
tellReady(server);

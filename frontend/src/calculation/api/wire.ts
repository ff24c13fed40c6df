/** Types of the BFF's bodies, under this subject's names. */
import type { components } from '@simulador/contracts/generated/bff';

type Schemas = components['schemas'];

export type Inicio = Schemas['InicioDto'];
export type Catalogos = Schemas['CatalogosDto'];
export type Seguro = Schemas['SeguroDto'];
export type DividendoRequest = Schemas['DividendoRequestDto'];
export type DividendoRow = Schemas['DividendoRowDto'];
export type OperationCost = Schemas['OperationCostDto'];
export type CalculoRequest = Schemas['CalculoRequestDto'];
export type CalculoAnswer = Schemas['CalculoAnswerDto'];
export type CalculoProblem = Schemas['CalculoProblemDto'];
/** One term of the comparison: a row, or the reason why it has none. */
export type ComparedTerm = Schemas['TermWithCostsDto'];
/** Change with which a low income is enough. */
export type WayOut = Schemas['WayOutDto'];
/** A real-estate company, or one of its projects. */
export type Company = Schemas['IdentifiedNameDto'];

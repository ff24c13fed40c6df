/** Types of the BFF's bodies, under this subject's names. */
import type { components } from '@simulador/contracts/generated/bff';

type Schemas = components['schemas'];

export type Inicio = Schemas['InicioDto'];
export type Catalogos = Schemas['CatalogosDto'];
export type Seguro = Schemas['SeguroDto'];
export type DividendoRequest = Schemas['DividendoRequestDto'];
export type DividendoAnswer = Schemas['DividendoAnswerDto'];
export type DividendoRow = Schemas['DividendoRowDto'];
export type OperationCostsRequest = Schemas['OperationCostsRequestDto'];
export type OperationCost = Schemas['OperationCostDto'];
export type TmcRequest = Schemas['TmcRequestDto'];
export type TarifaRequest = Schemas['TarifaRequestDto'];
export type ComparacionRequest = Schemas['ComparacionRequestDto'];
/** One term of the comparison: a row, or the reason why it has none. */
export type ComparacionTerm = Schemas['TermWithCostsDto'];
/** A real-estate company, or one of its projects. */
export type Company = Schemas['IdentifiedNameDto'];

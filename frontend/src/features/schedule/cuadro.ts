import type { components } from '@simulador/contracts/generated/bff';

/** The schedule as the BFF answers it: UF as decimal numbers. */
export type Cuadro = components['schemas']['CuadroAnswerDto'];

/** Words about the state's housing subsidies, for every form that asks for one. */
import { SUBSIDY } from '@simulador/contracts/bank/codes';
import { LIMITS } from '@simulador/contracts/calculation/limits';

const { subsidyMinUf, subsidyMaxUf } = LIMITS.web;

/** Range of the amount, shown before an error. */
export const SUBSIDY_RANGE = `Entre UF ${subsidyMinUf} y UF ${subsidyMaxUf}.`;

const MEANINGS: Readonly<Record<number, string>> = {
  [SUBSIDY.DS01]: 'DS1: clase media, compra o construcción.',
  [SUBSIDY.DS19]: 'DS19: vivienda nueva en un proyecto de integración social y territorial.',
  [SUBSIDY.DS116]: 'DS116: vivienda nueva en un proyecto de integración social con cupo.',
};

/** Returns what a subsidy is for; undefined for a code that the list does not explain. */
export const subsidyMeaning = (code: number): string | undefined => MEANINGS[code];

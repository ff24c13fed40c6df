/** The choices so far, for the card beside the modules. */
import { type Fact, factsOf } from '@simulador/contracts/simulations/facts';
import { CHOICES } from '@simulador/contracts/simulations/screens';
import type { Stated } from '@simulador/contracts/simulations/stated';
import type { Answers } from '../answers/answers.ts';
import type { ModuleId } from '../answers/fields.ts';
import { type AnswerNames, statedBy } from '../answers/stated-answers.ts';

export interface Choices {
  readonly module: ModuleId;
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** Returns the choices so far. `ufValueClp`: pesos per UF. `annualRatePct`: the rate of the calculation. */
export function choicesOf(
  answers: Answers,
  names: AnswerNames,
  ufValueClp: number,
  annualRatePct: number | null,
): readonly Choices[] {
  const stated = statedBy(answers, names, ufValueClp, annualRatePct);
  const { client, project, credit, insurances } = CHOICES.groups;
  const hasCatalogos = names.catalogos !== null;
  const groups = [
    { module: 'm1', title: 'Cliente', lines: client },
    { module: 'm2', title: 'Proyecto', lines: hasCatalogos ? project : [] },
    { module: 'm3', title: 'Crédito', lines: hasCatalogos ? credit : [] },
    // Shown once a life insurance is chosen, because the fire insurance has a default.
    { module: 'm3', title: 'Seguros', lines: stated.lifeInsurance === '' ? [] : insurances },
  ] as const;
  return groups
    .map(({ lines, ...group }) => ({ ...group, facts: factsOf<Stated>(stated, lines) }))
    .filter(({ facts }) => facts.length > 0);
}

import { Inject, Injectable } from '@nestjs/common';
import type { IsoDate } from '@simulador/contracts/domain/dates';
import { SERVER_SENTENCES } from '@simulador/contracts/messages/server-sentences';
import type { Sourced } from '../../border/upstream/sourced.ts';
import { Problem } from '../../http/problem.ts';
import { withCosts } from '../dividendo/costs-of-row.ts';
import type { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import { DividendoPort } from '../dividendo/dividendo.port.ts';
import { OperationCostParamsTable } from '../operation-costs/operation-cost-params.ts';
import { ParidadPort } from '../paridad/paridad.port.ts';
import type { ExplainedFigureDto, ExplicacionAnswerDto } from './explanation.dto.ts';
import { FIGURE_UNITS, figureTrees, type FigureTrees } from './figure-trees.ts';

interface Explained {
  readonly answer: ExplicacionAnswerDto;
  readonly ufDate: IsoDate;
}

/** Where the figures of a calculation come from. See docs/rules.md R579. */
@Injectable()
export class ExplanationService {
  constructor(
    @Inject(DividendoPort) private readonly dividendo: DividendoPort,
    @Inject(ParidadPort) private readonly paridad: ParidadPort,
    @Inject(OperationCostParamsTable) private readonly params: OperationCostParamsTable,
  ) {}

  /** @throws Problem as the calculation does, and 502 where its figures are not those of the trees. */
  async explain(request: DividendoRequestDto): Promise<Sourced<Explained>> {
    const calculated = await this.dividendo.calculate(request);
    const { row, ufDate } = calculated.value;
    const [uf, params] = await Promise.all([this.paridad.current(), this.params.current()]);
    const trees = figureTrees(request, uf.value.value, params);
    const figures = explainedFigures(trees, { ...row, ...withCosts(request, row) });
    return { ...calculated, value: { answer: { figures }, ufDate } };
  }
}

type Figures = Readonly<Record<keyof FigureTrees, number | null>>;

/** @throws Problem 502 where a tree has another value than its figure. */
function explainedFigures(trees: FigureTrees, figures: Figures): ExplainedFigureDto[] {
  const names = Object.keys(FIGURE_UNITS) as (keyof FigureTrees)[];
  return names.flatMap((name) => {
    const [tree, figure] = [trees[name], figures[name]];
    if ((tree === null ? null : Number(tree.value)) !== figure) throw disagreement(name);
    return tree === null ? [] : [{ name, unit: FIGURE_UNITS[name], value: tree.value, node: tree }];
  });
}

const disagreement = (name: string): Problem =>
  new Problem(502, SERVER_SENTENCES.figuresDiffer, {
    cause: new Error(`the dividend's ${name} is not its tree's`),
  });

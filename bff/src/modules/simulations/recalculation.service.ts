import { Inject, Injectable } from '@nestjs/common';
import type { Flavour } from '@simulador/contracts/domain/limits';
import { ufValueToNumber } from '@simulador/contracts/domain/money';
import { isProblem } from '../../http/problem.ts';
import { toAnswer } from '../cuadro/cuadro.answer.ts';
import { CuadroService } from '../cuadro/cuadro.service.ts';
import type { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import { suggestedRateQuestion } from '../dividendo/suggested-rate-question.ts';
import { ParidadPort } from '../paridad/paridad.port.ts';
import { UfHistory } from '../paridad/uf-history.ts';
import { WebCalculationService } from '../simulador/web-calculation.service.ts';
import { TarificadorPort } from '../tarificador/tarificador.port.ts';
import { pricedWith, shownUf } from './parity.ts';
import type { SimulationSnapshot, SimulationYear } from './saved-simulation.ts';
import type { SimulationCreateDto } from './simulation-create.dto.ts';
import { SimulationTextsService } from './simulation-texts.service.ts';
import { assertUnchanged } from './unchanged.ts';

/** Version of the rules of calculation, as snapshots name it. */
export const RULES = '1';

/** Calculates again what is about to be saved: only our own figures are kept. */
@Injectable()
export class RecalculationService {
  constructor(
    @Inject(WebCalculationService) private readonly calculation: WebCalculationService,
    @Inject(CuadroService) private readonly cuadro: CuadroService,
    @Inject(SimulationTextsService) private readonly texts: SimulationTextsService,
    @Inject(TarificadorPort) private readonly tarificador: TarificadorPort,
    @Inject(ParidadPort) private readonly paridad: ParidadPort,
    @Inject(UfHistory) private readonly history: UfHistory,
  ) {}

  /** @throws Problem 409 when a figure that was shown is not ours, 400 for what can't be calculated, 502 to 504. */
  async snapshot(body: SimulationCreateDto, flavour: Flavour): Promise<SimulationSnapshot> {
    const request = body.calculation;
    const [{ answer, costs, terms }, texts, uf, years, suggestedRatePct] = await Promise.all([
      this.calculation.calculate({ ...request, edad: body.age, flavour }),
      this.texts.textsOf(body),
      shownUf(body.salida, this.paridad, this.history),
      this.years(request),
      this.suggestedRate(request),
    ]);
    assertUnchanged(body.salida, answer.value.row);
    return {
      calculation: request,
      row: pricedWith(answer.value.row, uf),
      costs,
      terms: terms.map((term) => ({ ...term, row: term.row && pricedWith(term.row, uf) })),
      years,
      uf: { value: ufValueToNumber(uf.value), date: uf.date },
      source: answer.source === 'core' ? 'core' : 'local',
      rules: RULES,
      suggestedRatePct,
      texts,
    };
  }

  /** A dividend that no schedule of ours comes to is still the bank's: it is saved without one. */
  private years(request: DividendoRequestDto): Promise<SimulationYear[]> {
    return this.cuadro
      .schedule(request)
      .then(({ value }) => toAnswer(value.schedule).by_year)
      .catch(onlyWhere(502, []));
  }

  /** A credit that the tables have no rate for may be saved with a chosen one. */
  private suggestedRate(request: DividendoRequestDto): Promise<number | null> {
    return this.tarificador
      .suggestedRate(suggestedRateQuestion(request))
      .then(({ value }): number | null => value)
      .catch(onlyWhere(404, null));
  }
}

const onlyWhere =
  <T>(status: number, instead: T) =>
  (error: unknown): T => {
    if (isProblem(error, status)) return instead;
    throw error;
  };

import { Inject, Injectable } from '@nestjs/common';
import { COMPARISON_YEARS } from '@simulador/contracts/domain/limits';
import { agePlusYearsRule, yearsRangeRule } from '@simulador/contracts/domain/rules/term';
import { firstViolation } from '@simulador/contracts/domain/rules/violation';
import { violationText } from '@simulador/contracts/messages/es';
import { isProblem } from '../../http/problem.ts';
import type { Sourced } from '../../border/sourced.ts';
import type { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import { type CalculatedDividendo, DividendoPort } from '../dividendo/dividendo.port.ts';
import { suggestedRateQuestion } from '../dividendo/suggested-rate-question.ts';
import { TarificadorPort } from '../tarificador/tarificador.port.ts';
import type { ComparacionRequestDto, ComparedTermDto } from './comparacion.dto.ts';

export interface Comparison {
  readonly terms: ComparedTermDto[];
  /** One of the answers behind the terms, for where they came from; null when no term can be had. */
  readonly answer: Sourced<CalculatedDividendo> | null;
}

interface ComparedTerm {
  readonly term: ComparedTermDto;
  readonly answer: Sourced<CalculatedDividendo> | null;
}

const without = (plazo: number, reason: string): ComparedTerm => ({
  term: { plazo, row: null, reason },
  answer: null,
});

/** The same credit over six terms, each equal to its single calculation. */
@Injectable()
export class ComparacionService {
  constructor(
    @Inject(DividendoPort) private readonly dividendo: DividendoPort,
    @Inject(TarificadorPort) private readonly tarificador: TarificadorPort,
  ) {}

  /** @throws Problem when a term could not be calculated for another reason than that it can't be had. */
  async compare(request: ComparacionRequestDto): Promise<Comparison> {
    const compared = await Promise.all(COMPARISON_YEARS.map((years) => this.term(request, years)));
    return {
      terms: compared.map(({ term }) => term),
      answer: compared.find(({ answer }) => answer)?.answer ?? null,
    };
  }

  private async term(request: ComparacionRequestDto, plazo: number): Promise<ComparedTerm> {
    const forbidden = firstViolation(
      () => yearsRangeRule(plazo, request.flavour),
      () => agePlusYearsRule(request.edad, plazo),
    );
    if (forbidden) return without(plazo, violationText(forbidden));
    try {
      const answer = await this.calculate(request, plazo);
      return { term: { plazo, row: answer.value.row, reason: null }, answer };
    } catch (error) {
      if (isProblem(error, 400, 404)) {
        return without(plazo, error.detail);
      }
      throw error;
    }
  }

  private async calculate(
    request: ComparacionRequestDto,
    plazo: number,
  ): Promise<Sourced<CalculatedDividendo>> {
    const { edad, flavour, ...single } = request;
    const tasasimulacion = request.personalizarTasa
      ? request.tasasimulacion
      : await this.suggestedRate(request, plazo);
    return this.dividendo.calculate({ ...single, plazototal: plazo, tasasimulacion });
  }

  private async suggestedRate(request: DividendoRequestDto, periodYears: number): Promise<number> {
    const answer = await this.tarificador.suggestedRate(suggestedRateQuestion(request, periodYears));
    return answer.value;
  }
}

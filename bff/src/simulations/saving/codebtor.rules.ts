import type { Flavour } from '@simulador/contracts/calculation/limits';
import {
  codebtorAgePlusYearsRule,
  codebtorIncomeRule,
  peopleCount,
} from '@simulador/contracts/calculation/rules/codebtor';
import { yearsSuffix } from '@simulador/contracts/calculation/rules/field-suffix';
import { ageRangeRule, rutRule } from '@simulador/contracts/calculation/rules/person';
import { nameRule } from '@simulador/contracts/calculation/rules/text';
import { broken, type FieldProblem, unless } from '../../http/problem.ts';
import type { SimulationCreateDto } from './saving.dto.ts';

const PEOPLE = 'Debe ser 1 sin codeudor, y 2 con uno';

/**
 * Checks the form's rules about the co-debtor, except that the RUT differs from the client's, which is checked once the client is known.
 * See docs/rules.md R580.
 */
export function codebtorProblems(
  { codebtor, calculation }: SimulationCreateDto,
  flavour: Flavour,
): FieldProblem[] {
  const people = peopleCount(Boolean(codebtor));
  const counted = [
    ...unless(calculation.asegurados === people, 'calculation.asegurados', PEOPLE),
    ...unless(calculation.participantes === people, 'calculation.participantes', PEOPLE),
  ];
  if (!codebtor) return counted;
  const years = calculation.plazototal;
  return [
    ...counted,
    ...broken('input_codebtor_name', nameRule(codebtor.first_name, flavour)),
    ...broken('input_codebtor_last_name', nameRule(codebtor.last_name, flavour)),
    ...broken('input_codebtor_rut', rutRule(codebtor.identification)),
    ...broken('input_codebtor_age', ageRangeRule(codebtor.age)),
    ...broken('input_codebtor_salary', codebtorIncomeRule(String(codebtor.net_income))),
    ...broken(
      `input_payment_years${yearsSuffix(calculation.destino)}`,
      codebtorAgePlusYearsRule(codebtor.age, years),
    ),
  ];
}

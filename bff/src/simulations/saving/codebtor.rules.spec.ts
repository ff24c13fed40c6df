import { describe, expect, it } from '@jest/globals';
import type { SimulationCreateDto } from './saving.dto.ts';
import { codebtorProblems } from './codebtor.rules.ts';

const CODEBTOR = {
  first_name: 'Pedro',
  last_name: 'Soto Vera',
  identification: '11111111-1',
  age: 45,
  net_income: 650_000,
};
const FOR_TWO = { asegurados: 2, participantes: 2, plazototal: 25, destino: 1 };

const refused = (codebtor: object | null, calculation: object = {}): string[] =>
  codebtorProblems(
    {
      codebtor: codebtor && { ...CODEBTOR, ...codebtor },
      calculation: { ...FOR_TWO, ...calculation },
    } as SimulationCreateDto,
    'web',
  ).map(({ name }) => name);

describe('a co-debtor', () => {
  it.each<[string, object | null, object, string[]]>([
    ['with everything', {}, {}, []],
    ['who is missing', null, { asegurados: 1, participantes: 1 }, []],
    ['who is missing, and insured', null, { participantes: 1 }, ['calculation.asegurados']],
    ['who is missing, and owes', null, { asegurados: 1 }, ['calculation.participantes']],
    ['with a wrong RUT', { identification: '11111111-2' }, {}, ['input_codebtor_rut']],
    ['of 23', { age: 23 }, {}, ['input_codebtor_age']],
    ['who is 81 at the end', { age: 56 }, {}, ['input_payment_years_cv']],
    ['who is 81 at the end of a refinancing', { age: 56 }, { destino: 72 }, ['input_payment_years_ref']],
    ['without an income', { net_income: 0 }, {}, ['input_codebtor_salary']],
    ['without a first name', { first_name: ' ' }, {}, ['input_codebtor_name']],
    ['without a last name', { last_name: '' }, {}, ['input_codebtor_last_name']],
    ['who is not insured', {}, { asegurados: 1 }, ['calculation.asegurados']],
    ['who does not owe the credit', {}, { participantes: 1 }, ['calculation.participantes']],
  ])('%s: %#', (_what, codebtor, calculation, names) => {
    expect(refused(codebtor, calculation)).toEqual(names);
  });
});

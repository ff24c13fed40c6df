import { describe, expect, it } from '@jest/globals';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import { Problem } from '../../http/problem.ts';
import { CODEBTOR, EXAMPLE_REQUEST } from '../../testing/example.ts';
import { PROJECT } from '../../testing/visitor.ts';
import type { ShownRowDto, SimulationCreateDto } from './saving.dto.ts';
import { assertSavable } from './saving.rules.ts';

/** Undefined omits a field. */
type Changed<T> = { readonly [K in keyof T]?: T[K] | undefined };

interface Changes {
  readonly body?: Changed<SimulationCreateDto>;
  readonly calculation?: Changed<SimulationCreateDto['calculation']>;
  readonly property?: Changed<SimulationCreateDto['property']>;
  readonly amounts?: Changed<SimulationCreateDto['amounts']>;
}

/** Returns the body of the example (a new flat of 2.500 UF over 25 years) with changes. */
function bodyOf({ body, calculation, property, amounts }: Changes = {}): SimulationCreateDto {
  const { branch, broker, project, ...rest } = PROJECT;
  return {
    ...rest,
    client: '7b7c9f0e-2f0e-4f6b-9f5b-3b1f0a3f7f10',
    salida: {} as ShownRowDto,
    ...body,
    calculation: { ...EXAMPLE_REQUEST, ...calculation },
    property: { ...PROJECT.property, adds_other: false, ...property },
    amounts: { ...PROJECT.amounts, ...amounts },
  } as SimulationCreateDto;
}

/** Returns the names of the refused fields. */
function refused(changes: Changes, flavour: Flavour = 'web'): string[] {
  try {
    assertSavable(bodyOf(changes), flavour);
    return [];
  } catch (error) {
    if (!(error instanceof Problem) || error.getStatus() !== 400) throw error;
    return (error.extra.fields ?? []).map(({ name }) => name);
  }
}

/** Returns changes with the same purpose, type and amounts in all parts of the body. */
const ofPurpose = (destino: number, { calculation, property }: Changes = {}): Changes => ({
  calculation: { destino, antiguedad: 0, tipopropiedad: 1, ...calculation },
  property: { type: 1, state: 0, ...property },
});

const refinanced = (calculation = {}, property = {}): Changes => ofPurpose(72, { calculation, property });
const ofOther = (type_text: string): Changes =>
  ofPurpose(52, { calculation: { tipopropiedad: 99 }, property: { type: 99, type_text } });

/** Returns a purchase of 1.500 UF: savings 200, subsidy 300, credit 1.000. */
const subsidised = ({ calculation, amounts, property }: Changes = {}): Changes => ({
  calculation: {
    codigoSubsidio: 1,
    codigoSeguroCesantia: 1,
    codsegdesg: 4,
    montocredito: 1000,
    valorpropiedad: 1500,
    ...calculation,
  },
  property: { value_uf: 1500, ...property },
  amounts: { credit_uf: 1000, savings_uf: 200, subsidy_uf: 300, subsidy_type: 1, ...amounts },
});

const NO_PLACE = { region_id: undefined, comuna_id: undefined };

describe('a simulation to save', () => {
  it('may be the example in both flavours, or subsidised', () => {
    expect([refused({}), refused({}, 'pro'), refused(subsidised())]).toEqual([[], [], []]);
  });

  it.each<[string, string[], Changes, Flavour?]>([
    ['income below the public’s minimum', ['input_liquid_salary'], { body: { net_income: 499_999 } }],
    ['income below staff’s minimum', ['input_liquid_salary'], { body: { net_income: 849_999 } }, 'pro'],
    ['age 23', ['input_age'], { body: { age: 23 } }],
    ['age plus years 81', ['input_payment_years_cv'], { body: { age: 56 } }],
    ['31 years for staff', ['input_payment_years_cv'], { calculation: { plazototal: 31 } }, 'pro'],
    ['no consent', ['input_consent'], { body: { consent: undefined } }],
    ['no consent for staff', [], { body: { consent: undefined } }, 'pro'],
    ['a short phone', ['input_phone_number'], { body: { phone_number: '+5691234567' } }],
    ['only the prefix of a phone', [], { body: { phone_number: '+569' } }],
    ['no state', ['input_property_state'], { calculation: { antiguedad: 0 }, property: { state: 0 } }],
    ['no region', ['input_region'], { property: { region_id: undefined } }],
    ['no comuna', ['input_comuna'], { property: { comuna_id: undefined } }],
    ['no place, by staff', [], { property: NO_PLACE }, 'pro'],
    ['another type without a text', ['input_add_other_property'], ofOther(' ')],
    ['another type with a text', [], ofOther('Parcela')],
    ['a page in the address', ['input_google_autocomplete'], { property: { location: 'premios.casa' } }],
    [
      'a telephone in the address of a refinancing',
      ['input_google_autocomplete_ref'],
      refinanced({}, { location: 'llame al 912345678' }),
    ],
    ['a page as the type', ['input_add_other_property'], ofOther('www.premios')],
    ['a flat that is refinanced', ['input_property_type_ref'], refinanced({ tipopropiedad: 2 }, { type: 2 })],
    ['41 years of refinancing', ['input_payment_years_ref'], refinanced({ plazototal: 41 })],
    ['a company and its project', [], { body: { broker: 1, project: 11 } }],
    ['a project without its company', ['input_select_broker'], { body: { project: 11 } }],
    [
      'a company for a used flat',
      ['input_select_broker'],
      { body: { broker: 1 }, calculation: { antiguedad: 2 }, property: { state: 2 } },
    ],
    ['a company for a refinanced house', ['input_select_broker'], { body: { broker: 1 }, ...refinanced() }],
  ])('with %s: %j', (...[, names, changes, flavour]) => {
    expect(refused(changes, flavour)).toEqual(names);
  });
});

describe.each(['web', 'pro'] as const)('what the %s form hides', (flavour) => {
  const DFL2 = ['input_is_dfl2'];
  it.each<[number, number, number, boolean, string[]]>([
    [1, 1, 1, true, []],
    [1, 2, 1, true, []],
    [1, 2, 2, true, DFL2],
    [1, 3, 0, true, DFL2],
    [1, 6, 1, true, DFL2],
    [1, 9, 1, true, DFL2],
    [72, 1, 0, true, DFL2],
    [70, 1, 0, true, DFL2],
    [52, 2, 0, true, DFL2],
  ])('purpose %i, type %i, state %i, DFL2 %s: %j', (destino, type, state, isDfl2, names) => {
    const calculation = { destino, tipopropiedad: type, antiguedad: state, DFL2: isDfl2 };
    expect(refused({ calculation, property: { type, state } }, flavour)).toEqual(names);
  });
});

describe('its amounts', () => {
  it.each<[string, string[], Changes]>([
    ['a sum that is less', ['input_property_value'], { amounts: { savings_uf: 499 } }],
    ['no savings', ['input_savings', 'input_property_value'], { amounts: { savings_uf: 0 } }],
    ['no savings for a refinancing', [], { ...refinanced(), amounts: { savings_uf: 0 } }],
    [
      'savings and subsidy below a tenth',
      ['input_savings', 'input_allowance_amount'],
      subsidised({
        calculation: { montocredito: 1400 },
        amounts: { credit_uf: 1400, savings_uf: 20, subsidy_uf: 80 },
      }),
    ],
    [
      'a subsidy for 2.201 UF',
      ['input_has_allowance'],
      subsidised({
        calculation: { valorpropiedad: 2201 },
        property: { value_uf: 2201 },
        amounts: { savings_uf: 901 },
      }),
    ],
    [
      'a subsidy without its decree',
      ['input_allowance_type'],
      subsidised({ calculation: { codigoSubsidio: 0 }, amounts: { subsidy_type: 0 } }),
    ],
    [
      'a decree that is not in the list',
      ['input_allowance_type'],
      subsidised({ calculation: { codigoSubsidio: 2 }, amounts: { subsidy_type: 2 } }),
    ],
    [
      'a subsidy without unemployment insurance',
      ['input_select_unemployment'],
      subsidised({ calculation: { codigoSeguroCesantia: 0 } }),
    ],
    [
      'a subsidy with another life insurance',
      ['input_select_relief_assurance'],
      subsidised({ calculation: { codsegdesg: 3 } }),
    ],
  ])('with %s: %j', (_what, names, changes) => {
    expect(refused(changes)).toEqual(names);
  });

  it.each<[string, Changes]>([
    ['input_property_value', { calculation: { valorpropiedad: 2501 } }],
    ['input_property_value_ref', ofPurpose(72, { calculation: { valorpropiedad: 2501 } })],
    ['input_property_value_fg', ofPurpose(52, { calculation: { valorpropiedad: 2501 } })],
    ['input_credit_amount_needed', { calculation: { montocredito: 1999 } }],
    ['input_property_type', { calculation: { tipopropiedad: 1 } }],
    ['input_property_type_fg', ofPurpose(52, { calculation: { tipopropiedad: 2 } })],
    ['input_property_state', { calculation: { antiguedad: 2 } }],
    ['input_allowance_type', { calculation: { codigoSubsidio: 1 } }],
    ['input_select_product_type', { body: { product: 2 } }],
  ])('%s as it was calculated', (name, changes) => {
    expect(refused(changes)).toEqual([name]);
  });

  it('may omit the product, which the calculation has', () => {
    expect(refused({ body: { product: undefined }, calculation: { codpro: 2 } })).toEqual([]);
  });
});

const FOR_TWO = { asegurados: 2, participantes: 2 };

describe('a co-debtor', () => {
  it.each<[string, object | null, object, string[]]>([
    ['with everything', {}, {}, []],
    ['who is missing', null, { asegurados: 1, participantes: 1 }, []],
    ['who is missing, and insured', null, { participantes: 1 }, ['calculation.asegurados']],
    ['who is missing, and owes', null, { asegurados: 1 }, ['calculation.participantes']],
    ['with a wrong RUT', { identification: '11111111-2' }, {}, ['input_codebtor_rut']],
    ['of 23', { age: 23 }, {}, ['input_codebtor_age']],
    ['who is 81 at the end', { age: 56 }, {}, ['input_payment_years_cv']],
    ['without an income', { net_income: 0 }, {}, ['input_codebtor_salary']],
    ['without a first name', { first_name: ' ' }, {}, ['input_codebtor_name']],
    ['without a last name', { last_name: '' }, {}, ['input_codebtor_last_name']],
    ['who is not insured', {}, { asegurados: 1 }, ['calculation.asegurados']],
    ['who does not owe the credit', {}, { participantes: 1 }, ['calculation.participantes']],
  ])('%s: %#', (_what, codebtor, calculation, names) => {
    const given = codebtor && { ...CODEBTOR, ...codebtor };
    const changes = { body: { codebtor: given }, calculation: { ...FOR_TWO, ...calculation } };
    expect(refused(changes)).toEqual(names);
  });

  it('who is 81 at the end of a refinancing is refused by its own field', () => {
    const changes = { ...refinanced(FOR_TWO), body: { codebtor: { ...CODEBTOR, age: 56 } } };
    expect(refused(changes)).toEqual(['input_payment_years_ref']);
  });
});

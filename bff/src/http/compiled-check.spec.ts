import { ValidationPipe } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ComparacionRequestDto } from '../calculation/comparison/comparacion.dto.ts';
import { DividendoRequestDto } from '../calculation/dividendo/dividendo.dto.ts';
import { OperationCostsRequestDto } from '../bank/operation-costs/operation-costs.dto.ts';
import { TarifaRequestDto } from '../rates/book/rate-tables.dto.ts';
import { TmcRequestDto } from '../bank/tmc/tmc.dto.ts';
import { EXAMPLE_REQUEST } from '../testing/example.ts';
import { Problem } from './problem.ts';
import { compileCheck, bodyValidation } from './validation.pipe.ts';

const REQUESTS: readonly (readonly [dto: new () => object, body: Record<string, unknown>])[] = [
  [DividendoRequestDto, { ...EXAMPLE_REQUEST, annual_rate: 4.5 }],
  [ComparacionRequestDto, { ...EXAMPLE_REQUEST, edad: 40, flavour: 'pro' }],
  [TarifaRequestDto, { amount: 2000, period: 25, loan_use: 1, product: 8, real_estate_type: 2 }],
  [TmcRequestDto, { amount: 2000, currency: 998, period: 300 }],
  [
    OperationCostsRequestDto,
    { credit_amount: 2000, estate_value: 2500, has_dfl2: true, is_social_estate: false, subpurpose: 1 },
  ],
];

/** Validates with class-validator, without the compiled check. */
const judge = bodyValidation();
async function judged(dto: new () => object, body: object): Promise<object> {
  try {
    const metadata = { type: 'body', metatype: dto } as const;
    return { accepted: await ValidationPipe.prototype.transform.call(judge, body, metadata) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { refused: (error.extra.fields ?? []).map(({ name }) => name).sort() };
  }
}

function checkedBy(dto: new () => object): (body: object) => object {
  const check = compileCheck(dto);
  if (!check) throw new Error(`${dto.name} can't be compiled`);
  return (body) => {
    const checked = check(body);
    return 'refused' in checked ? { refused: [...checked.refused].sort() } : checked;
  };
}

/** Any JSON values, and values at the limits of our rules. */
const value = fc.oneof(
  fc.constantFrom(0, -0, 1, 2, -1, 0.5, 0.01, 0.010001, 7, 100, 101, 150, 998, 1e7, 1e7 + 1e-4, 1e300),
  fc.constantFrom(2_147_483_647, 2_147_483_648, 299.99995, -0.00001, 0.00004999, 1e12, 1200, 1201),
  fc.constantFrom('web', 'pro', '', '1', '123456789012', '1234567890123', '🏠'.repeat(12), '☎️'.repeat(9)),
  fc.constantFrom('a\0', '\ud83c', '\udfe0x', '🏠'),
  fc.constantFrom<unknown>(null, true, false, [], {}, [1], { $gt: 0 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -5, max: 1300 }),
  fc.string({ maxLength: 15, unit: 'binary' }),
  fc.jsonValue({ maxDepth: 1 }),
);

const changesOf = (names: readonly string[]) =>
  fc.dictionary(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...names) },
      { weight: 1, arbitrary: fc.constantFrom('otro', 'Montocredito', '') },
    ),
    value,
    { maxKeys: 3, noNullPrototype: true },
  );

describe.each(REQUESTS.map(([dto, body]) => ({ name: dto.name, dto, body })))(
  'the compiled check of $name',
  ({ dto, body }) => {
    const checked = checkedBy(dto);

    it('accepts an ordinary body with all of its fields', () => {
      expect(checked(body)).toEqual({ accepted: expect.any(dto) });
    });

    it('accepts, changes and refuses as class-validator does, naming the same fields', async () => {
      await fc.assert(
        fc.asyncProperty(
          changesOf(Object.keys(body)),
          fc.subarray(Object.keys(body), { maxLength: 2 }),
          async (changes, left) => {
            const all = Object.entries({ ...body, ...changes });
            const asked = Object.fromEntries(all.filter(([name]) => !left.includes(name)));
            expect(checked(asked)).toStrictEqual(await judged(dto, asked));
          },
        ),
        { numRuns: 150 },
      );
    });
  },
);

import { expectJudged, type Case } from './support/judged.ts';
import { USED_FLAT } from './support/people.ts';
import { shownUf } from './support/shown.ts';
import { expect, test } from './support/test.ts';
import { inPesos, pesoText } from './support/written.ts';

const VALUE = 'input_property_value';
const CREDIT = 'input_credit_amount_needed';
const SAVINGS = 'input_savings';
const SUBSIDY = 'input_allowance_amount';
const YEARS = 'input_payment_years_cv';
const REQUIRED = 'Este campo es requerido';
const SHARE = 'El monto en UF no puede superar el 90% del valor de la propiedad';
const SAVED = 'El ahorro debe corresponder al 10% del valor de la propiedad';
const YEARS_RANGE = 'Los años de pago deben estar entre 5 y 40 años';
const SUBSIDY_RANGE = 'El monto en UF debe estar entre UF 125 y UF 600';
const AGE_PLUS_YEARS = 'Su edad más los años de pago no pueden superar los 80 años';

test('the amounts of a purchase are judged at both sides of their limits', async ({ simulator }) => {
  await simulator.toCredit();
  const cases: readonly Case[] = [
    [VALUE, '', REQUIRED],
    [VALUE, '0', 'El valor de la propiedad debe ser mayor a UF 0'],
    [CREDIT, '', REQUIRED],
    [SAVINGS, '', REQUIRED],
    [VALUE, '2500', null],
    [CREDIT, '299,9999', 'El crédito debe ser de mínimo 300 UF'],
    [CREDIT, '300', null],
    [CREDIT, '2250', null],
    [CREDIT, '2250,0001', SHARE],
    [SAVINGS, '250', null],
    [SAVINGS, '249,9999', SAVED],
    [SAVINGS, '0', 'El monto no puede ser 0'],
    [VALUE, '30000', null],
    [CREDIT, '20000', null],
    [CREDIT, '20000,0001', 'Para simular este monto, contacta a un ejecutivo.'],
  ];
  for (const each of cases) await expectJudged(simulator, each);
});

test('the term is judged alone and together with the age', async ({ simulator }) => {
  await simulator.toCredit(USED_FLAT, { age: '50' });
  const cases: readonly Case[] = [
    [YEARS, '', REQUIRED],
    [YEARS, 'diez', 'Debe contener solo números'],
    [YEARS, '4', YEARS_RANGE],
    [YEARS, '5', null],
    [YEARS, '30', null],
    [YEARS, '31', AGE_PLUS_YEARS],
    [YEARS, '41', YEARS_RANGE],
  ];
  for (const each of cases) await expectJudged(simulator, each);
});

test('a young visitor may take 40 years, and not 41', async ({ simulator }) => {
  await simulator.toCredit(USED_FLAT, { age: '24' });
  await expectJudged(simulator, [YEARS, '40', null]);
  await expectJudged(simulator, [YEARS, '41', YEARS_RANGE]);
});

test('a subsidy has limits, and counts with the savings', async ({ page, simulator }) => {
  await simulator.toCredit();
  await simulator.enter(VALUE, '2000');
  await page.getByRole('radio', { name: 'Sí', exact: true }).check();
  const saved = 'El ahorro más subsidio debe corresponder al 10% del valor de la propiedad';
  const cases: readonly Case[] = [
    [SUBSIDY, '', REQUIRED],
    [SUBSIDY, '124,9999', SUBSIDY_RANGE],
    [SUBSIDY, '600', null],
    [SUBSIDY, '600,0001', SUBSIDY_RANGE],
    [SUBSIDY, '125', null],
    [SAVINGS, '74,9999', saved],
    [SAVINGS, '75', null],
    [SAVINGS, '0', 'El monto no puede ser 0'],
  ];
  for (const each of cases) await expectJudged(simulator, each);

  const insurance = simulator.field('input_select_unemployment');
  await insurance.uncheck();
  await insurance.blur();
  await expect(simulator.error('input_select_unemployment')).toHaveText(
    'Debe seleccionar seguro de cesantia',
  );
  await insurance.check();
  await expect(simulator.error('input_select_unemployment')).toHaveCount(0);
});

test('limits of amounts in pesos are told in pesos', async ({ page, simulator }) => {
  await simulator.toCredit();
  const uf = await shownUf(page);
  const limit = (decimal: string): bigint => inPesos(decimal, uf);
  const inClp = async (label: string): Promise<void> => {
    await page
      .getByRole('group', { name: `Moneda de ${label}` })
      .getByRole('radio', { name: 'CLP' })
      .check();
  };
  await inClp('valor de la propiedad');
  await expectJudged(simulator, [VALUE, String(limit('2000.0000')), null]);
  await inClp('monto del crédito');
  const least = limit('300.0000');
  const short = `El crédito debe ser de mínimo ${pesoText(least)}`;
  await expectJudged(simulator, [CREDIT, String(least - 10n), short]);
  await expectJudged(simulator, [CREDIT, String(least), null]);
  const share = SHARE.replace('UF', 'CLP');
  await expectJudged(simulator, [CREDIT, String(limit('1800.0000') + 10n), share]);
  await expectJudged(simulator, [CREDIT, String(limit('1800.0000') - 10n), null]);

  await page.getByRole('radio', { name: 'Sí', exact: true }).check();
  await inClp('monto del subsidio');
  const [low, high] = [limit('125.0000'), limit('600.0000')];
  const range = `El monto en CLP debe estar entre ${pesoText(low)} y ${pesoText(high)}`;
  await expectJudged(simulator, [SUBSIDY, String(low - 10n), range]);
  await expectJudged(simulator, [SUBSIDY, String(low), null]);
  await expectJudged(simulator, [SUBSIDY, String(high), null]);
  await expectJudged(simulator, [SUBSIDY, String(high + 10n), range]);
});

for (const [purpose, suffix] of [
  ['Refinanciamiento', '_ref'],
  ['Libre Disponibilidad', '_fg'],
] as const) {
  test(`the value for ${purpose} must be above 1,500 UF`, async ({ page, simulator }) => {
    await simulator.toCredit({ purpose, type: 'Casa', region: 'Maule', comuna: 'Talca' });
    const name = `input_property_value${suffix}`;
    const uf = await shownUf(page);
    await expectJudged(simulator, [name, '1500', 'El valor de la propiedad debe ser mayor a UF 1500']);
    await expectJudged(simulator, [name, '1500,0001', null]);
    await page.getByRole('radio', { name: 'CLP' }).first().check();
    const least = inPesos('1500.0000', uf);
    const short = `El valor de la propiedad debe ser mayor a ${pesoText(least)}`;
    await expectJudged(simulator, [name, String(least), short]);
    await expectJudged(simulator, [name, String(least + 10n), null]);
  });
}

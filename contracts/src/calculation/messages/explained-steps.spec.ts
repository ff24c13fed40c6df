import { describe, expect, it } from '@jest/globals';
import {
  decimalText,
  explainedSteps,
  figureText,
  shownFigures,
  type ExplainedFigure,
  type ExplainedNode,
} from './explained-steps.ts';

const input = (label: string, value: string): ExplainedNode => ({ label, op: 'input', args: [], value });
const LIFE: ExplainedNode = {
  label: 'Seguro',
  op: 'round',
  places: 4,
  args: [
    {
      label: 'Seguro sin redondear',
      op: 'multiply',
      args: [input('Tasa', '0.000068'), input('Crédito', '2001.5')],
      value: '0.136102',
    },
  ],
  value: '0.1361',
};
const TOTAL: ExplainedNode = {
  label: 'Total',
  op: 'add',
  args: [input('Dividendo', '11.1876'), LIFE],
  value: '11.3237',
};
const FIGURES: readonly ExplainedFigure[] = [
  { name: 'SegDesg', unit: 'UF', value: '0.1361', node: LIFE },
  { name: 'DivTotal', unit: 'UF', value: '11.3237', node: TOTAL },
];
const [life, total] = FIGURES as [ExplainedFigure, ExplainedFigure];

describe('the steps of a figure', () => {
  it('are a rounding together with what it rounds', () => {
    expect(explainedSteps(life, FIGURES)).toEqual([
      {
        label: 'Seguro',
        operands: [
          { sign: '', label: 'Tasa', value: '0,000068' },
          { sign: '×', label: 'Crédito', value: '2.001,5' },
        ],
        rounding: '0,136102, redondeado a 4 decimales',
        value: '0,1361',
      },
    ]);
  });

  it('round nothing where the result is exact, and leave 100 without a name', () => {
    const product = {
      label: 'IVA sin redondear',
      op: 'divide',
      args: [input('Neto por IVA', '57'), input('Cien por ciento', '100')],
      value: '0.57',
    };
    const vat = { label: 'IVA', op: 'round', places: 4, args: [product], value: '0.57' };
    const [step] = explainedSteps({ ...life, node: vat }, []);
    expect(step?.rounding).toBeNull();
    expect(step?.operands.at(-1)).toEqual({ sign: '÷', label: '', value: '100' });
  });

  it('stop at another figure, and go on where that figure is not shown', () => {
    const labels = (figures: readonly ExplainedFigure[]) =>
      explainedSteps(total, figures).map(({ label }) => label);
    expect(labels(FIGURES)).toEqual(['Total']);
    expect(labels([total])).toEqual(['Seguro', 'Total']);
  });

  it('name a step that is used twice once', () => {
    const twice: ExplainedNode = { label: 'Doble', op: 'add', args: [LIFE, LIFE], value: '0.2722' };
    const figure = { name: 'twice', unit: 'UF', value: '0.2722', node: twice };
    expect(explainedSteps(figure, [figure]).map(({ label }) => label)).toEqual(['Seguro', 'Doble']);
  });

  it('are empty for an entered value, and name the keys of a rate that was looked up', () => {
    const years = { name: 'Plazo', unit: 'years', value: '25', node: input('Plazo', '25') };
    expect(explainedSteps(years, [years])).toEqual([]);
    const row = input('Tasa de Universal, Compraventa', '4.5');
    const node = { ...input('Tasa sugerida', '4.5'), op: 'add', args: [row] };
    const rate = { name: 'suggested_rate', unit: 'percent', value: '4.5', node };
    expect(explainedSteps(rate, [rate])).toEqual([
      {
        label: 'Tasa sugerida',
        operands: [{ sign: '', label: 'Tasa de Universal, Compraventa', value: '4,5' }],
        rounding: null,
        value: '4,5',
      },
    ]);
  });
});

describe('the figures that are shown', () => {
  it('come after what they are made of, and leave out an insurance that there is not', () => {
    const none = { name: 'SegCes', unit: 'UF', value: '0', node: input('Seguro de cesantía', '0') };
    const names = (figures: readonly ExplainedFigure[]) => shownFigures(figures).map(({ name }) => name);
    expect(names([total, none, life])).toEqual(['SegDesg', 'DivTotal']);
    expect(names([{ ...none, value: '0.24' }])).toEqual(['SegCes']);
  });
});

describe('a number of a step', () => {
  it.each([
    ['2000', '2.000'],
    ['40880.36', '40.880,36'],
    ['-0.5', '−0,5'],
    ['0.00380208333333333', '0,0038020833…'],
    ['1234567.8901234567', '1.234.567,8901234567'],
  ])('%s is shown as %s', (value, text) => {
    expect(decimalText(value)).toBe(text);
  });
});

describe('a figure', () => {
  it.each([
    ['UF', '11.1876', 'UF 11,1876'],
    ['CLP', '469290', '$469.290'],
    ['percent', '4.82', '4,82\u00a0%'],
    ['years', '1', '1 año'],
    ['instalments', '300', '300'],
  ])('in %s has its unit', (unit, value, text) => {
    expect(figureText({ unit, value })).toBe(text);
  });
});

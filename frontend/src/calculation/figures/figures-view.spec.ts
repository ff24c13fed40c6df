import { describe, expect, it } from '@jest/globals';
import { CLIENT, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { INICIO } from '../../testing/simulator/fake-bff.ts';
import { ROW_25 } from '../../testing/result-rows.ts';
import { type Answers, blankAnswers } from '../answers/answers.ts';
import { type Calculated } from './calculated.ts';
import { figuresOf, viewOf, type FiguresAnswers, type FiguresInput, missingAnswers } from './figures-view.ts';
import { listsOf } from './inicio-view.ts';
import { type Preview } from './preview.ts';
import { dividendoRequest, type Lists } from './requests.ts';
import { violationsOf } from '../answers/violations.ts';

const ANSWERS: Answers = {
  flavour: 'web',
  client: { ...CLIENT, salaryClp: '1000000' },
  project: PROJECT,
  credit: CREDIT,
};
const LISTS = listsOf(INICIO) as Lists;
const UF_DATE = '2026-11-20' as NonNullable<FiguresInput['ufDate']>;
const withYears = (paymentYears: string): Answers => ({ ...ANSWERS, credit: { ...CREDIT, paymentYears } });
const requestOf = (answers: Answers) => dividendoRequest(answers, LISTS, 4.5);
const REQUEST = requestOf(ANSWERS) as NonNullable<ReturnType<typeof requestOf>>;
const CALCULATED: Calculated = {
  request: REQUEST,
  row: { ...ROW_25, RenMin: 1_500_000 },
  costs: [],
  ufValueClp: LISTS.ufValueClp,
  ufDate: UF_DATE,
};
const LIVE: Preview = {
  result: { status: 'ready', row: ROW_25, costs: null, message: null },
  shownRequest: REQUEST,
  comparison: {
    status: 'ready',
    terms: [{ plazo: 25, row: ROW_25, reason: null, cae_with_costs: 5.03 }],
    years: 25,
    creditUf: 2000,
    creditClp: null,
    message: null,
  },
};
const NO_RATE = {
  annualRatePct: null,
  suggestedPct: null,
  ceilingPct: null,
  isLoading: false,
  quote: null,
  isQuoted: false,
  obstacle: null,
};
const BASE: FiguresInput = {
  answers: ANSWERS,
  violations: {},
  isCreditValid: true,
  calculated: null,
  inicio: { data: INICIO, isPending: false },
  lists: LISTS,
  ufDate: UF_DATE,
  rate: { ...NO_RATE, annualRatePct: 4.5, suggestedPct: 4.5 },
  request: REQUEST,
  preview: LIVE,
  onRetry: { result: null, comparison: null },
};
const shown = (changes: Partial<FiguresInput> = {}, answered: Partial<FiguresAnswers> = {}) => {
  const input = { ...BASE, ...changes };
  const figures = figuresOf(input);
  return {
    figures,
    view: viewOf(
      input,
      { figures, comparison: input.preview.comparison, savings: input.answers.credit.savings },
      { verdict: null, failure: null, ...answered },
    ),
  };
};

describe('the shown figures', () => {
  it('are live ones, which have a schedule but can’t be confirmed', () => {
    const { view } = shown();
    expect(view).toMatchObject({ canConfirm: false, schedule: null, previewed: { request: REQUEST } });
    expect(view.result).toMatchObject({ status: 'ready', row: ROW_25, isFinal: false, missing: [] });
    expect(view.comparison).toMatchObject({ years: 25, incomeClp: 1_000_000 });
  });

  it('are the button’s while the answers and the UF stay', () => {
    const { view } = shown({ calculated: CALCULATED });
    expect(view).toMatchObject({ canConfirm: true, schedule: { request: REQUEST, ufDate: UF_DATE } });
    expect(view.result).toMatchObject({ status: 'ready', row: { RenMin: 1_500_000 }, isFinal: true });
    const another = withYears('20');
    for (const changes of [{ answers: another, request: requestOf(another) }, { ufDate: null }])
      expect(shown({ calculated: CALCULATED, ...changes }).view.result.isFinal).toBe(false);
  });

  it('name the suggested rate that has replaced the button’s', () => {
    const request = dividendoRequest(ANSWERS, LISTS, 4.7);
    expect(shown({ calculated: CALCULATED, request }).view.changedRate).toEqual({ fromPct: 4.5, toPct: 4.7 });
    expect(shown({ calculated: CALCULATED }).view.changedRate).toBeNull();
  });

  it('fail if no rate was suggested, unless the button’s failure says so already', () => {
    const result = { status: 'empty', row: null, costs: null, message: null } as const;
    const failed = {
      preview: { ...LIVE, result },
      request: null,
      rate: { ...NO_RATE, failure: 'Sin tasa.' },
    };
    expect(shown(failed).view.result).toMatchObject({ status: 'failed', message: 'Sin tasa.' });
    expect(shown(failed, { failure: 'Sin tasa.' }).view.result).toMatchObject({
      status: 'unavailable',
      message: null,
    });
  });

  it.each([
    [true, 'waiting'],
    [false, 'unavailable'],
  ])('are %s without lists', (isPending, status) => {
    const { view } = shown({ lists: null, inicio: { data: undefined, isPending } });
    expect(view.obstacle).not.toBeNull();
    expect(view.result).toMatchObject({ status, message: null });
  });
});

describe('the credit whose income is compared', () => {
  it('is the shown row’s, also while the next one is loading', () => {
    const result = { ...LIVE.result, status: 'updating' } as const;
    const { stated } = shown({ preview: { ...LIVE, result }, request: null }).figures;
    expect(stated).toMatchObject({ request: REQUEST, row: ROW_25, incomeClp: 1_000_000 });
  });

  it('is none without an income', () => {
    const violations = { 'client.salaryClp': { code: 'required', values: {} } } as const;
    expect(shown({ violations }).figures.stated).toBeNull();
  });
});

describe('the CAE with operation costs', () => {
  it('is the compared term’s', () => expect(shown().view.result.caeWithCosts).toBe(5.03));

  it('is not known before the comparison is', () => {
    expect(shown({ preview: { ...LIVE, comparison: null } }).view.result.caeWithCosts).toBeNull();
  });
});

const RULES = { ufValueClp: 40_000, financing: [{ purpose: null, propertyType: null, maxPct: 90 }] };
const ANSWERED: Answers = { flavour: 'web', client: CLIENT, project: PROJECT, credit: CREDIT };
const EMPTY = { currency: 'UF', amount: null } as const;
const missing = (answers: Answers) => missingAnswers(answers, violationsOf(answers, RULES));
const without = (credit: Partial<Answers['credit']>, project: Partial<Answers['project']> = {}): Answers => ({
  ...ANSWERED,
  credit: { ...CREDIT, ...credit },
  project: { ...PROJECT, ...project },
});

describe('what is missing for a figure', () => {
  it('is nothing once all is answered, right or wrong', () => {
    expect(missing(ANSWERED)).toEqual([]);
    expect(missing(without({ paymentYears: '90' }))).toEqual([]);
  });

  it('is all of it in the beginning; staff choose product and insurance too', () => {
    const first = ['el valor de la propiedad'];
    expect(missing(blankAnswers('web'))).toEqual([...first, 'tu ahorro', 'los años de pago']);
    expect(missing(blankAnswers('pro'))).toEqual([
      ...first,
      'el ahorro',
      'los años de pago',
      'el producto',
      'el seguro de desgravamen',
    ]);
  });

  it('is only what was not answered yet', () => {
    expect(missing(without({ paymentYears: '' }))).toEqual(['los años de pago']);
    expect(missing(without({ savings: EMPTY, creditAmount: EMPTY }))).toEqual(['tu ahorro']);
    expect(missing(without({ propertyValue: EMPTY, creditAmount: EMPTY }))).toEqual([
      'el valor de la propiedad',
    ]);
  });

  it('is the credit where nothing is saved for it', () => {
    const refinancing = { creditType: '72', propertyType: '1', propertyState: '' };
    expect(missing(without({ savings: EMPTY, creditAmount: EMPTY }, refinancing))).toEqual([
      'el monto del crédito',
    ]);
  });
});

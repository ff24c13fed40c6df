import { describe, expect, it } from '@jest/globals';
import { CLIENT, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { derived } from '#shared/ui/amounts/money-value.ts';
import { type CreditAnswers, NO_PROJECT, type ProjectAnswers } from '../answers/answers.ts';
import { sharedFigures, shareFragment } from './shared-figures.ts';

const FLAT = { ...NO_PROJECT, creditType: '1', propertyType: '2', propertyState: '2' };
const EXAMPLE = '#simulacion=1&destino=1&tipo=2&estado=2&valor=uf2500&ahorro=uf500&credito=uf2000&anos=25';

const SUBSIDISED: CreditAnswers = {
  ...CREDIT,
  propertyValue: { currency: 'CLP', amount: 80_000_000 },
  takesSubsidy: 'yes',
  subsidyType: '19',
  subsidyAmount: { currency: 'UF', amount: 300.25 },
  unemployment: true,
  graceMonths: '3',
};
const NEW_HOUSE: ProjectAnswers = { ...FLAT, propertyType: '1', propertyState: '1', isDfl2: true };
const OFFICE: ProjectAnswers = { ...NO_PROJECT, creditType: '52', propertyType: '9' };

describe('a link', () => {
  it('carries the figures, and not where the property is', () => {
    expect(
      shareFragment({
        project: { ...PROJECT, address: 'Irarrázaval 2401' },
        credit: CREDIT,
        asked: {},
        hasCodebtor: false,
      }),
    ).toBe(EXAMPLE);
  });

  it('holds nothing of the client', () => {
    const everything = { project: PROJECT, credit: CREDIT, asked: {}, hasCodebtor: false, client: CLIENT };
    for (const value of [CLIENT.name, CLIENT.email, '12345678', '912345678', CLIENT.salaryClp])
      expect(decodeURIComponent(shareFragment(everything))).not.toContain(value);
  });

  it.each<[string, ProjectAnswers, CreditAnswers]>([
    ['a used flat', FLAT, CREDIT],
    ['no property stated', { ...NO_PROJECT, creditType: '1' }, CREDIT],
    ['a house of no stated age', { ...FLAT, propertyType: '1', propertyState: '' }, CREDIT],
    ['a subsidised new house, DFL2', NEW_HOUSE, SUBSIDISED],
    ['a credit that follows', FLAT, { ...CREDIT, creditAmount: derived({ currency: 'CLP', amount: 8e7 }) }],
    ['savings that follow', FLAT, { ...CREDIT, savings: derived({ currency: 'UF', amount: 500 }) }],
    ['free disposition on an office', OFFICE, { ...CREDIT, savings: { currency: 'UF', amount: null } }],
  ])('is read as it was written: %s', (_name, project, credit) => {
    const asked = { abono: 'uf300_24_once_term', actual: 'clp80000000_uf11.5_276' };
    for (const hasCodebtor of [false, true]) {
      const figures = { hasCodebtor, project, credit, asked };
      expect(sharedFigures(shareFragment(figures))).toEqual(figures);
    }
  });

  it('is read without a question that no card has written', () => {
    const read = sharedFigures(`${EXAMPLE}&abono=Uf300&oferta=&actual=${'1'.repeat(81)}&otra=1`);
    expect(read).toMatchObject({ asked: {}, hasCodebtor: false });
  });

  it.each(['.', ').', '…', '",', '!'])('is read with the punctuation of a sentence behind it: %s', (end) => {
    expect(sharedFigures(`${EXAMPLE}${end}`)).toEqual(sharedFigures(EXAMPLE));
  });

  it('leaves out answers that are not on the screen', () => {
    const hidden = { ...SUBSIDISED, savings: { currency: 'UF', amount: 7 } as const };
    expect(
      shareFragment({
        project: { ...OFFICE, propertyState: '1', isDfl2: true },
        credit: hidden,
        asked: { abono: '' },
        hasCodebtor: false,
      }),
    ).toBe('#simulacion=1&destino=52&tipo=9&valor=clp80000000&credito=uf2000&anos=25&gracia=3');
  });
});

describe('a fragment', () => {
  it.each(['', '#', '#contenido', '#anos=25'])('%s is none of ours', (fragment) =>
    expect(sharedFigures(fragment)).toBeNull(),
  );

  it.each([
    '#simulacion',
    EXAMPLE.replace('simulacion=1', 'simulacion=2'),
    EXAMPLE.slice(0, -8),
    EXAMPLE.replace('uf2500', 'usd2500'),
    EXAMPLE.replace('uf2500', 'uf99999999'),
    EXAMPLE.replace('&destino=1', ''),
    EXAMPLE.replace('destino=1', 'destino=99'),
    EXAMPLE.replace('destino=1', 'destino=70'),
    EXAMPLE.replace('tipo=2', 'tipo=77'),
    EXAMPLE.replace('estado=2', 'estado=3'),
    `${EXAMPLE}&subsidio=99&monto=uf300`,
    `${EXAMPLE}&subsidio=0&monto=uf300`,
  ])('%s is broken', (fragment) => expect(sharedFigures(fragment)).toBe('broken'));

  it('with an answer that the form refuses is read, so that the form says so', () => {
    const refused = { credit: { paymentYears: '41', creditAmount: { amount: null } } };
    expect(sharedFigures(EXAMPLE.replace('anos=25', 'anos=41').replace('uf2000', 'uf-1'))).toMatchObject(
      refused,
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { CATALOGOS } from '@simulador/contracts/bank/catalogos';
import { INICIO } from '../../testing/simulator/fake-bff.ts';
import { COUNTER_CLIENT, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { NO_CLIENT, NO_PROJECT, noCredit, type Answers } from '../answers/answers.ts';
import type { AnswerNames } from '../answers/stated-answers.ts';
import { choicesOf } from './choices.ts';

const UF_VALUE_CLP = 40_880.36;
const NAMES: AnswerNames = { catalogos: CATALOGOS, seguros: INICIO.seguros, company: '', companyProject: '' };
const ANSWERS: Answers = { flavour: 'pro', client: COUNTER_CLIENT, project: PROJECT, credit: CREDIT };
const BLANK: Answers = { flavour: 'pro', client: NO_CLIENT, project: NO_PROJECT, credit: noCredit('pro') };

/** Returns label and value of every fact, by group. */
const shownChoices = (answers: Answers, names = NAMES, ratePct: number | null = 4.5) =>
  Object.fromEntries(
    choicesOf(answers, names, UF_VALUE_CLP, ratePct).map(({ title, facts }) => [
      title,
      Object.fromEntries(facts.map(({ label, value }) => [label, value])),
    ]),
  );

describe('what was chosen so far', () => {
  it('is every choice of the three modules', () => {
    expect(shownChoices(ANSWERS)).toEqual({
      Cliente: {
        Nombre: 'Camila Rojas Fuentes',
        RUT: '12.345.678-5',
        Edad: '34 años',
        'Correo electrónico': 'camila.rojas@correo.cl',
        Trabajador: 'Dependiente',
        'Renta líquida': '$2.100.000',
        Sucursal: 'Providencia',
      },
      Proyecto: {
        'Tipo de crédito': 'Compraventa',
        Propiedad: 'Departamento · Usada',
        Ubicación: 'Ñuñoa, Metropolitana de Santiago',
        Valor: 'UF 2.500',
      },
      Crédito: {
        Ahorro: 'UF 500',
        'Monto del crédito': 'UF 2.000',
        Financiamiento: '80,00\u00a0%',
        Plazo: '25 años',
        Producto: 'Universal',
        'Tasa anual': '4,50\u00a0%',
      },
      Seguros: { Desgravamen: 'Desgravamen colectivo', 'Incendio y sismo': 'Incendio y sismo colectivo' },
    });
  });

  it('names company and project of a new property, and of no other', () => {
    const names = { ...NAMES, company: 'Inmobiliaria Cerro Maitén', companyProject: 'Condominio Los Peumos' };
    const project = { ...PROJECT, propertyState: '1', address: ' Los Aromos 12 ', addsOther: true };
    expect(shownChoices({ ...ANSWERS, project }, names)['Proyecto']).toMatchObject({
      DFL2: 'No',
      Dirección: 'Los Aromos 12',
      Inmobiliaria: 'Inmobiliaria Cerro Maitén',
      'Proyecto inmobiliario': 'Condominio Los Peumos',
      'Otra propiedad': 'Sí',
    });
    expect(shownChoices(ANSWERS, names)['Proyecto']).not.toHaveProperty('Inmobiliaria');
  });

  it('shows what a subsidy includes', () => {
    const credit = {
      ...CREDIT,
      propertyValue: { currency: 'UF', amount: 2000 },
      takesSubsidy: 'yes',
      subsidyAmount: { currency: 'UF', amount: 150 },
      unemployment: true,
      graceMonths: '3',
    } as const;
    const { Crédito, Seguros } = shownChoices({ ...ANSWERS, credit });
    expect(Crédito).toMatchObject({ Subsidio: 'DS01, UF 150', 'Meses de gracia': '3 meses' });
    expect(Seguros).toMatchObject({ Desgravamen: 'Desgravamen más ITP licitado', Cesantía: 'Sí' });
  });

  it('has the client’s free text for a property that is not in the list', () => {
    const project = { ...PROJECT, propertyType: '99', otherPropertyType: ' Bodega ' };
    expect(shownChoices({ ...ANSWERS, project })['Proyecto']).toMatchObject({ Propiedad: 'Bodega' });
  });

  it('is hardly anything before anybody answered, and no guess without the lists', () => {
    expect(shownChoices(BLANK, NAMES, null)).toEqual({ Proyecto: { 'Tipo de crédito': 'Compraventa' } });
    expect(Object.keys(shownChoices(ANSWERS, { ...NAMES, catalogos: null, seguros: null }))).toEqual([
      'Cliente',
    ]);
  });
});

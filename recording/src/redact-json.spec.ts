import { describe, expect, it } from '@jest/globals';
import { jsonExchange } from './testing/exchanges.ts';
import { Pseudonyms } from './pseudonyms.ts';
import { Redaction } from './redaction.ts';
import type { HarEntry } from './redaction.ts';

const pseudonyms = new Pseudonyms();
const redaction = new Redaction(pseudonyms);
const entry = (...change: Parameters<typeof jsonExchange>): HarEntry =>
  redaction.entryOf(jsonExchange(...change));
const sentIn = (sent: unknown): unknown => JSON.parse(entry({ sent }).request.postData?.text ?? '');
const answeredIn = (url: string, answered: unknown, status = 200): unknown =>
  JSON.parse(entry({ request: { url }, response: { status }, answered }).response.content.text ?? '');

const CALCULATION = {
  DFL2: false,
  Rut: '12345678-5',
  codpro: 8,
  montocredito: 2000.1234,
  montoAsegurado: 2000,
  plazototal: 25,
  tasa_seg_inc: 0.000104,
  tasasimulacion: 4.5,
};
const ROW = {
  Plazo: 25,
  DivTotal: 11.2345,
  DivTotalPe: 123456785,
  FecVencimiento: '2027-01-10',
  RenMin: 1500000,
};

describe('a recorded body', () => {
  it('keeps the month that is the version of an accepted text', () => {
    const consent = { consent: { version: '2026-11', accepted_at: '2026-11-24T12:00:00.000Z' } };
    expect(sentIn(consent)).toEqual(consent);
  });

  it('keeps a calculation unchanged except for the RUT', () => {
    expect(sentIn(CALCULATION)).toEqual({ ...CALCULATION, Rut: pseudonyms.rut('12345678-5') });
    expect(answeredIn('/api/external/calc_dividendo/', { salida: [ROW] })).toEqual({ salida: [ROW] });
  });

  it('keeps every name of the contracts and none that is made of data', () => {
    const names = [
      'IdentificadorSeguro',
      'EstudioTitulosUF',
      'tipos_inmuebles',
      'client_profile__vat',
      'request_id',
    ];
    expect(Object.keys(sentIn(Object.fromEntries(names.map((name) => [name, 1]))) as object)).toEqual(names);
    const [name, ...rest] = Object.keys(sentIn({ Wenceslada: 1 }) as object);
    expect([name, rest]).toEqual([expect.stringMatching(/^campo-/), []]);
  });

  it('keeps the texts of a catalogue where the contract has them, in successful answers only', () => {
    const catalogue = {
      comunas: [{ id: '13101', name: 'Santiago', region: '13' }],
      destinos: [{ id: 1, descripcion: 'X' }],
    };
    const url = '/api/external/catalogos_simulador/';
    expect(answeredIn(url, catalogue)).toEqual(catalogue);
    expect(answeredIn(url, catalogue, 500)).not.toEqual(catalogue);
    expect(answeredIn('/api/external/calc_dividendo/', catalogue)).not.toEqual(catalogue);
  });

  it('keeps sentences of the product, and the names of the fields they are about', () => {
    const problem = {
      type: 'about:blank',
      title: 'Solicitud inválida',
      status: 400,
      detail: 'El crédito debe ser de mínimo 300 UF',
      fields: [
        { name: 'montocredito', message: 'El monto en UF no puede superar el 90% del valor de la propiedad' },
      ],
    };
    expect(answeredIn('/api/external/calc_dividendo/', problem, 400)).toEqual(problem);
    expect(answeredIn('/x', { detail: 'El correo es de Ana' }, 400)).toEqual({
      detail: expect.stringMatching(/^texto-/),
    });
  });

  it('keeps the numbers that the contracts call not personal', () => {
    const numbers = { amount: 123456785, valorpropiedad: 2500, commercial: 17, executive: 3 };
    expect(sentIn(numbers)).toEqual(numbers);
    expect(answeredIn('/api/external/paridad/', 39485.65)).toBe(39485.65);
  });

  it('replaces age, income and comuna of a person by others of the same size, the same each time', () => {
    const person = { age: 45, net_income: 1_250_000, property: { comuna_id: '13123' } };
    const seen = sentIn(person) as typeof person;
    expect([seen.age >= 41, seen.age <= 45]).toEqual([true, true]);
    expect([seen.net_income > 1_250_000, seen.net_income <= 1_500_000]).toEqual([true, true]);
    expect(seen.property.comuna_id).toMatch(/^13(?!123)\d{3}$/);
    expect(sentIn({ edad: 45, income_clp: 1_250_000 })).toEqual({
      edad: seen.age,
      income_clp: seen.net_income,
    });
    expect(answeredIn('/simulations/api/simulation/1', { rentaliquida: 1_250_000 })).toEqual({
      rentaliquida: seen.net_income,
    });
  });

  it('replaces an income that elsewhere has the name of a figure, and keeps an id with the name of an income', () => {
    const sentTo = (path: string, method: string, sent: unknown): unknown => {
      const seen = entry({ request: { url: path, method, body: JSON.stringify(sent) } });
      return JSON.parse(seen.request.postData?.text ?? '');
    };
    expect(sentTo('/api/application/Income/', 'POST', { amount: 987_000 })).not.toEqual({ amount: 987_000 });
    expect(sentTo('/api/tarificador/Tarifa', 'POST', { amount: 2000 })).toEqual({ amount: 2000 });
    expect(sentTo('/api/application/StateVars/7/', 'PATCH', { income: 12 })).toEqual({ income: 12 });
  });

  it('replaces a date that may be a birthday, under any name', () => {
    for (const name of ['fecha', 'date', 'day', 'valid_from', 'birth_date', 'created'])
      expect(Object.values(sentIn({ [name]: '1981-03-04' }) as object)).toEqual([
        expect.stringMatching(/^texto-/),
      ]);
    expect(sentIn({ fecha: '2026-11-20' })).toEqual({ fecha: '2026-11-20' });
  });

  it.each(['client-bff', 'bff-core'] as const)('replaces every other number on %s', (border) => {
    const numbers = {
      client_rut: 12345678,
      Plazo: 12345678,
      a: 987654321,
      b: 12345678,
      c: 912345678,
      d: 45,
      e: 4.5,
    };
    const many = {
      ...numbers,
      tarjeta: 4111111111111111,
      monto_x: 12345678,
      lista: [987654321, 56912345678],
    };
    const seen = entry({ exchange: { border }, sent: many, answered: many });
    for (const text of [seen.request.postData?.text, seen.response.content.text]) {
      expect(text).not.toMatch(/12345678|987654321|4111111111111111|:4\.5/);
      expect(JSON.parse(text ?? '')).toHaveProperty('Plazo', Number(pseudonyms.rut('12345678')));
    }
    expect(answeredIn('/api/external/calc_dividendo/', 12345678)).not.toBe(12345678);
  });

  it('links ids between requests', () => {
    const uuid = 'b6b1c9d2-4a4f-4e59-9d0a-0123456789ab';
    const { url } = entry({
      request: { url: `https://core.banco.cl:8443/simulations/api/simulation/${uuid}/?simulation=${uuid}` },
    }).request;
    expect(url).toBe(
      `http://bff.invalid/simulations/api/simulation/${pseudonyms.uuid(uuid)}/?simulation=${pseudonyms.uuid(uuid)}`,
    );
    expect(answeredIn('/x', { data: { uuid } }, 201)).toEqual({ data: { uuid: pseudonyms.uuid(uuid) } });
  });
});

describe('recorded headers and queries', () => {
  it('keeps only what the border itself says', () => {
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      Accept: 'application/json, text/plain, */*',
      'X-Source': 'cache',
      'X-Uf-Date': '2026-11-20',
      Age: '12',
      'Retry-After': '60',
      'X-Mock-Core': '1',
      'X-Powered-By': 'Express',
      Authorization: 'Basic Z',
      'Set-Cookie': ['a=1', 'b=2'],
    };
    expect(entry({ response: { headers } }).response.headers).toEqual(
      Object.entries(headers)
        .slice(0, -3)
        .map(([name, value]) => ({ name: name.toLowerCase(), value })),
    );
  });

  it('shows a number of days and a page, and hides whom was searched for', () => {
    const { queryString } = entry({
      request: {
        url: '/simulations/api/simulations?days=31&page=2&name=Ana&client__profile__vat=12345678-5',
      },
    }).request;
    expect(queryString).toEqual([
      { name: 'days', value: '31' },
      { name: 'page', value: '2' },
      { name: 'name', value: pseudonyms.name('Ana') },
      { name: 'client__profile__vat', value: pseudonyms.rut('12345678-5') },
    ]);
  });
});

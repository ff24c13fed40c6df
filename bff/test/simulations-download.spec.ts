import { beforeEach, describe, expect, it } from '@jest/globals';
import { formatRut } from '@simulador/contracts/platform/rut';
import { DataSource } from 'typeorm';
import { storeListed } from '../src/testing/listed-simulations.ts';
import { storeNewSimulation } from '../src/testing/stored-simulation.ts';
import { download, firstSheet, isQuoted, rowsOf } from '../src/testing/spreadsheets.ts';
import { Office } from '../src/testing/office.ts';

const office = Office.forSpec();
const { bff, staff } = office;
beforeEach(() => office.clear());

const HEADINGS =
  'ID, Fecha, Nombre, RUT, Teléfono, Email, Tipo Inmueble, Destino, Monto Solicitado UF, Valor Propiedad UF, Plazo, Tasa, CAE, Dividendo UF, Estado, Resolución, Ejecutivo, Enviada a Workflow, Solicitud Workflow, Fecha de envío, Enviada por, Próximo contacto, Codeudor, RUT Codeudor, Contactar';

const idsIn = async (query: object): Promise<number[]> =>
  rowsOf((await download(bff, staff.executiverole, query)).body).map(({ ID }) => Number(ID));

describe('the downloaded spreadsheet', () => {
  it('has what staff read of a simulation, numbers as numbers and days as days', async () => {
    const { id, uuid, client } = await storeListed(bff, {
      resolution: 6,
      commercial: staff.executiverole.id,
    });
    const contact = { date: '2026-11-25', channel: 'visit' };
    await bff.http.put(`/api/simulador/seguimiento/${uuid}`).set(staff.executiverole.headers).send(contact);
    const { status, headers, body } = await download(bff, staff.executiverole);
    expect([status, headers['content-type'], headers['x-row-count']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      '1',
    ]);
    expect(headers['content-disposition']).toBe('attachment; filename="Simulaciones.xlsx"');
    const [row] = rowsOf(body);
    expect(Object.keys(row ?? {}).join(', ')).toBe(HEADINGS);
    const read = await bff.http.get(`/simulations/api/simulation/${uuid}`).set(staff.executiverole.headers);
    const [detail] = read.body.detail_simulation;
    expect(row).toEqual({
      ID: id,
      Fecha: new Date('2026-11-20T00:00:00Z'),
      Nombre: read.body.client_name,
      RUT: formatRut(client.identification),
      Teléfono: read.body.client_phone,
      Email: client.email,
      'Tipo Inmueble': read.body.desc_tipobien,
      Destino: read.body.desc_destino,
      'Monto Solicitado UF': read.body.montocreditoUF,
      'Valor Propiedad UF': read.body.valpropiedadUF,
      Plazo: read.body.plazo,
      Tasa: read.body.tasasimulacion,
      CAE: detail.cae,
      'Dividendo UF': detail.divTotalUF,
      Estado: 'Aprobada',
      Resolución: 'Aprobada sin condiciones',
      Ejecutivo: 'Paula Soto',
      'Enviada a Workflow': 'No',
      'Solicitud Workflow': null,
      'Fecha de envío': null,
      'Enviada por': null,
      'Próximo contacto': new Date('2026-11-25T00:00:00Z'),
      Codeudor: null,
      'RUT Codeudor': null,
      Contactar: 'Sí',
    });
  });

  it.each([
    ['web', 'given@correo.example', '+56911111111'],
    ['pro', 'record@correo.example', '+56922222222'],
  ] as const)('says how the client of a %s simulation is reached', async (flavour, email, phone) => {
    await storeNewSimulation(bff.app.get(DataSource), {
      client: { email: 'record@correo.example', phoneNumber: '+56922222222' },
      inputs: { email: 'given@correo.example', phone: '+56911111111' },
      simulation: { flavour },
    });
    const [row] = rowsOf((await download(bff, staff.adminrole)).body);
    expect([row?.['Email'], row?.['Teléfono']]).toEqual([email, phone]);
  });

  it.each([
    ['=1+1', true],
    ['+56 9', true],
    ['-2', true],
    ['@SUM(1)', true],
    ['1=1', false],
    [' <b>&"', false],
    ['a\u0001b', false],
  ])('keeps %j a text, also when its cell is edited', async (firstName, quoted) => {
    await storeNewSimulation(bff.app.get(DataSource), { inputs: { firstName } });
    const file = (await download(bff, staff.adminrole)).body as Buffer;
    expect(firstSheet(file)['C2']).toMatchObject({
      t: 's',
      v: `${firstName.replace('\u0001', '')} Rojas Fuentes`,
    });
    expect(isQuoted(file, 'C2')).toBe(quoted);
  });

  it('has the requested days and state, the newest first', async () => {
    const old = await storeListed(bff, { daysAgo: 40 });
    const approved = await storeListed(bff, { daysAgo: 3, resolution: 6 });
    const today = await storeListed(bff, { sent: true });
    const mine = await storeListed(bff, { daysAgo: 20, commercial: staff.executiverole.id });
    expect(await idsIn({})).toEqual([today.id, approved.id, mine.id]);
    expect(await idsIn({ days: 1 })).toEqual([today.id]);
    expect(await idsIn({ days: 40, ending_days: 3 })).toEqual([approved.id, mine.id, old.id]);
    expect(await idsIn({ days: 91, status: 3 })).toEqual([approved.id]);
    expect(await idsIn({ days: 91, name: old.client.identification })).toEqual([old.id]);
    expect(await idsIn({ view: 'mine' })).toEqual([mine.id]);
    expect((await download(bff, staff.commercialrole, { commercial: staff.executiverole.id })).status).toBe(
      403,
    );
    const { headers, body } = await download(bff, staff.adminrole, { days: 91, status: 4 });
    expect([headers['x-row-count'], rowsOf(body)]).toEqual(['0', []]);
    expect((await download(bff, staff.adminrole, { days: 3, ending_days: 4 })).status).toBe(400);
  });

  it('has every simulation once, even if many were saved at the same instant', async () => {
    const { uuid } = await storeListed(bff);
    await bff.query(
      `INSERT INTO simulations (client, flavour, inputs, snapshot, property_value_uf, credit_uf, total_dividend_uf,
         annual_rate_pct, uf_value, uf_date, state, resolution, created)
       SELECT client, flavour, inputs, snapshot, property_value_uf, credit_uf, total_dividend_uf,
         annual_rate_pct, uf_value, uf_date, state, resolution, created + (n % 3) * interval '1 microsecond'
       FROM simulations, generate_series(1, 1200) AS n WHERE uuid = $1`,
      [uuid],
    );
    const ids = await idsIn({});
    expect([ids.length, new Set(ids).size]).toEqual([1201, 1201]);
  });

  it('is audited', async () => {
    await download(bff, staff.commercialrole, { days: 2 });
    const [latest] = await bff.query('SELECT action, actor, subject FROM audit ORDER BY id DESC LIMIT 1');
    expect(latest).toEqual({
      action: 'simulations_downloaded',
      actor: staff.commercialrole.id,
      subject: 'simulations of 2026-11-19 to 2026-11-20',
    });
  });
});

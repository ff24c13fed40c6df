/** Simulations whose stored figures are nonsense or missing: each can be read, or says that it cannot. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { LIST_PATH, Office } from '../src/testing/office.ts';
import { download, rowsOf } from '../src/testing/spreadsheets.ts';
import { PERSON } from '../src/testing/visitor.ts';

const office = Office.forSpec();
let damaged: SimulationEntity;
let healthy: SimulationEntity;
beforeEach(async () => {
  await office.clear();
  damaged = await office.store({ client: { identification: PERSON.identification } });
  healthy = await office.store();
});

/** Replaces the snapshot by the result of an SQL expression over it. */
const damage = (sql: string): Promise<unknown> =>
  office.bff.query(`UPDATE simulations SET snapshot = ${sql} WHERE uuid = $1`, [damaged.uuid]);
const pdfOf = ({ uuid }: SimulationEntity) => office.get(`/api/external/pdf_simulacion/?simulation=${uuid}`);
const mail = ({ uuid }: SimulationEntity) =>
  office.send('post', '/simulations/api/mail/send', { simulation: uuid });

describe.each([
  ['DivTotal', 0],
  ['Cuotas', 1],
  ['CBR', 99_999],
])('a stored %s of %s', (name, value) => {
  it('is shown in list, detail, PDF and spreadsheet', async () => {
    await damage(`jsonb_set(snapshot, '{row,${name}}', '${value}')`);
    const [list, detail, pdf] = [
      await office.get(LIST_PATH),
      await office.read(damaged),
      await pdfOf(damaged),
    ];
    expect([list.status, detail.status, pdf.status]).toEqual([200, 200, 200]);
    expect(list.body.count).toBe(2);
    expect(detail.body).toMatchObject({ unreadable: false, instalments: name === 'Cuotas' ? value : 300 });
    expect(rowsOf((await download(office.bff, office.staff.executiverole)).body)).toHaveLength(2);
  });
});

it.each([
  ['no row', `snapshot - 'row'`],
  ['a figure that is missing', `snapshot #- '{row,DivTotalPe}'`],
  ['a figure that is null', `jsonb_set(snapshot, '{row,CBR}', 'null')`],
  ['a date that is none', `jsonb_set(snapshot, '{row,FecVencimiento}', '"mañana"')`],
  ['a text instead of a figure', `jsonb_set(snapshot, '{row,TasaCae}', '"4,86"')`],
  ['no request', `snapshot - 'calculation'`],
  ['a request of 0 years', `jsonb_set(snapshot, '{calculation,plazototal}', '0')`],
  ['no names', `snapshot - 'texts'`],
  ['a UF of 0', `jsonb_set(snapshot, '{uf,value}', '0')`],
  ['a day that is none', `jsonb_set(snapshot, '{simulatedOn}', '"mañana"')`],
  ['a number instead of a name', `jsonb_set(snapshot, '{texts,comuna}', '13')`],
  ['nothing', `'{}'::jsonb`],
  ['null', `'null'::jsonb`],
])('stored figures with %s are named wherever they are read, and stop nothing else', async (_what, sql) => {
  await damage(sql);
  await isListed();
  await isReadable();
  await isNamedInsteadOfDocuments();
  await stopsNothing();
});

/** Checks that the simulation is one row of the list that says so. */
async function isListed(): Promise<void> {
  const { status, body } = await office.get(LIST_PATH);
  expect([status, body.count]).toEqual([200, 2]);
  const listed = (body.results as { simulations: { uuid: string; unreadable: boolean }[] }[]).flatMap(
    ({ simulations }) => simulations.map(({ uuid, unreadable }) => [uuid, unreadable]),
  );
  expect(new Map(listed as [string, boolean][])).toEqual(
    new Map([
      [damaged.uuid, true],
      [healthy.uuid, false],
    ]),
  );
}

/** Checks that person, number, credit and state are readable, and the simulation can be changed. */
async function isReadable(): Promise<void> {
  const detail = await office.read(damaged);
  expect([detail.status, detail.body.unreadable, detail.body.id]).toEqual([200, true, damaged.id]);
  expect(detail.body).toMatchObject({
    client_name: 'Camila Rojas Fuentes',
    montocreditoUF: 2000,
    total_monthly_mortgage_uf: 0,
    estado_description: 'Ingresada',
  });
  expect((await office.update(damaged, { estado: 2 }, 'adminrole')).status).toBe(200);
}

/** Checks that a document, a mail and a send to the workflow are refused. */
async function isNamedInsteadOfDocuments(): Promise<void> {
  for (const { status, body } of [
    await pdfOf(damaged),
    await mail(damaged),
    await office.send('post', '/api/application/Sim2Wf', { simulation: damaged.uuid }),
  ])
    expect([status, (body as { detail?: string }).detail]).toEqual([
      409,
      expect.stringContaining('no se pueden leer'),
    ]);
}

/** Checks a spreadsheet, the overview and a copy of the person's data. */
async function stopsNothing(): Promise<void> {
  const { status, body } = await download(office.bff, office.staff.executiverole);
  expect([status, rowsOf(body).length]).toEqual([200, 2]);
  for (const path of ['/simulations/api/simulations/count', '/api/simulador/pendientes'])
    expect((await office.get(path)).status).toBe(200);
  const requests = '/api/simulador/datos_personales';
  const asked = { kind: 'access', identification: PERSON.identification };
  const { id } = (await office.send('post', requests, asked, 'adminrole')).body as { id: number };
  for (const format of ['json', 'csv']) {
    const copy = await office.get(`${requests}/${id}/datos`, 'adminrole', { formato: format });
    expect([copy.status, copy.text ?? String(copy.body)]).toEqual([
      200,
      expect.stringContaining(damaged.uuid),
    ]);
  }
}

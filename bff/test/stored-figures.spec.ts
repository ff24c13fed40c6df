/** Simulations whose stored figures are nonsense or missing: each can be read, or says that it cannot. */
import { beforeEach, expect, it } from '@jest/globals';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { LIST_PATH, Office } from '../src/testing/office.ts';
import { download, rowsOf } from '../src/testing/spreadsheets.ts';
import { PERSON } from '../src/testing/visitor.ts';

const office = Office.forSpec();
let healthy: SimulationEntity;
beforeEach(async () => {
  await office.clear();
  healthy = await office.store();
});

/** Stores simulations of one person, whose snapshots are the results of SQL expressions over them. */
async function storeDamaged(expressions: readonly string[]): Promise<SimulationEntity[]> {
  const stored: SimulationEntity[] = [];
  for (const sql of expressions) {
    const client = stored[0]?.client ?? { identification: PERSON.identification };
    const damaged = await office.store({ client });
    await office.bff.query(`UPDATE simulations SET snapshot = ${sql} WHERE uuid = $1`, [damaged.uuid]);
    stored.push(damaged);
  }
  return stored;
}
const pdfOf = ({ uuid }: SimulationEntity) => office.get(`/api/external/pdf_simulacion/?simulation=${uuid}`);
const mail = ({ uuid }: SimulationEntity) =>
  office.send('post', '/simulations/api/mail/send', { simulation: uuid });

it('stored figures that are nonsense but figures are shown in list, detail, PDF and spreadsheet', async () => {
  const nonsense = { DivTotal: 0, Cuotas: 1, CBR: 99_999 };
  const stored = await storeDamaged(
    Object.entries(nonsense).map(([name, value]) => `jsonb_set(snapshot, '{row,${name}}', '${value}')`),
  );
  const instalments: number[] = [];
  for (const each of stored) {
    const [detail, pdf] = [await office.read(each), await pdfOf(each)];
    expect([detail.status, detail.body.unreadable, pdf.status]).toEqual([200, false, 200]);
    instalments.push(detail.body.instalments);
  }
  expect(instalments).toEqual([300, 1, 300]);
  const { status, body } = await office.get(LIST_PATH);
  expect([status, body.count]).toEqual([200, 2]);
  expect(rowsOf((await download(office.bff, office.staff.executiverole)).body)).toHaveLength(4);
});

const DAMAGES = {
  'no row': `snapshot - 'row'`,
  'a figure that is missing': `snapshot #- '{row,DivTotalPe}'`,
  'a figure that is null': `jsonb_set(snapshot, '{row,CBR}', 'null')`,
  'a date that is none': `jsonb_set(snapshot, '{row,FecVencimiento}', '"mañana"')`,
  'a text instead of a figure': `jsonb_set(snapshot, '{row,TasaCae}', '"4,86"')`,
  'no request': `snapshot - 'calculation'`,
  'a request of 0 years': `jsonb_set(snapshot, '{calculation,plazototal}', '0')`,
  'no names': `snapshot - 'texts'`,
  'a UF of 0': `jsonb_set(snapshot, '{uf,value}', '0')`,
  'a day that is none': `jsonb_set(snapshot, '{simulatedOn}', '"mañana"')`,
  'a number instead of a name': `jsonb_set(snapshot, '{texts,comuna}', '13')`,
  nothing: `'{}'::jsonb`,
  null: `'null'::jsonb`,
};

it('stored figures that are missing or no figures are named wherever they are read, and stop nothing else', async () => {
  const stored = await storeDamaged(Object.values(DAMAGES));
  await areListed(stored);
  for (const [index, what] of Object.keys(DAMAGES).entries()) {
    const damaged = stored[index] as SimulationEntity;
    await isReadable(what, damaged);
    await isNamedInsteadOfDocuments(what, damaged);
  }
  await stopNothing(stored);
});

/** Checks that each simulation is one row of the list that says so. */
async function areListed(damaged: readonly SimulationEntity[]): Promise<void> {
  const { status, body } = await office.get(LIST_PATH);
  expect([status, body.count]).toEqual([200, 2]);
  const listed = (body.results as { simulations: { uuid: string; unreadable: boolean }[] }[]).flatMap(
    ({ simulations }) => simulations.map(({ uuid, unreadable }) => [uuid, unreadable]),
  );
  expect(new Map(listed as [string, boolean][])).toEqual(
    new Map([...damaged.map(({ uuid }) => [uuid, true] as const), [healthy.uuid, false]]),
  );
}

/** Checks that person, number, credit and state are readable, and the simulation can be changed. */
async function isReadable(what: string, damaged: SimulationEntity): Promise<void> {
  const detail = await office.read(damaged);
  const { status, body } = detail;
  expect([what, status, body.unreadable, body.id]).toEqual([what, 200, true, damaged.id]);
  expect(detail.body).toMatchObject({
    client_name: 'Camila Rojas Fuentes',
    montocreditoUF: 2000,
    total_monthly_mortgage_uf: 0,
    estado_description: 'Ingresada',
  });
  expect((await office.update(damaged, { estado: 2 }, 'adminrole')).status).toBe(200);
}

/** Checks that a document, a mail and a send to the workflow are refused. */
async function isNamedInsteadOfDocuments(what: string, damaged: SimulationEntity): Promise<void> {
  for (const { status, body } of [
    await pdfOf(damaged),
    await mail(damaged),
    await office.send('post', '/api/application/Sim2Wf', { simulation: damaged.uuid }),
  ])
    expect([what, status, (body as { detail?: string }).detail]).toEqual([
      what,
      409,
      expect.stringContaining('no se pueden leer'),
    ]);
}

/** Checks a spreadsheet, the overview and a copy of the person's data. */
async function stopNothing(damaged: readonly SimulationEntity[]): Promise<void> {
  const { status, body } = await download(office.bff, office.staff.executiverole);
  expect([status, rowsOf(body).length]).toEqual([200, damaged.length + 1]);
  for (const path of ['/simulations/api/simulations/count', '/api/simulador/pendientes'])
    expect((await office.get(path)).status).toBe(200);
  const requests = '/api/simulador/datos_personales';
  const asked = { kind: 'access', identification: PERSON.identification };
  const { id } = (await office.send('post', requests, asked, 'adminrole')).body as { id: number };
  const copy = await office.get(`${requests}/${id}/datos`, 'adminrole');
  expect(copy.status).toBe(200);
  expect(damaged.filter(({ uuid }) => !String(copy.body).includes(uuid))).toEqual([]);
}

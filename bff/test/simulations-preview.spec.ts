import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { UserRole } from '@simulador/contracts/people/access';
import { once } from 'node:events';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { KnownSimulations } from '../src/office/spreadsheets/upload/known-simulations.ts';
import { SheetThread } from '../src/spreadsheet/sheet-thread.ts';
import { storeListed } from '../src/testing/listed-simulations.ts';
import {
  download,
  edited,
  leave,
  READ_PATH,
  rowsOf,
  upload,
  uploadUntil,
  workbookWith,
} from '../src/testing/spreadsheets.ts';
import { Office } from '../src/testing/office.ts';

const office = Office.forSpec();
const { bff, staff } = office;
let one: SimulationEntity;

beforeAll(async () => {
  await bff.query("UPDATE users SET full_name = 'Elena Díaz' WHERE id = $1", [staff.executiverole.id]);
});
beforeEach(async () => {
  await office.clear();
  one = await storeListed(bff);
  await storeListed(bff, { resolution: 3 });
});

const downloaded = async (): Promise<Buffer> => (await download(bff, staff.adminrole)).body as Buffer;
const versions = (): Promise<unknown[]> => bff.query('SELECT state, version FROM simulations ORDER BY id');
const UNTOUCHED = [
  { state: 1, version: 1 },
  { state: 2, version: 1 },
];

describe('the preview of an upload', () => {
  const preview = (file: Buffer, role: UserRole = 'executiverole') =>
    upload(bff, staff[role], file, 'Simulaciones.xlsx', READ_PATH);
  const applied = (file: Buffer, tag: string | undefined) =>
    upload(bff, { headers: { ...staff.executiverole.headers, 'If-Match': String(tag) } }, file);

  it('shows what each row would change, and changes nothing', async () => {
    const file = edited(await downloaded(), { [one.id]: { Estado: 'Aprobada', Ejecutivo: 'Elena Díaz' } });
    const { status, body } = await preview(file, 'adminrole');
    expect([status, body]).toEqual([
      200,
      {
        changes: [
          {
            row: 3,
            id: one.id,
            name: rowsOf(file)[1]?.['Nombre'],
            estado: { from: 'Ingresada', to: 'Aprobada' },
            // First resolution of the new state.
            resolucion: { from: 'Sin Resolución', to: 'Aprobada sin condiciones' },
            commercial: { from: null, to: 'Elena Díaz' },
          },
        ],
        same: 1,
      },
    ]);
    expect(await versions()).toEqual(UNTOUCHED);
    expect((await preview(await downloaded())).body).toEqual({ changes: [], same: 2 });
  });

  it('lists what the upload would refuse', async () => {
    const sent = await storeListed(bff, { by: one, sent: true });
    const file = workbookWith([
      ['ID', 'Estado'],
      [one.id, 'Aprobada'],
      [sent.id, 'Aprobada'],
    ]);
    const refused = await preview(file);
    expect([refused.status, refused.body.rows]).toMatchObject([422, [{ row: 3, column: 'ID' }]]);
    expect((await upload(bff, staff.executiverole, file)).body.rows).toEqual(refused.body.rows);
  });

  it('is what is applied: a change in between is first a 409, even for a file without versions', async () => {
    const file = workbookWith([
      ['ID', 'Estado'],
      [one.id, 'Aprobada'],
    ]);
    const before = (await preview(file)).headers['etag'];
    await bff.query('UPDATE simulations SET version = version + 1 WHERE id = $1', [one.id]);
    const refused = await applied(file, before);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Una o más de estas simulaciones cambiaron después de que se revisaron. Revise el archivo otra vez.',
    ]);
    expect(await versions()).toEqual([{ state: 1, version: 2 }, UNTOUCHED[1]]);
    const again = await applied(file, (await preview(file)).headers['etag']);
    expect([again.status, again.body.updated]).toEqual([200, 1]);
  });
});

describe('an upload', () => {
  const send = (file: Buffer, signal: AbortSignal): Promise<unknown> =>
    uploadUntil(signal, bff, staff.adminrole, file);

  it('is not applied when its sender disconnects after it was read', async () => {
    const file = edited(await downloaded(), { [one.id]: { Estado: 'Aprobada' } });
    const simulations = bff.app.get(KnownSimulations);
    const find = simulations.of.bind(simulations);
    const leaving = new AbortController();
    const left = new Promise<boolean>((resolve) =>
      jest.spyOn(simulations, 'of').mockImplementationOnce(async (...asked) => {
        resolve(await leave(leaving));
        return find(...asked);
      }),
    );
    await expect(send(file, leaving.signal)).rejects.toThrow('aborted');
    expect(await left).toBe(true);
    // The next file is read after it.
    expect((await upload(bff, staff.adminrole, await downloaded())).body.updated).toBe(0);
    expect(await versions()).toEqual(UNTOUCHED);
  });

  it('is no longer read when its sender disconnects', async () => {
    const thread = jest.spyOn(bff.app.get(SheetThread), 'read');
    const reading = new Promise<AbortSignal>((resolve) =>
      thread.mockImplementationOnce((_task, signal) => {
        resolve(signal);
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      }),
    );
    const leaving = new AbortController();
    const sent = send(await downloaded(), leaving.signal);
    const signal = await reading;
    const ended = once(signal, 'abort');
    leaving.abort();
    await expect(sent).rejects.toThrow('aborted');
    await ended;
    expect(signal.reason).toMatchObject({ status: 499 });
    // The queue is free again.
    expect((await upload(bff, staff.adminrole, await downloaded())).body.updated).toBe(0);
  });
});

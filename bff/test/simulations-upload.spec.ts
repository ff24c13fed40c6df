import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { UserRole } from '@simulador/contracts/people/access';
import type { SimulationEntity } from '../src/database/entities/simulation.entity.ts';
import { storeListed } from '../src/testing/listed-simulations.ts';
import { download, edited, EXCEL_PATH, rowsOf, upload, workbookWith } from '../src/testing/spreadsheets.ts';
import { Office } from '../src/testing/office.ts';

const OF_ANOTHER = 'La resolución no corresponde al estado. Puede ser: ';
const UNKNOWN_STATE = 'No es un estado vigente. Puede ser: Ingresada, En evaluación, Aprobada, Rechazada.';
const REFUSED = 'El archivo no es correcto. Verifica su formato y que no tenga errores.';
const office = Office.forSpec();
const { bff, staff } = office;
let one: SimulationEntity;
let other: SimulationEntity;

beforeAll(async () => {
  await bff.query("UPDATE users SET full_name = 'Elena Díaz' WHERE id = $1", [staff.executiverole.id]);
});
beforeEach(async () => {
  await office.clear();
  one = await storeListed(bff);
  other = await storeListed(bff, { resolution: 3 });
});

const downloaded = async (): Promise<Buffer> => (await download(bff, staff.adminrole)).body as Buffer;
/** Returns state, resolution, executive and version of both. */
const decision = (): Promise<unknown[]> =>
  bff.query('SELECT id, state, resolution, commercial, version FROM simulations ORDER BY id');
const UNTOUCHED = () => [
  { id: one.id, state: 1, resolution: 1, commercial: null, version: 1 },
  { id: other.id, state: 2, resolution: 3, commercial: null, version: 1 },
];
const APPROVED = { Estado: 'Aprobada', Resolución: 'Aprobada sin condiciones' };

describe('an uploaded spreadsheet', () => {
  it.each(['xlsx', 'biff8'] as const)('changes what was edited, saved as %s', async (bookType) => {
    const file = edited(await downloaded(), { [one.id]: APPROVED }, bookType);
    const { status, body } = await upload(bff, staff.executiverole, file);
    expect([status, body]).toEqual([200, { updated: 1, message: 'Archivo cargado correctamente.' }]);
    expect(await decision()).toEqual([
      { id: one.id, state: 3, resolution: 6, commercial: null, version: 2 },
      UNTOUCHED()[1],
    ]);
    const recorded = await bff.query(
      "SELECT actor, subject, details FROM audit WHERE action = 'simulation_changed' ORDER BY id DESC LIMIT 1",
    );
    const details = { estado: [1, 3], resolucion: [1, 6] };
    expect(recorded).toEqual([{ actor: staff.executiverole.id, subject: `simulation ${one.uuid}`, details }]);
    expect((await upload(bff, staff.executiverole, file)).body.updated).toBe(0);
  });

  describe('that is older than a colleague’s change', () => {
    const REJECTED = { Estado: 'Rechazada', Resolución: 'Cliente no califica' };
    const CHANGED = { id: 0, state: 2, resolution: 3, commercial: null, version: 3 };
    let file: Buffer;
    beforeEach(async () => {
      await bff.query("UPDATE users SET full_name = 'Bruno Vera' WHERE id = $1", [staff.commercialrole.id]);
      const update = (body: object) =>
        bff.http
          .patch(`/simulations/api/simulations/${one.uuid}/update_info`)
          .set(staff.commercialrole.headers)
          .send(body);
      await update({ estado: 2 });
      file = await downloaded();
      await update({ resolucion: 3 });
    });

    it('is refused where both changed a simulation, with who and when, also when it was saved as .xls', async () => {
      const changed = edited(file, { [one.id]: REJECTED, [other.id]: APPROVED }, 'biff8');
      const { status, body } = await upload(bff, staff.executiverole, changed);
      const message =
        'Bruno Vera cambió esta simulación el 20-11-2026 a las 12:00, después de la descarga. Quite esta fila, o descargue el archivo de nuevo.';
      expect([status, body.rows]).toEqual([422, [{ row: 3, column: 'ID', message }]]);
      expect(await decision()).toEqual([{ ...CHANGED, id: one.id }, UNTOUCHED()[1]]);
    });

    it('is applied if that row was not edited, or to the same values, or by the same uploader', async () => {
      const alike = { [one.id]: { Resolución: 'Mejores condiciones' } };
      const uploaded = async (changes: Parameters<typeof edited>[1], role: UserRole) => {
        const { status, body } = await upload(bff, staff[role], edited(file, changes));
        return [status, body.updated];
      };
      expect(await uploaded({ [other.id]: APPROVED }, 'executiverole')).toEqual([200, 1]);
      expect(await decision()).toEqual([
        { ...CHANGED, id: one.id },
        { id: other.id, state: 3, resolution: 6, commercial: null, version: 2 },
      ]);
      expect(await uploaded({ ...alike, [other.id]: REJECTED }, 'executiverole')).toEqual([200, 1]);
      expect(await uploaded({ [other.id]: APPROVED }, 'adminrole')).toEqual([422, undefined]);
    });
  });

  it('as it was downloaded writes nothing', async () => {
    const { status, body } = await upload(bff, staff.commercialrole, await downloaded());
    expect([status, body.updated, await decision()]).toEqual([200, 0, UNTOUCHED()]);
  });

  it('may come from another program, with the needed columns only, in any order and spelling', async () => {
    const data = [
      [' estado', 'Id'],
      ['  aprobada ', one.id],
      [null, null],
      ['EN EVALUACION', other.id],
    ];
    expect((await upload(bff, staff.executiverole, workbookWith(data))).body).toMatchObject({ updated: 1 });
    expect(await decision()).toEqual([
      { id: one.id, state: 3, resolution: 6, commercial: null, version: 2 },
      UNTOUCHED()[1],
    ]);
  });

  it('assigns simulations by full name, or unassigns them by an empty cell, for the administrator only', async () => {
    const file = edited(await downloaded(), { [other.id]: { Ejecutivo: 'elena diaz' } });
    const refused = await upload(bff, staff.executiverole, file);
    expect([refused.status, refused.body.rows]).toEqual([
      422,
      [{ row: 2, column: 'Ejecutivo', message: 'Solo el administrador puede reasignar.' }],
    ]);
    expect((await upload(bff, staff.adminrole, file)).body.updated).toBe(1);
    const given = { ...UNTOUCHED()[1], commercial: staff.executiverole.id, version: 2 };
    expect(await decision()).toEqual([UNTOUCHED()[0], given]);
    expect((await upload(bff, staff.commercialrole, await downloaded())).body.updated).toBe(0);
    const emptied = edited(await downloaded(), { [other.id]: { Ejecutivo: '' } });
    expect((await upload(bff, staff.executiverole, emptied)).body.rows).toEqual(refused.body.rows);
    expect((await upload(bff, staff.adminrole, emptied)).body.updated).toBe(1);
    expect((await decision())[1]).toMatchObject({ commercial: null, version: 3 });
  });

  it('is applied completely or not at all: every invalid cell is named', async () => {
    await storeListed(bff, { by: one, sent: true });
    const [sent] = rowsOf(await downloaded()).map(({ ID }) => Number(ID));
    const rows = [
      ['ID', 'Estado', 'Resolución', 'Ejecutivo'],
      [one.id, 'Aprobada', 'Cliente no califica', ''],
      [other.id, 'Archivada', 'Mejores condiciones', ''],
      [other.id, 'En evaluación', 'Mejores condiciones', ''],
      [sent ?? 0, 'Aprobada', 'Aprobada sin condiciones', ''],
      [999_999, 'Aprobada', '', ''],
      ['doce', 'Aprobada', '', ''],
    ];
    const { status, body } = await upload(bff, staff.adminrole, workbookWith(rows));
    expect([status, body.detail, body.rows]).toEqual([
      422,
      REFUSED,
      [
        { row: 2, column: 'Resolución', message: expect.stringContaining(OF_ANOTHER) },
        { row: 3, column: 'Estado', message: UNKNOWN_STATE },
        { row: 4, column: 'ID', message: 'La simulación está en más de una fila.' },
        { row: 6, column: 'ID', message: 'No encontramos esta simulación.' },
        { row: 7, column: 'ID', message: 'Debe ser el número de una simulación.' },
      ],
    ]);
    const mended = rows.filter((_row, index) => ![2, 5, 6].includes(index));
    mended[1] = [one.id, 'Aprobada', 'Aprobada sin condiciones', ''];
    const again = await upload(bff, staff.adminrole, workbookWith(mended));
    expect([again.status, again.body.rows]).toEqual([
      422,
      [
        {
          row: 4,
          column: 'ID',
          message: 'La simulación ya fue enviada a Workflow y no se puede modificar.',
        },
      ],
    ]);
    expect((await decision()).slice(0, 2)).toEqual(UNTOUCHED());
  });

  it('is refused with a resolution that is none, no state, or an executive who is none', async () => {
    const refused = async (...changes: [first: object, second: object]) => {
      const edits = { [other.id]: changes[0], [one.id]: changes[1] } as Parameters<typeof edited>[1];
      const { status, body } = await upload(bff, staff.adminrole, edited(await downloaded(), edits));
      expect([status, await decision()]).toEqual([422, UNTOUCHED()]);
      return body.rows as unknown[];
    };
    const refusal = (row: number, column: string, message: string) => ({
      ...{ row, column, message: expect.stringContaining(message) },
    });
    expect(await refused({ Resolución: 'Otra' }, { Resolución: 'Cliente no califica' })).toEqual([
      refusal(2, 'Resolución', 'No es una resolución vigente. Puede ser: '),
      refusal(3, 'Resolución', OF_ANOTHER),
    ]);
    expect(await refused({ Ejecutivo: 'Nadie' }, { Estado: '' })).toEqual([
      refusal(2, 'Ejecutivo', 'No hay un ejecutivo con este nombre. Puede ser: '),
      refusal(3, 'Estado', UNKNOWN_STATE),
    ]);
  });

  it('that is no spreadsheet is refused as a whole', async () => {
    const { status, body } = await upload(bff, staff.adminrole, Buffer.from('ID;Estado\n1;Aprobada\n'));
    expect([status, body.detail, body.rows]).toEqual([422, REFUSED, []]);
    const message = expect.stringContaining('No es un archivo .xlsx ni .xls.');
    expect(body.fields).toEqual([{ name: 'file', message }]);
  });

  it('is a form with one file of at most 5 MB, sent by staff', async () => {
    const { headers } = staff.adminrole;
    expect((await bff.http.post(EXCEL_PATH).set(headers).send({ file: 'x' })).status).toBe(400);
    expect((await bff.http.post(EXCEL_PATH).set(headers).field('otro', 'x')).status).toBe(400);
    expect((await upload(bff, staff.adminrole, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await upload(bff, staff.default, workbookWith([['ID']]))).status).toBe(403);
    expect((await bff.http.post(EXCEL_PATH).attach('file', workbookWith([['ID']]), 'a.xlsx')).status).toBe(
      401,
    );
  });
});

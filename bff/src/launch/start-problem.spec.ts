import { describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureCluster } from '../database/embedded/embedded-postgres.ts';
import { openDataFolder } from './data-folder.ts';
import { startProblem } from './start-problem.ts';

const DATA = '/srv/datos';
const explained = (message: string): string => (startProblem(new Error(message), DATA) as Error).message;

describe('obstacles to a start', () => {
  it.each([
    [
      'ENOSPC: no space left on device, write',
      'El disco está lleno: libera espacio para /srv/datos o elige otra carpeta con DATA_DIR.',
    ],
    [
      'PostgreSQL no pudo iniciar: FATAL:  could not write lock file "postmaster.pid": No space left on device',
      'El disco está lleno: libera espacio para /srv/datos o elige otra carpeta con DATA_DIR.',
    ],
    [
      'PostgreSQL no pudo iniciar: FATAL:  data directory "/srv/datos/postgres" has wrong ownership',
      '/srv/datos es de otro usuario del sistema: inicia con ese usuario, o elige otra carpeta con DATA_DIR.',
    ],
    [
      "EACCES: permission denied, open '/srv/datos/secrets.json'",
      '/srv/datos es de otro usuario del sistema: inicia con ese usuario, o elige otra carpeta con DATA_DIR.',
    ],
    [
      'PostgreSQL no pudo iniciar: FATAL:  lock file "postmaster.pid" already exists',
      'Otro simulador está iniciando en /srv/datos: espera a que termine, o elige otra carpeta con DATA_DIR.',
    ],
    [
      'PostgreSQL no pudo iniciar: FATAL:  "/srv/datos/postgres" is not a valid data directory',
      'Los datos de /srv/datos están dañados: restáuralos de un respaldo, o elige otra carpeta con DATA_DIR.',
    ],
    [
      'PostgreSQL no pudo iniciar: FATAL:  database files are incompatible with server',
      'Los datos de /srv/datos son de otra versión de PostgreSQL: usa la versión anterior del simulador, o elige otra carpeta con DATA_DIR.',
    ],
  ])('is reported in Spanish, with what to do: %s', (said, sentence) => {
    expect(explained(said)).toBe(sentence);
  });

  it('is returned unchanged if unknown', () => {
    expect(explained('Otra cosa.')).toBe('Otra cosa.');
    expect(startProblem('nada', DATA)).toBe('nada');
  });

  it('includes a cluster without PG_VERSION, which is not overwritten', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'simulador-sin-version-'));
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), '');
    const options = { dataDir, binaries: { initdb: 'none', postgres: 'none' }, password: 'x', user: null };
    await expect(ensureCluster(options)).rejects.toThrow(
      `Los datos de ${dataDir}/postgres están dañados: falta PG_VERSION. Restaura la carpeta de un respaldo, o bórrala para empezar de nuevo.`,
    );
    await rm(dataDir, { recursive: true });
  });
});

it('a folder in which nothing can be created is refused, not waited for', async () => {
  await expect(openDataFolder('/proc/nada/datos')).rejects.toThrow(
    /^No se puede escribir en \/proc\/nada\/datos/,
  );
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertReachable, handOver, serverUser } from './unprivileged-user.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simulador-usuario-'));
  await chmod(folder, 0o711);
});
afterEach(() => rm(folder, { recursive: true }));

const isRoot = process.getuid?.() === 0;

describe('the user of the server', () => {
  it('is nobody else where we are not root, and never root', async () => {
    const user = await serverUser();
    expect(user === null).toBe(!isRoot);
    expect(user?.uid).not.toBe(0);
  });

  it('reaches what lies below folders that let others pass', async () => {
    await mkdir(join(folder, 'a'), { mode: 0o711 });
    await expect(assertReachable(join(folder, 'a', 'postgres'))).resolves.toBeUndefined();
  });

  it('does not reach what lies below a private folder, and the error names it', async () => {
    const secret = join(folder, 'privada');
    await mkdir(join(secret, 'a'), { recursive: true });
    await chmod(secret, 0o700);
    await expect(assertReachable(join(secret, 'a', 'postgres'))).rejects.toThrow(
      `dentro de ${secret}, que es privada: usa otro usuario, mueve el proyecto y DATA_DIR`,
    );
  });

  it('owns what was handed over', async () => {
    const file = join(folder, 'clave');
    await writeFile(file, '');
    const { uid, gid } = await stat(file);
    const user = (await serverUser()) ?? { uid, gid };
    await handOver(file, user);
    expect(await stat(file)).toMatchObject(user);
  });
});

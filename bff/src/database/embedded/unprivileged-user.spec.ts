import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeOwner, isReachable, reachable, serverUser } from './unprivileged-user.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simulador-usuario-'));
  await chmod(folder, 0o711);
});
afterEach(() => rm(folder, { recursive: true }));

const isRoot = process.getuid?.() === 0;

describe('the user of the server', () => {
  it('is this user unless that is root, and never root', async () => {
    const user = await serverUser();
    expect(user === null).toBe(!isRoot);
    expect(user?.uid).not.toBe(0);
  });

  it('reaches anything below folders that others may enter, even what does not exist yet', async () => {
    await mkdir(join(folder, 'a'), { mode: 0o711 });
    expect(await isReachable(join(folder, 'a', 'postgres'))).toBe(true);
    expect(await isReachable(join(folder, 'b', 'postgres'))).toBe(true);
    expect(await reachable(join(folder, 'a'))).toBe(join(folder, 'a'));
  });

  it('reaches nothing below a private folder; as root another folder is used', async () => {
    const secret = join(folder, 'privada');
    await mkdir(join(secret, 'a'), { recursive: true });
    await chmod(secret, 0o700);
    expect(await isReachable(join(secret, 'a', 'postgres'))).toBe(false);
    const moved = join('/srv/compartida', secret.slice(1).replaceAll('/', '-') + '-a');
    expect(await reachable(join(secret, 'a'), '/srv/compartida')).toBe(isRoot ? moved : join(secret, 'a'));
  });

  it('owns files after a change of owner', async () => {
    const file = join(folder, 'clave');
    await writeFile(file, '');
    const { uid, gid } = await stat(file);
    const user = (await serverUser()) ?? { uid, gid };
    await changeOwner(file, user);
    expect(await stat(file)).toMatchObject(user);
  });
});

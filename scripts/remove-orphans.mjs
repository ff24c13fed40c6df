// @ts-check
/** Removes the build output of deleted sources, because the BFF finds its modules by file name. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

for (const workspace of ['contracts', 'recording', 'mocks', 'bff']) {
  const dist = join(root, workspace, 'dist');
  if (!existsSync(dist)) continue;
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const source = join(root, workspace, 'src', file.replace(/\.js$/, '.ts'));
    if (file.endsWith('.js') && !existsSync(source)) rmSync(join(dist, file));
  }
}

// @ts-check
/** Removes what was built of a source that is gone: the BFF would find its module by its name. */
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

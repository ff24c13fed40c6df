import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../bff/src/database/embedded/free-port.ts';
import { retryUntil } from '../../../bff/src/testing/retry-until.ts';
import { run } from './drilled-database.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const WORKSPACES = '@simulador';
const MIGRATIONS = 'bff/src/database/migrations';

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Returns the commit before the latest migration was added. */
export const formerCommit = (): string =>
  git('rev-parse', '--short', `${git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS)}^`);

/** A BFF process of the former release. */
export interface FormerBff {
  readonly url: string;
  kill(): Promise<void>;
}

/** The former release, built from its commit with the dependencies of the current one. */
export class FormerRelease {
  private constructor(private readonly folder: string) {}

  static async build(commit: string): Promise<FormerRelease> {
    const folder = join(await mkdtemp(join(tmpdir(), 'version-')), commit);
    git('worktree', 'add', '--quiet', '--detach', folder, commit);
    const release = new FormerRelease(folder);
    await release.linkDependencies('.');
    for (const workspace of await readdir(join(folder, '.'), { withFileTypes: true }))
      if (workspace.isDirectory()) await release.linkDependencies(workspace.name);
    await run('npm', 'run', '--silent', '--prefix', folder, 'build:ts');
    return release;
  }

  /** Runs a command of the release to its end. */
  async command(env: Readonly<Record<string, string>>, file: string, ...args: string[]): Promise<void> {
    const [code] = (await once(this.spawn(env, file, args), 'close')) as [number | null];
    if (code !== 0) throw new Error(`${file} of the former release ended with ${code}`);
  }

  /** Starts its BFF. Resolves when it is alive, even if it is not ready. */
  async start(env: Readonly<Record<string, string>>): Promise<FormerBff> {
    const port = await freePort();
    const child = this.spawn({ ...env, PORT: String(port) }, 'main.js', []);
    const url = `http://127.0.0.1:${port}`;
    const isAlive = (): Promise<boolean> =>
      fetch(`${url}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      );
    if (!(await retryUntil(isAlive, Boolean, 60_000))) throw new Error('the former release did not start');
    return {
      url,
      kill: async () => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGKILL');
        await once(child, 'close');
      },
    };
  }

  async remove(): Promise<void> {
    git('worktree', 'remove', '--force', this.folder);
    await rm(join(this.folder, '..'), { recursive: true, force: true });
  }

  private spawn(env: Readonly<Record<string, string>>, file: string, args: readonly string[]): ChildProcess {
    const { PATH, HOME } = process.env;
    const path = join(this.folder, 'bff/dist', file);
    return spawn(process.execPath, [path, ...args], { env: { PATH, HOME, ...env }, stdio: 'ignore' });
  }

  /** Links the installed dependencies of a workspace, except the workspaces themselves, because those are the former ones. */
  private async linkDependencies(workspace: string): Promise<void> {
    const [from, to] = [ROOT, this.folder].map((each) => join(each, workspace, 'node_modules')) as [
      string,
      string,
    ];
    const names = await readdir(from).catch(() => []);
    await mkdir(join(to, WORKSPACES), { recursive: true });
    for (const name of names.filter((each) => each !== WORKSPACES && each !== '.cache'))
      await symlink(join(from, name), join(to, name));
    if (workspace !== '.') return;
    for (const name of await readdir(join(from, WORKSPACES)))
      await symlink(join(this.folder, name), join(to, WORKSPACES, name));
  }
}

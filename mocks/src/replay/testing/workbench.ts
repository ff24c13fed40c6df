import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replay } from '../cli.ts';
import type { ReplayResult } from '../result.ts';
import { type Answer, type TargetRequest, startTarget, type Target } from './target.ts';

export interface Ran {
  readonly code: number;
  readonly text: string;
  readonly complaint: string;
  readonly result: ReplayResult;
}

/** Temporary folder and targets for replays. */
export class Workbench {
  private readonly directory = mkdtempSync(join(tmpdir(), 'replay-'));
  private current: Target | undefined;

  get requests(): readonly TargetRequest[] {
    return this.current?.requests ?? [];
  }

  get targetUrl(): string {
    return this.current?.url ?? '';
  }

  file(...name: string[]): string {
    return join(this.directory, ...name);
  }

  async saved(text: string, name = 'recording.har'): Promise<string> {
    await writeFile(this.file(name), text);
    return this.file(name);
  }

  async run(args: readonly string[], environment: Record<string, string> = {}): Promise<Ran> {
    let text = '';
    let complaint = '';
    const json = this.file('report.json');
    const code = await replay([...args, '--json', json], environment, {
      report: (part) => (text += part),
      complaint: (part) => (complaint += part),
    });
    const report = await readFile(json, 'utf8').catch(() => 'null');
    await rm(json, { force: true });
    return { code, text, complaint, result: JSON.parse(report) as ReplayResult };
  }

  /** Replays a HAR against a target with scripted answers. */
  async against(
    har: string,
    answer: (request: TargetRequest, count: number) => Answer,
    args: readonly string[] = [],
    environment: Record<string, string> = {},
  ): Promise<Ran> {
    await this.current?.close();
    this.current = await startTarget(answer);
    return this.run([await this.saved(har), '--target', this.current.url, ...args], environment);
  }

  async clear(): Promise<void> {
    await this.current?.close();
    await rm(this.directory, { recursive: true });
  }
}

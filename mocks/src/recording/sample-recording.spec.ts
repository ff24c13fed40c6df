import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { startMockServer } from '../mock-server.ts';
import { replay } from '../replay/cli.ts';
import { readRecordings } from './recorded.ts';

const SAMPLE = fileURLToPath(new URL('../../recordings/core.har', import.meta.url));

describe('the sample recording of the mock core', () => {
  it('matches the mock core on the day of the recording', async () => {
    const [recording] = await readRecordings([SAMPLE]);
    const context = recording?.context as { clock: string } | undefined;
    const core = await startMockServer({ port: 0, now: () => new Date(context?.clock ?? '') });
    let printed = '';
    const print = (text: string): void => void (printed += text);
    const args = [SAMPLE, '--target', core.url, '--border', 'bff-core'];
    const code = await replay(args, {}, { report: print, complaint: print });
    await core.close();
    expect(printed).toContain('15 iguales, 0 con diferencias');
    expect(code).toBe(0);
  });
});

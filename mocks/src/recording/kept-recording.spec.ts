import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { startMockServer } from '../mock-server.ts';
import { replay } from '../replay/cli.ts';
import { readRecordings } from './recorded.ts';

const KEPT = fileURLToPath(new URL('../../recordings/core.har', import.meta.url));

describe('the recording that is kept of the mock core', () => {
  it('still is what it answers, on the day of the recording', async () => {
    const [recording] = await readRecordings([KEPT]);
    const { clock } = recording?.context as { clock: string };
    const core = await startMockServer({ port: 0, now: () => new Date(clock) });
    let said = '';
    const say = (text: string): void => void (said += text);
    const args = [KEPT, '--target', core.url, '--border', 'bff-core'];
    const code = await replay(args, {}, { report: say, complaint: say });
    await core.close();
    expect(said).toContain('15 iguales, 0 con diferencias');
    expect(code).toBe(0);
  });
});

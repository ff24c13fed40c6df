export type UpstreamState = 'unknown' | 'up' | 'down';

/** What the last call to an upstream told about it. */
export class UpstreamHealth {
  private state: UpstreamState = 'unknown';

  record(ok: boolean): void {
    this.state = ok ? 'up' : 'down';
  }

  current(): UpstreamState {
    return this.state;
  }
}

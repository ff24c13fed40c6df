/** Mapping of recorded ids to the target's ids, which are paired by their paths in the answers. */
import { isObject } from '@simulador/contracts/api/json';
import { isUuid } from '@simulador/recording/detect';
import { decoded } from '@simulador/recording/redact-url';

const OPAQUE = /^(?:texto|token)-[0-9a-f]{10}$/;

/** Returns true for a text that is nothing but an id. */
export const isId = (text: string): boolean => isUuid(text) || OPAQUE.test(text);

export class CarriedIds {
  private readonly current = new Map<string, string>();
  private readonly assigned = new Set<string>();
  /** Ids that were sent as recorded, so they are expected back unchanged. */
  private readonly sent = new Set<string>();

  /** Returns true if a recorded text was sent to the target, which can then return it. */
  wasSent(text: string): boolean {
    return this.sent.has(text);
  }

  /** Returns a recorded value with the target's ids. */
  json(value: unknown): unknown {
    if (typeof value === 'string') return this.current.get(value) ?? value;
    if (Array.isArray(value)) return value.map((each) => this.json(each));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.json(each)]));
  }

  /** Returns a recorded path with the target's ids. */
  path(pathname: string): string {
    const segments = pathname.split('/').map((segment) => {
      const id = this.current.get(decoded(segment));
      return id === undefined ? segment : encodeURIComponent(id);
    });
    return segments.join('/');
  }

  query(parameters: URLSearchParams): string {
    const carried = [...parameters].map(([name, value]): [string, string] => [
      name,
      this.current.get(value) ?? value,
    ]);
    return carried.length > 0 ? `?${new URLSearchParams(carried)}` : '';
  }

  /** Records sent ids, at any depth. */
  noteSent(value: unknown): void {
    if (typeof value === 'string') this.sent.add(value);
    else if (isObject(value)) Object.values(value).forEach((each) => this.noteSent(each));
  }

  /** Pairs the ids of a recorded answer and the target's answer. */
  learn(recorded: unknown, received: unknown): void {
    if (typeof recorded === 'string' && typeof received === 'string') this.learnId(recorded, received);
    if (!isObject(recorded) || !isObject(received)) return;
    for (const [name, each] of Object.entries(recorded)) {
      if (Object.hasOwn(received, name)) this.learn(each, received[name]);
    }
  }

  private learnId(recorded: string, received: string): void {
    if (recorded === received || !isId(recorded) || isUuid(recorded) !== isUuid(received)) return;
    if (this.sent.has(recorded) || this.current.has(recorded) || this.assigned.has(received)) return;
    this.current.set(recorded, received);
    this.assigned.add(received);
  }
}

/** Ids that the target returns where the recording has others, matched by their place in the answers. */
import { isObject } from '@simulador/contracts/api/json';
import { isUuid } from '@simulador/recording/detect';
import { decoded } from '@simulador/recording/redact-url';

const OPAQUE = /^(?:texto|token)-[0-9a-f]{10}$/;

/** Whether a text names something and says nothing else. */
export const isId = (text: string): boolean => isUuid(text) || OPAQUE.test(text);

const isOtherRow = (recorded: unknown, received: unknown): boolean =>
  typeof recorded === 'string' &&
  typeof received === 'string' &&
  isUuid(recorded) &&
  isUuid(received) &&
  recorded !== received;

export class CarriedIds {
  private readonly current = new Map<string, string>();
  private readonly given = new Set<string>();
  /** An id that was sent as recorded is expected back unchanged. */
  private readonly sent = new Set<string>();
  /** By the path below which the recording addressed it: `/api/x/17` -> `23`. */
  private readonly numbers = new Map<string, string>();

  /** Ids of rows in the recorded database, each with those that the target's has for such a row. */
  private readonly rows = new Map<number, Set<number>>();

  /** Whether a recorded text was sent by us, so that the target can know it. */
  wasSent(text: string): boolean {
    return this.sent.has(text);
  }

  /** A recorded value as the target knows it. */
  json(value: unknown): unknown {
    if (typeof value === 'string') return this.current.get(value) ?? value;
    if (Array.isArray(value)) return value.map((each) => this.json(each));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.json(each)]));
  }

  /** A recorded path as the target knows it. */
  path(pathname: string): string {
    const walked: string[] = [];
    const segments = pathname.split('/').map((segment) => {
      walked.push(segment);
      const id = this.current.get(decoded(segment));
      return id === undefined ? (this.numbers.get(walked.join('/')) ?? segment) : encodeURIComponent(id);
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

  /** Learns the target's ids from an answer, by the recorded one. */
  learn(recorded: unknown, received: unknown): void {
    if (typeof recorded === 'string' && typeof received === 'string') this.learnId(recorded, received);
    if (!isObject(recorded) || !isObject(received)) return;
    if (isOtherRow(recorded['uuid'], received['uuid'])) this.learnRow(recorded, received);
    for (const [name, each] of Object.entries(recorded)) {
      if (Object.hasOwn(received, name)) this.learn(each, received[name]);
    }
  }

  /** Learns the id of what a POST to a path has created. */
  learnNumber(pathname: string, recorded: unknown, received: unknown): void {
    const [one, other] = [recorded, received].map((answer) => {
      const body = isObject(answer) && isObject(answer['data']) ? answer['data'] : answer;
      return isObject(body) ? body['id'] : undefined;
    });
    if (typeof one === 'number' && typeof other === 'number') {
      this.numbers.set(`${pathname.replace(/\/+$/, '')}/${one}`, String(other));
    }
  }

  /** Learns the id of one row of the database, by the recorded one. */
  learnRow(recorded: unknown, received: unknown): void {
    const [one, other] = [recorded, received].map((row) => (isObject(row) ? row['id'] : undefined));
    if (typeof one !== 'number' || typeof other !== 'number') return;
    this.rows.set(one, (this.rows.get(one) ?? new Set()).add(other));
  }

  /** Whether a number is the target's id of a row that the recording has by another one. */
  isRow(recorded: number, received: number): boolean {
    return this.rows.get(recorded)?.has(received) ?? false;
  }

  private learnId(recorded: string, received: string): void {
    if (recorded === received || !isId(recorded) || isUuid(recorded) !== isUuid(received)) return;
    if (this.sent.has(recorded) || this.current.has(recorded) || this.given.has(received)) return;
    this.current.set(recorded, received);
    this.given.add(received);
  }
}

import { publicTextsAt } from '@simulador/contracts/api/find-operation';
import { isProductText } from '@simulador/recording/known';
import { Pseudonyms } from '@simulador/recording/pseudonyms';
import { JsonRedactor } from '@simulador/recording/redact-json';
import { redactUrl } from '@simulador/recording/redact-url';
import type { JsonDifference } from '../recording/json-diff.ts';
import type { RecordedExchange } from '../recording/recorded.ts';

const ORIGIN = /^http:\/\/[^/]+/;
/** Smallest number that is masked: smaller ones have fewer digits than a RUT or a phone number. */
const SHORT_NUMBER = 1e6;

/**
 * Replaces personal data in a report, like a recording, because a browser's HAR and the target's answers are about real
 * people.
 */
export class ReportMask {
  private readonly pseudonyms = new Pseudonyms();

  /** Returns path and query as recorded; redacted, if the recording is another tool's. */
  address({ url, border }: RecordedExchange): string {
    const address = url.pathname + url.search;
    return border === null
      ? redactUrl(address, 'client-bff', this.pseudonyms).url.replace(ORIGIN, '')
      : address;
  }

  difference(difference: JsonDifference, { url, border }: RecordedExchange): JsonDifference {
    const { path, recorded, received } = difference;
    // Paths in a body begin with `$`.
    if (path === 'status') return difference;
    const redactor = new JsonRedactor(this.pseudonyms, publicTextsAt(url.pathname));
    const at = path.replace(/^\$\.?/, '').replace(/\[\d+\]/g, '[]');
    const name =
      at
        .replace(/(?:\[\])+$/, '')
        .split('.')
        .at(-1) ?? '';
    const masked = (value: unknown): unknown =>
      typeof value === 'number' && Math.abs(value) < SHORT_NUMBER ? value : redactor.redact(value, name, at);
    return { path, recorded: border === null ? masked(recorded) : recorded, received: masked(received) };
  }

  /** Returns the text of a refusal, without what looks like personal data. */
  sentence(text: string): string {
    return isProductText(text) ? text : this.pseudonyms.within(text);
  }
}

import { isKnownSegment } from '@simulador/contracts/api/find-operation';
import { headerPairs, type HeaderFields } from './exchange.ts';
import type { HarPair } from './har.ts';
import { isKnownName } from './known.ts';
import type { Pseudonyms } from './pseudonyms.ts';

/** The placeholder of a header field's value that may not be shown. */
export const OMITTED = 'omitido';
const MEDIA = String.raw`(?:application|text|image|font|multipart|audio|video|\*)\/(?:[a-z]{1,10}(?:[.+-][a-z]{1,10}){0,3}|\*)`;
const MEDIA_TYPE = new RegExp(`^\\s*(${MEDIA})\\s*(?:;\\s*(charset=utf-8))?`, 'i');
const ACCEPT = new RegExp(String.raw`^(?:${MEDIA}(?:;q=[01](?:\.\d{1,3})?)?,?\s*)+$`, 'i');
/** Seven digits may be a RUT without its verifier. */
const LONG_NUMBER = /\d(?:[.\s]?\d){6,}/;
/** Words of scenarios: effects, their compositions, and JSON's literals. */
const SCENARIO_WORDS = new Set(
  (
    'ok slow normal uniform exp lognormal down reset half silence status errors garbage types nan truncated uf rename drop ' +
    'extra set bias sequence every null true false lost twice refused email_taken vat_taken email_and_vat_taken ' +
    'pdf_critical_error when header retry after'
  ).split(' '),
);
/** A scenario's UF value has as many digits as a RUT may have. */
const SCENARIO_UF = /\buf:\d{5}\.\d{1,2}(?!\d)/g;

const isScenarioWord = (word: string): boolean =>
  SCENARIO_WORDS.has(word.toLowerCase()) || isKnownName(word) || isKnownSegment(word);

/** A media type with no more than its charset. */
export function mediaType(value: string | undefined): string {
  const [, type, charset] = MEDIA_TYPE.exec(value ?? '') ?? [];
  if (!type) return value ? 'application/octet-stream' : '';
  return charset ? `${type.toLowerCase()}; ${charset.toLowerCase()}` : type.toLowerCase();
}

const when =
  (shape: RegExp) =>
  (value: string): string =>
    shape.test(value) ? value : OMITTED;

/** Header fields that may be shown, and their syntax. Every other one is dropped with its name. */
const ALLOWED: Readonly<Record<string, (value: string) => string>> = {
  'content-type': mediaType,
  accept: when(ACCEPT),
  'x-source': when(/^(?:local|core|cache|stale|shadow)$/),
  'x-uf-date': when(/^\d{4}-\d{2}-\d{2}$/),
  age: when(/^\d{1,6}$/),
  'cache-status': when(
    /^[A-Za-z]{1,16};\s*(?:(?:hit|stored|collapsed|fwd=[a-z-]{2,16}|fwd-status=\d{3}|ttl=-?\d{1,6}|detail=[a-z-]{1,20})(?:;\s*|$))+$/,
  ),
  'retry-after': when(/^(?:\d{1,5}|[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT)$/),
};
const MOCK_HEADER = /^x-mock-[a-z-]{1,40}$/;

function mockValue(value: string, pseudonyms: Pseudonyms): string {
  const words = value.match(/[\p{L}_]+/gu) ?? [];
  const passes =
    value.length <= 200 &&
    words.every(isScenarioWord) &&
    !LONG_NUMBER.test(value.replaceAll(SCENARIO_UF, ''));
  return passes ? pseudonyms.within(value) : OMITTED;
}

/** The header fields that a recording may show. */
export function redactHeaders(headers: HeaderFields, pseudonyms: Pseudonyms): HarPair[] {
  return headerPairs(headers).flatMap(([name, value]) => {
    const allowed = Object.hasOwn(ALLOWED, name) ? ALLOWED[name] : undefined;
    if (allowed) return [{ name, value: allowed(value) }];
    if (!MOCK_HEADER.test(name)) return [];
    const seen = name === 'x-mock-session' ? pseudonyms.text(value) : mockValue(value, pseudonyms);
    return [{ name, value: seen }];
  });
}

/** Bodies in HARs of any tool: text, base64, compressed, omitted. */
import { parseJson } from '@simulador/contracts/api/json';
import { unpacked } from '@simulador/recording/unpacked';

export type RecordedBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'text'; readonly text: string; readonly mimeType: string }
  /** There was a body, but it was not recorded. */
  | { readonly kind: 'omitted' };

const NONE = { kind: 'none' } as const;
const OMITTED = { kind: 'omitted' } as const;

export interface HarBodyParts {
  readonly mimeType?: unknown;
  readonly text?: unknown;
  readonly encoding?: unknown;
  readonly size?: unknown;
  readonly _omitted?: unknown;
}

function textOf({ text, encoding }: HarBodyParts, contentEncoding: string): string | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  if (encoding !== 'base64') return text;
  return unpacked(Buffer.from(text, 'base64'), contentEncoding).toString('utf8');
}

/** Reads a `postData` or `content`. JSON is recognised by its media type, or by parsing if there is none. */
export function recordedBody(parts: HarBodyParts | undefined, contentEncoding = ''): RecordedBody {
  if (!parts) return NONE;
  if (parts._omitted !== undefined) return OMITTED;
  const text = textOf(parts, contentEncoding);
  if (text === undefined) return typeof parts.size === 'number' && parts.size > 0 ? OMITTED : NONE;
  const mimeType = typeof parts.mimeType === 'string' ? parts.mimeType : '';
  const value = mimeType === '' || /[/+]json\b/i.test(mimeType) ? parseJson(text) : undefined;
  return value === undefined ? { kind: 'text', text, mimeType } : { kind: 'json', value };
}

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseCoreJson } from './json.ts';

/** Fault of an answer of the core, as a code and a sentence, without values of the answer. */
export interface CoreFlaw {
  /** JSON path, array indexes as `*`. */
  readonly place: string;
  readonly rule: string;
  readonly what: string;
  /** The answer is used, and the fault counted. */
  readonly isUsable?: true;
}

/** Body of an answer of the core, as the BFF and `npm run conformance` parse it. */
export interface CoreBody {
  /** JSON value, or bytes of a document; undefined if the body is neither. */
  readonly value: unknown;
  /** Decompressed text; bytes that are invalid in its charset become replacement characters. */
  readonly text: string;
  /** Reason why there is no value, or the fault of a value that can still be used. */
  readonly flaw: CoreFlaw | null;
}

/** Decoders of the accepted content encodings, as named in `Accept-Encoding`. */
const UNPACK: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  identity: (bytes) => bytes,
  gzip: (bytes) => gunzipSync(bytes, LIMIT),
  'x-gzip': (bytes) => gunzipSync(bytes, LIMIT),
  br: (bytes) => brotliDecompressSync(bytes, LIMIT),
};
export const ACCEPT_ENCODING = 'gzip, br';
/** Registered content codings that are not decoded. Any other name is no coding: old Java and .NET servers put a charset there. */
const OTHER_CODING = /^(?:aes128gcm|(?:x-)?compress|dc[bz]|deflate|exi|pack200-gzip|zstd)$/;
const isCoding = (name: string): boolean => Object.hasOwn(UNPACK, name) || OTHER_CODING.test(name);
/** Maximum bytes of a body, both compressed and decompressed. */
export const MAX_CORE_BODY_BYTES = 5 * 1024 * 1024;
const LIMIT = { maxOutputLength: MAX_CORE_BODY_BYTES };

const MEDIA_TYPE = /^[a-z]+\/[a-z][a-z.+-]{0,60}$/;
const PDF = 'application/pdf';
const JSON_TYPE = 'application/json';

/** Returns the media type without its parameters; a placeholder for an invalid one, undefined if there is none. */
export function mediaTypeOf(contentType: string | null | undefined): string | undefined {
  if (!contentType) return undefined;
  const type = contentType.toLowerCase().split(';')[0]?.trim() ?? '';
  return MEDIA_TYPE.test(type) ? type : '(oculto)';
}

const flaw = (rule: string, what: string): CoreFlaw => ({ place: '$', rule, what });
const unreadable = (rule: string, what: string, text = ''): CoreBody => ({
  value: undefined,
  text,
  flaw: flaw(rule, what),
});

/** Fault of a `Content-Encoding` that names no coding, such as `UTF-8` or `none`: the body is as sent. */
const NO_CODING = flaw('encoding', 'Content-Encoding no es una codificación; se lee como viene');

/** Result for a body of more than `MAX_CORE_BODY_BYTES`, which is not read to its end. */
export const TOO_LARGE_BODY = unreadable('size', 'pesa más de 5 MB');

export function readCoreBody(
  bytes: Uint8Array,
  contentType: string | null | undefined,
  contentEncoding: string | null | undefined,
): CoreBody {
  const names = (contentEncoding ?? '').toLowerCase().split(/[\s,]+/);
  const given = names.filter((name) => name !== '' && name !== 'identity');
  const [coding = 'identity', ...others] = given.some(isCoding) ? given : [];
  const unpack = UNPACK[coding];
  if (!unpack || others.length > 0)
    return unreadable('encoding', 'viene en un Content-Encoding que no leemos');
  const { flaw: found, ...read } = readDecoded(bytes, contentType, coding, unpack);
  return { ...read, flaw: found ?? (given.length > 0 && coding === 'identity' ? NO_CODING : null) };
}

function readDecoded(
  bytes: Uint8Array,
  contentType: string | null | undefined,
  encoding: string,
  unpack: (bytes: Uint8Array) => Uint8Array,
): CoreBody {
  let plain;
  try {
    plain = unpack(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return TOO_LARGE_BODY;
    return unreadable('encoding', `no es ${encoding}, como dice su Content-Encoding`);
  }
  const type = mediaTypeOf(contentType);
  if (type === PDF) return { value: plain, text: '', flaw: null };
  const charset = /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
  let text;
  try {
    text = new TextDecoder(charset, { fatal: true }).decode(plain);
  } catch {
    const what = /^utf-?8$/i.test(charset) ? 'no es UTF-8 válido' : 'no es del charset que dice';
    return unreadable('charset', what, new TextDecoder().decode(plain));
  }
  return { text, ...readJson(text, type) };
}

function readJson(text: string, type: string | undefined): Pick<CoreBody, 'value' | 'flaw'> {
  const value = parseCoreJson(text);
  if (value === undefined) return { value, flaw: flaw('json', `no es JSON: ${whatInstead(text, type)}`) };
  if (type === JSON_TYPE) return { value, flaw: null };
  const received = type === undefined ? 'falta' : `es «${type}»`;
  return { value, flaw: flaw('content_type', `Content-Type ${received}; se espera ${JSON_TYPE}`) };
}

function whatInstead(text: string, type: string | undefined): string {
  if (text.trim() === '') return 'sin cuerpo';
  return type === JSON_TYPE ? 'cortado o mal formado' : (type ?? 'sin Content-Type');
}

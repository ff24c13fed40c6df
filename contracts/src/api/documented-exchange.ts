import type { Method } from './operation.ts';

/** The example of an operation's request, and of its successful answer. */
export interface DocumentedExchange {
  readonly id: string;
  readonly summary: string;
  readonly method: Method;
  /** OpenAPI template: `/x/{uuid}/`. */
  readonly template: string;
  readonly parameters: readonly ExampleParameter[];
  readonly credentials: 'bearer' | 'basic' | null;
  readonly body: ExampleBody | null;
  readonly status: number;
  /** Headers of the answer, except cookies. */
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: ExampleBody | null;
}

export interface ExampleParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly value: unknown;
}

export interface ExampleBody {
  readonly type: string;
  readonly value: unknown;
}

interface Exampled {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Content {
  readonly headers?: Readonly<Record<string, Exampled>>;
  readonly content?: Readonly<Record<string, Exampled>>;
}
interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly parameters?: readonly (Exampled & Omit<ExampleParameter, 'value'>)[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly security?: Operation['security'];
  readonly components?: {
    readonly securitySchemes?: Readonly<Record<string, { readonly scheme?: string }>>;
  };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Follows a reference; other values are returned as they are. */
function resolved<T>(document: ApiDocument, node: T): T {
  const { $ref } = (node ?? {}) as { $ref?: string };
  if ($ref === undefined) return node;
  const keys = $ref.slice('#/'.length).split('/');
  return keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as T;
}

const exampleOf = ({ example, examples = {} }: Exampled): unknown =>
  example ?? Object.values(examples)[0]?.value;

function bodyOf(content: Content | undefined): ExampleBody | null {
  const [found] = Object.entries(content?.content ?? {});
  return found ? { type: found[0], value: exampleOf(found[1]) } : null;
}

function headersOf(document: ApiDocument, answer: Content | undefined): Record<string, string> {
  const examples = Object.entries(answer?.headers ?? {})
    .filter(([name]) => name !== 'Set-Cookie')
    .map(([name, header]) => [name, exampleOf(resolved(document, header))] as const);
  return Object.fromEntries(
    examples.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  );
}

function exchangeOf(document: ApiDocument, template: string, method: string, operation: Operation) {
  const schemes = (operation.security ?? document.security ?? []).flatMap((each) => Object.keys(each));
  const scheme = document.components?.securitySchemes?.[schemes[0] ?? '']?.scheme ?? null;
  const [status = '', success] =
    Object.entries(operation.responses).find(([code]) => Number(code) < 400) ?? [];
  return {
    id: operation.operationId,
    summary: operation.summary ?? '',
    method: method.toUpperCase() as Method,
    template,
    parameters: (operation.parameters ?? [])
      .map((parameter) => resolved(document, parameter))
      .map((parameter) => ({ ...parameter, value: exampleOf(parameter) })),
    credentials: scheme as DocumentedExchange['credentials'],
    body: bodyOf(resolved(document, operation.requestBody)),
    status: Number(status),
    headers: headersOf(document, resolved(document, success)),
    answer: bodyOf(resolved(document, success)),
  };
}

/** Returns the examples of every operation of a document. */
export const documentedExchanges = (document: ApiDocument): DocumentedExchange[] =>
  Object.entries(document.paths).flatMap(([template, operations]) =>
    METHODS.filter((method) => method in operations).map((method) =>
      exchangeOf(document, template, method, operations[method] as Operation),
    ),
  );

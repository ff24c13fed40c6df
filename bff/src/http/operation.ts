import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import {
  ApiOperation,
  ApiResponse,
  type ApiResponseOptions,
  ApiConsumes,
  ApiExtension,
  ApiProperty,
} from '@nestjs/swagger';
import { Reflector } from '@nestjs/core';
import type { Access, ErrorField, PersonalKind } from '@simulador/contracts/api/operation';
import { type Role, ROLES, STAFF } from '@simulador/contracts/people/access';

type Facts = ClassDecorator & MethodDecorator;

/**
 * Metadata by which the running BFF acts: access guard, error filter and limits read it. The decorators below set it, and an extension of
 * the API document for those who are not the BFF: its client, recordings and replays.
 */
export const AccessRule = Reflector.createDecorator<Access>();
export const ReasonField = Reflector.createDecorator<ErrorField>();
export const SideEffects = Reflector.createDecorator<boolean>();
/** Whether other sites' pages may lead here. */
export const Linked = Reflector.createDecorator<boolean>();
export const OperationId = Reflector.createDecorator<string>();
export const Forms = Reflector.createDecorator<readonly string[]>();
export const Compression = Reflector.createDecorator<boolean>();
/** Whether the body may be large, which is read once the caller is known. */
export const LargeBody = Reflector.createDecorator<boolean>();
/** Whether it signs in somebody who has no token yet. */
export const SigningIn = Reflector.createDecorator<boolean>();

const access = (facts: Access): Facts => applyDecorators(AccessRule(facts), ApiExtension('x-access', facts));

/** Allows roles to call a controller's operations, or one operation. Without such a decorator everybody is refused. */
export const AllowRoles = (...roles: readonly Role[]): Facts => access({ roles });
/** Allows everybody. The answer is the same for everybody, so an invalid token is ignored. */
export const AllowEverybody = (): Facts => access({ roles: ROLES });
/** Allows everybody, with an answer that depends on the caller, so an invalid token is a 401. */
export const AllowEveryCaller = (): Facts => access({ roles: ROLES, byCaller: true });
export const AllowStaff = (): Facts => access({ roles: STAFF });
/** Allows administrators, and the heads of branches. See docs/rules.md R720. */
export const AllowHeads = (): Facts => access({ roles: ['adminrole'], heads: true });
/** Allows callers with the operators' credential, and administrators. */
export const AllowOperators = (): Facts => access({ roles: ['adminrole'], operators: true });
/** Allows every caller, and the bank's own script with the credentials of the service account. */
export const AllowEveryCallerAndService = (): Facts =>
  access({ roles: ROLES, byCaller: true, service: true });

/** Names the field, in addition to `detail`, with the reason of a failure: clients of lists and calculators read it. */
export const ErrorIn = (field: Exclude<ErrorField, 'detail'>): Facts =>
  applyDecorators(ReasonField(field), ApiExtension('x-error-field', field));

/** Temporary extension of the document; replaced by the problems of a core when the document is complete. */
export const ASKS_CORE = 'x-asks-core';

/** Documents that the core may be asked: the answer names its source, and can be a 502 or a 504. */
export const AsksCore = (): Facts => ApiExtension(ASKS_CORE, true);

/** Marks a POST without side effects. */
export const OnlyReads = (): MethodDecorator => sideEffects(false);
/** Marks a GET with side effects. */
export const Acts = (): MethodDecorator => sideEffects(true);
/** Marks a GET with side effects to which another site leads: the bank's intranet, or its identity provider. */
export const ActsWhenLinked = (): MethodDecorator => applyDecorators(sideEffects(true), Linked(true));

/**
 * Compresses a controller's answers: lists and tables to a twentieth, because field names and texts repeat in every row. BREACH does not
 * apply: only a header identifies the caller, and no other site's page can send it.
 */
export const CompressesAnswers = (): ClassDecorator => Compression(true);

const sideEffects = (acts: boolean): MethodDecorator =>
  applyDecorators(SideEffects(acts), ApiExtension('x-acts', acts));

/** Accepts a body of another media type than JSON, or of several. */
export const TakesForm = (...types: readonly string[]): MethodDecorator =>
  applyDecorators(Forms(types), ApiConsumes(...types));

/** Schema extension of a field with personal data. Recordings replace its values. */
export const personal = (kind: PersonalKind) => ({ 'x-personal': kind });
/** Values of a field that identify nobody: all texts, only dates or codes, or figures. */
export type PublicShape = true | 'date' | 'code' | 'figure';
/** Schema extension of a field with values that identify nobody. Recordings keep them. */
export const publicText = (shape: PublicShape = true) => ({ 'x-public-text': shape });
/** Schema extension of a field that is new in every answer. Replays do not compare it. */
export const VOLATILE = { 'x-volatile': true };
/** Schema of the instant at which the server did something. Recordings keep it, replays do not compare it. */
export const SERVER_INSTANT = {
  type: String,
  format: 'date-time',
  ...publicText('date'),
  ...VOLATILE,
} as const;

/** Media types of answers that are neither JSON nor a problem. */
export const PDF = 'application/pdf';
export const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const FILE_FORM = 'multipart/form-data';
export const URL_FORM = 'application/x-www-form-urlencoded';
/** A file whatever its contents. */
export const FILE = 'application/octet-stream';

/** Body of a success with its headers, and its status if that is not the operation's usual one. The adapter sends it. */
export class Answer<T> {
  constructor(
    readonly body: T,
    readonly headers: Readonly<Record<string, string>>,
    readonly status?: number,
  ) {}
}

/** A 202: the request goes on, or waits for another person. */
export class Accepted<T> extends Answer<T> {
  declare readonly status: 202;

  constructor(body: T, headers: Readonly<Record<string, string>> = {}) {
    super(body, headers, 202);
  }
}

interface Created<T> {
  readonly status: 201;
  readonly type: T;
}

/**
 * Success of an operation: a DTO or a list of it with 200 or 201, 204 without a body, or a response of the document, of which the handler's
 * answer is not checked.
 */
type Success = Body | Created<Body> | 204 | ApiResponseOptions;
type Body = Type<object> | readonly [Type<object>];

/** Value that a handler with that success returns. */
type BodyOf<S> =
  S extends Created<infer Of>
    ? BodyOf<Of>
    : S extends Type<infer T>
      ? T
      : S extends readonly [Type<infer T>]
        ? readonly T[]
        : unknown;

/** Handler that returns a body, with headers or without, or a 202 instead. */
type Handler<T> = (
  ...parts: never[]
) => T | Answer<T> | Accepted<unknown> | Promise<T | Answer<T> | Accepted<unknown>>;

/** Decorator of a handler, whose answer is checked against the documented success. */
type OperationDecorator<S> = <H extends Handler<BodyOf<S>>>(
  controller: object,
  name: string | symbol,
  method: TypedPropertyDescriptor<H>,
) => void;

/**
 * States an operation: its id and summary, the status and body of its success, and the statuses of the problems that not every operation of
 * its kind has (`bootstrap/document/operations.ts` adds those).
 */
export function Operation<const S extends Success>(
  id: string,
  summary: string,
  success: S,
  ...problems: readonly number[]
): OperationDecorator<S> {
  const response = responseOf(success);
  const status = Number(response.status);
  return applyDecorators(
    OperationId(id),
    ApiOperation({ operationId: id, summary }),
    ...(status < 300 ? [HttpCode(status)] : []),
    ...[response, ...problems.map((problem) => ({ status: problem, description: '' }))].map((each) =>
      ApiResponse(each),
    ),
  );
}

/** Success with 201 and a DTO, or a list of it. */
export const created = <const T extends Body>(type: T): Created<T> => ({ status: 201, type });

/** Success with a file. */
export const fileOf = (...types: readonly string[]): ApiResponseOptions => ({
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
});

function responseOf(success: Success): ApiResponseOptions {
  if (success === 204) return { status: 204, description: '' };
  if (typeof success === 'function') return { status: 200, type: success };
  return Array.isArray(success)
    ? { status: 200, type: [success[0] as Type] }
    : { status: 200, ...(success as ApiResponseOptions) };
}

/** An invalid field in the API document. */
class FieldProblemDto {
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) message!: string;
}

/** Problem (RFC 9457) with the additional error fields that API clients read. See docs/rules.md R172. */
export class ProblemDto {
  @ApiProperty({ type: String, enum: ['about:blank'] }) type!: string;
  @ApiProperty({ type: String }) title!: string;
  @ApiProperty({ type: Number }) status!: number;
  @ApiProperty({ type: String, description: 'Spanish sentence that a person can act on' }) detail!: string;
  @ApiProperty({ type: String, ...VOLATILE }) request_id!: string;
  @ApiProperty({ type: String, required: false, description: 'where traces are collected', ...VOLATILE })
  trace_id?: string;
  @ApiProperty({ type: [FieldProblemDto], required: false }) fields?: FieldProblemDto[];
  @ApiProperty({ type: String, required: false, description: 'detail again, for readers of the lists' })
  errors?: string;
  @ApiProperty({ type: String, required: false, description: 'detail again, for readers of the calculators' })
  errors_detail?: string;
}

/** Returns the temporary mark of an operation whose success has a header; replaced when the document is complete. */
export const markOf = (header: string): string => `x-answers-${header}`;

const answersWith = (header: string) => (): MethodDecorator & ClassDecorator =>
  ApiExtension(markOf(header), true);

/** Documents that the answer's ETag is the version of the object that was read or changed. */
export const ApiVersioned = answersWith('ETag');
/** Documents that a header has the number of rows of the file. */
export const ApiRowCount = answersWith('X-Row-Count');
/** Documents that X-Uf-Date is the day of the UF with which the pesos were calculated. */
export const ApiUfDate = answersWith('X-Uf-Date');

import { applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiConsumes, ApiExtension } from '@nestjs/swagger';
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

import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Access, ErrorField, PersonalKind } from '@simulador/contracts/domain/operation';
import { type Role, ROLES, STAFF } from '@simulador/contracts/domain/access';

type Facts = ClassDecorator & MethodDecorator;

/**
 * Facts of operations and fields, said where they are made. They stand in the API document as extensions, and `npm run
 * generate` makes the tables of it that the access guard, the error filter, recordings and replays read.
 */
const access = (facts: Access): Facts => applyDecorators(ApiExtension('x-access', facts));

/** Who may call a controller's operations, or this one. Without any such decorator everybody is refused. */
export const AllowRoles = (...roles: readonly Role[]): Facts => access({ roles });
/** The answer is the same for everybody, so an invalid token is ignored. */
export const AllowEverybody = (): Facts => access({ roles: ROLES });
/** For everybody, with an answer that depends on the caller. */
export const AllowEveryCaller = (): Facts => access({ roles: ROLES, byCaller: true });
export const AllowStaff = (): Facts => access({ roles: STAFF });
/** For callers with the operators' credential. */
export const AllowOperators = (): Facts => access({ roles: [], operators: true });
/** For every caller and, by the service account's credentials, for the bank's own script. */
export const AllowEveryCallerAndService = (): Facts =>
  access({ roles: ROLES, byCaller: true, service: true });

/** The field, besides `detail`, in which clients of lists and calculators find the reason of a failure. */
export const ErrorIn = (field: Exclude<ErrorField, 'detail'>): Facts =>
  applyDecorators(ApiExtension('x-error-field', field));

/** A POST that only calculates. */
export const OnlyReads = (): MethodDecorator => ApiExtension('x-acts', false);
/** A GET that does something. */
export const Acts = (): MethodDecorator => ApiExtension('x-acts', true);

/** For a field's schema: whose data it is. Recordings show nothing of it. */
export const personal = (kind: PersonalKind) => ({ 'x-personal': kind });
/** The bank's own text; of a date or a code, texts of that shape. Recordings show it. */
export const publicText = (shape: true | 'date' | 'code' = true) => ({ 'x-public-text': shape });
/** New in every answer: replays do not compare it. */
export const VOLATILE = { 'x-volatile': true };
/** Schema of the instant at which the server did something. Recordings show it, replays do not compare it. */
export const SERVER_INSTANT = {
  ...{ type: String, format: 'date-time' },
  ...publicText('date'),
  ...VOLATILE,
} as const;

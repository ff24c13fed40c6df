import { createParamDecorator, type ExecutionContext, Injectable, type PipeTransform } from '@nestjs/common';
import { ApiHeader, ApiQuery } from '@nestjs/swagger';
import type { Request } from 'express';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import { isUUID } from 'class-validator';
import { MAX_INTEGER } from './fields.ts';
import { isSignIn } from './operations.ts';
import { Problem } from './problem.ts';
import type { Audience } from '@simulador/contracts/platform/sentence';

/** Validates a numeric id in a path. An invalid one is a 404, like an unknown one. */
@Injectable()
export class NumberParam implements PipeTransform<string, number> {
  transform(text: string): number {
    const number = Number(text);
    if (!/^\d{1,10}$/.test(text) || number > MAX_INTEGER) throw new Problem(404, sentenceOf(404));
    return number;
  }
}

/** Validates a uuid in a path, with a 404 for an invalid one. */
@Injectable()
export class UuidParam implements PipeTransform<string, string> {
  transform(text: string): string {
    if (!isUUID(text)) throw new Problem(404, sentenceOf(404));
    return text.toLowerCase();
  }
}

/** Value of a header; undefined if it was not sent. */
export type Header = string | undefined;

/** Makes a parameter decorator that gives a controller a part of the request. */
export const requestPart = <T>(read: (request: Request) => T, ...documents: ParameterDecorator[]) =>
  createParamDecorator(
    (_: unknown, context: ExecutionContext) => read(context.switchToHttp().getRequest()),
    documents,
  );

/** Makes the decorator of one parameter, which documents the part of the request that it gives. */
export const documentedPart = <T>(
  document: MethodDecorator,
  read: (request: Request) => T,
): ParameterDecorator =>
  requestPart(read, (controller, method = '') =>
    document(controller, method, Object.getOwnPropertyDescriptor(controller, method) ?? {}),
  )();

/** Makes the decorator of a parameter that gives an optional header, and documents it. */
export const headerPart = (name: string, description: string): ParameterDecorator =>
  documentedPart(ApiHeader({ name, required: false, description }), (request) => request.get(name));

/** Gives the header `If-Match`. @param what the tag that is compared */
export const IfMatch = (what = 'the ETag that was read'): ParameterDecorator =>
  headerPart('If-Match', `${what}: refused if somebody has changed it since`);

/** Gives the header `Idempotency-Key`. */
export const IdempotencyKey = (): ParameterDecorator =>
  headerPart('Idempotency-Key', 'the same for every attempt of one intent');

/** Gives a uuid of the query, unchecked. */
export const UuidQuery = (name: string): ParameterDecorator =>
  documentedPart(ApiQuery({ name, schema: { type: 'string', format: 'uuid' } }), ({ query }) => query[name]);

/** Gives an integer of the query. Another value is a 404. */
export const NumberQuery = (name: string): ParameterDecorator =>
  documentedPart(ApiQuery({ name, schema: { type: 'integer' } }), ({ query }) =>
    new NumberParam().transform(String(query[name])),
  );

/** Advice for a user whose object was changed by a colleague. */
export const SAVE_AGAIN = 'Guarde otra vez para dejar su cambio, o cancele.';
export const DELETE_AGAIN = 'Presione Eliminar otra vez si aún corresponde, o cancele.';

/** Tags with their quotes. Weak tags are accepted, because a proxy that compresses makes our tags weak. */
const TAGS = /"[^"]*"/g;

/**
 * Returns true if the header `If-Match` allows a change (RFC 9110, 13.1). Without a value there is no condition.
 * @param isPresent returns whether a tag, with its quotes, is the object's current one
 */
export const isMet = (ifMatch: Header, isPresent: (tag: string) => boolean): boolean =>
  !ifMatch || ifMatch.trim() === '*' || (ifMatch.match(TAGS) ?? []).some(isPresent);

const OF_STAFF = new WeakSet<object>();

/** Marks a request as one of staff. Called by the access guard. */
export const markAsStaff = (request: Request): void => void OF_STAFF.add(request);

/** Returns true for a request with a token, which only staff have, also if it is not valid, and for one that signs in. */
const isByToken = (request: Request): boolean =>
  /^bearer\b/i.test(request.headers.authorization ?? '') || isSignIn(request);

/** Returns whom the sentences of a request's answer address. See docs/rules.md R203. */
export const audienceOf = (request: Request): Audience =>
  OF_STAFF.has(request) || isByToken(request) ? 'staff' : 'visitor';

/** Gives a controller the audience of its answer. */
export const ByAudience = requestPart(audienceOf);

import { Inject, Injectable, type OnModuleInit, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Access, ErrorField, Method } from '@simulador/contracts/api/operation';
import { isParameter } from '@simulador/contracts/api/path-segments';
import type { Logger } from 'pino';
import { LOGGER } from '../observability/logger.ts';
import {
  AccessRule,
  Compression,
  Forms,
  LargeBody,
  OperationId,
  ReasonField,
  SideEffects,
  SigningIn,
} from './operation.ts';
import type { Request, RequestHandler } from 'express';

/** Facts of an operation, as its decorators state them. */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  /** OpenAPI template: `/x/{uuid}`. */
  readonly path: string;
  /** Admitted callers. Undefined without a decorator, and then everybody is refused. */
  readonly access: Access | undefined;
  /** Whether the operation has side effects. */
  readonly acts: boolean;
  readonly errorField: ErrorField;
  readonly isCompressed: boolean;
  /** Media types of a body that is not JSON. */
  readonly forms: readonly string[];
  readonly hasLargeBody: boolean;
  readonly signsIn: boolean;
}

/** Returns a path as routes match it: in any case, with or without a closing slash. */
const routed = (path: string): string => path.toLowerCase().replace(/\/$/, '');
const segmentsOf = (path: string): string[] => routed(path).split('/');

type Handler = (...args: unknown[]) => unknown;

const listOf = (value: string | readonly string[] | undefined): readonly string[] => [value ?? ''].flat();

/** All operations of this process, read from the controllers' decorators when it starts. */
@Injectable()
export class Operations implements OnModuleInit {
  readonly all: readonly Operation[];
  private readonly atFixedPath = new Map<string, Operation[]>();
  private readonly atTemplate: { segments: readonly string[]; operation: Operation }[] = [];

  constructor(
    discovery: DiscoveryService,
    private readonly reflector: Reflector,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const scanner = new MetadataScanner();
    this.all = discovery.getControllers().flatMap(({ metatype }) =>
      scanner
        .getAllMethodNames(metatype?.prototype as object)
        .map((name) => (metatype?.prototype as Record<string, Handler> | undefined)?.[name])
        .filter((handler): handler is Handler => Reflect.hasMetadata(METHOD_METADATA, handler as Handler))
        .flatMap((handler) => this.operationsOf(metatype as Handler, handler)),
    );
    for (const operation of this.all) {
      const segments = segmentsOf(operation.path);
      const key = routed(operation.path);
      if (segments.some(isParameter)) this.atTemplate.push({ segments, operation });
      else this.atFixedPath.set(key, [...(this.atFixedPath.get(key) ?? []), operation]);
    }
  }

  /** Names the operations without an access decorator, which the guard refuses to everybody. */
  onModuleInit(): void {
    for (const { method, path, access } of this.all)
      if (!access)
        this.logger.error({ operation: `${method} ${path}` }, 'operation without access decorator');
  }

  /** Returns the operations of all methods at a request's path, ignoring case and a closing slash. */
  at(path: string): readonly Operation[] {
    const fixed = this.atFixedPath.get(routed(path));
    if (fixed) return fixed;
    const segments = segmentsOf(path);
    return this.atTemplate
      .filter((each) => each.segments.length === segments.length)
      .filter((each) => each.segments.every((part, index) => part === segments[index] || isParameter(part)))
      .map(({ operation }) => operation);
  }

  private operationsOf(controller: Handler, handler: Handler): Operation[] {
    const targets = [handler, controller];
    const method = RequestMethod[this.reflector.get<RequestMethod>(METHOD_METADATA, handler)] as Method;
    const facts = {
      id: this.reflector.get(OperationId, handler) ?? '',
      method,
      access: this.reflector.getAllAndOverride(AccessRule, targets),
      acts: this.reflector.getAllAndOverride(SideEffects, targets) ?? method !== 'GET',
      errorField: this.reflector.getAllAndOverride(ReasonField, targets) ?? 'detail',
      isCompressed: this.reflector.get(Compression, controller) ?? false,
      forms: this.reflector.get(Forms, handler) ?? [],
      hasLargeBody: this.reflector.get(LargeBody, handler) ?? false,
      signsIn: this.reflector.get(SigningIn, handler) ?? false,
    } as const;
    return listOf(this.reflector.get(PATH_METADATA, controller)).flatMap((base) =>
      listOf(this.reflector.get(PATH_METADATA, handler)).map((own) => ({
        ...facts,
        path: templateOf(base, own),
      })),
    );
  }
}

const templateOf = (base: string, own: string): string =>
  `/${[base, own]
    .flatMap((path) => path.split('/'))
    .filter(Boolean)
    .join('/')}`.replace(/:(\w+)/g, '{$1}');

const HERE = Symbol('operations at the path');
type KnownRequest = Request & { [HERE]?: readonly Operation[] };

/** Looks up the operations at the path of each request, before any route is matched. */
export const findOperations =
  (operations: Operations): RequestHandler =>
  (request: KnownRequest, _response, next) => {
    request[HERE] = operations.at(request.path);
    next();
  };

/** Returns the operation that a request calls; undefined for a path or a method that is none. */
export function operationOf(request: KnownRequest): Operation | undefined {
  // Express answers HEAD by the route of GET.
  const answered = request.method === 'HEAD' ? 'GET' : request.method;
  return request[HERE]?.find(({ method }) => method === answered);
}

/** Returns the operation that a request means: for a wrong method, one at its path. */
const meantBy = (request: KnownRequest): Operation | undefined => operationOf(request) ?? request[HERE]?.[0];

/** Returns the field that names the reason of a failure. A wrong method is refused as the path's operation refuses. */
export const errorFieldOf = (request: KnownRequest): ErrorField => meantBy(request)?.errorField ?? 'detail';

/** Returns true for a request that signs in somebody who has no token yet. */
export const isSignIn = (request: KnownRequest): boolean => meantBy(request)?.signsIn ?? false;

/** Returns true for a request that only reads, by its method or its operation. */
export const isRead = (request: Request): boolean =>
  request.method === 'GET' ||
  request.method === 'HEAD' ||
  (request.method === 'POST' && operationOf(request)?.acts === false);

const PROBES = /^\/health(?:\/|$)/i;

/** Returns true for a probe: it comes from the orchestrator's one address, must be answered and costs nothing, so it has no limits. */
export const isProbe = ({ path }: Pick<Request, 'path'>): boolean => PROBES.test(path);

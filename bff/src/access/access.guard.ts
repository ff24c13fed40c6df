import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Access } from '@simulador/contracts/api/operation';
import type { Role } from '@simulador/contracts/people/access';
import type { Request } from 'express';
import { APP_CONFIG, type AppConfig } from '../config/environment.ts';
import { AccessRule, Linked, SideEffects } from '../http/operation.ts';
import { isProblem, Problem } from '../http/problem.ts';
import { inSpan } from '../observability/tracing.ts';
import { sentenceOf } from '@simulador/contracts/platform/problems';
import { BearerAuthenticator } from './access-token.ts';
import { isHead, rememberService, rememberUser } from './caller.ts';
import { userSecretsOf } from './cookies.ts';
import {
  isBasic,
  isOperator,
  isService,
  notSignedIn,
  isOwnPage,
  isReadMethod,
  unintended,
} from './credentials.ts';
import { Refusals } from './refusals.ts';
import { type SignedInUser, UserSessions } from './sessions.ts';

/** Refuses everything that no access decorator of the operation or its controller allows. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly bearer: BearerAuthenticator,
    private readonly refusals: Refusals,
    private readonly sessions: UserSessions,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** A visitor's request is checked synchronously. */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const handler = context.getHandler();
    const rule = this.reflector.getAllAndOverride<Access | undefined>(AccessRule, [
      handler,
      context.getClass(),
    ]);
    if (this.reflector.get(SideEffects, handler) ?? !isReadMethod(request)) {
      const problem = unintended(
        request,
        this.config.publicUrl,
        this.reflector.get(Linked, handler) ?? false,
      );
      if (problem) throw problem;
    }
    // A caller without any credentials is refused without an audit row.
    if (request.headers.authorization === undefined && !rule?.operators)
      return authoriseRole(rule, 'anonymous');
    if (request.headers.authorization === undefined && this.userSecrets(request).length === 0)
      throw notSignedIn();
    return inSpan('access guard', {}, () => this.authorise(request, rule)).catch(async (error: unknown) => {
      // The filter notes a 403.
      if (isProblem(error, 401)) await this.refusals.noteOperation(request);
      throw error;
    });
  }

  /** Admits a request by its credentials. @throws Problem 401 or 403 */
  private async authorise(request: Request, rule: Access | undefined): Promise<true> {
    if (rule?.operators) return this.authoriseOperator(request, rule);
    if (isBasic(request)) return this.authoriseService(request, rule);
    const user = await this.userOf(request, rule?.roles.includes('anonymous') && !rule.byCaller);
    if (user) rememberUser(request, user);
    if (rule?.heads && user && isHead(user)) return true;
    return authoriseRole(rule, user?.role ?? 'anonymous');
  }

  /**
   * Admits operators by their credential, and administrators by token. A browser that opens a page or sends its form is admitted by the
   * administrator's cookie.
   */
  private async authoriseOperator(request: Request, rule: Access): Promise<true> {
    if (isOperator(request, this.config.opsToken)) return true;
    const user = await this.operatingUser(request);
    if (!user || !rule.roles.includes(user.role)) throw notSignedIn();
    rememberUser(request, user);
    return true;
  }

  /** Returns the user who operates. A cookie counts for reads and for forms of this site, so that no other site can act by it. */
  private async operatingUser(request: Request): Promise<SignedInUser | null> {
    if (request.headers.authorization !== undefined) return this.userOf(request, true);
    const mayAct = isReadMethod(request) || isOwnPage(request, this.config.publicUrl);
    return mayAct ? this.sessions.userOfCookie(this.userSecrets(request)) : null;
  }

  private userSecrets(request: Request): readonly string[] {
    return userSecretsOf(request, this.config.behindTls);
  }

  /** Returns null for an invalid token where it is ignored, because clients send an expired token with every request. */
  private userOf(request: Request, isIgnored = false): Promise<SignedInUser | null> {
    return this.bearer.userOf(request).catch((error: unknown) => {
      if (isIgnored && isProblem(error, 401)) return null;
      throw error;
    });
  }

  /** Admits the service account. @throws Problem 401 for other credentials, 403 if the operation does not allow the service account */
  private authoriseService(request: Request, rule: Access | undefined): true {
    if (!isService(request, this.config.serviceAccount)) throw notSignedIn();
    if (!rule?.service) throw new Problem(403, sentenceOf(403));
    rememberService(request);
    return true;
  }
}

/** Admits a role. @throws Problem 401 or 403 if the rule does not allow it */
function authoriseRole(rule: Access | undefined, role: Role): true {
  if (!rule?.roles.includes(role)) throw refusal(role);
  return true;
}

const refusal = (role: Role): Problem => {
  const status = role === 'anonymous' ? 401 : 403;
  return new Problem(status, sentenceOf(status));
};

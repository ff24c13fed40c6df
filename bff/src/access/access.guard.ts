import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { BFF_OPERATION_LIST } from '@simulador/contracts/api/find-operation';
import type { Access, BffOperationFacts } from '@simulador/contracts/domain/operation';
import type { Role } from '@simulador/contracts/domain/access';
import type { Request } from 'express';
import { APP_CONFIG } from '../config/config.module.ts';
import type { AppConfig } from '../config/environment.ts';
import { isProblem, Problem } from '../http/problem.ts';
import { sentenceOf } from '@simulador/contracts/messages/problems';
import { BearerAuthenticator } from './bearer-authenticator.ts';
import { rememberService, rememberUser } from './caller.ts';
import { isBasic, isOperator, isService, notOperator, notSignedIn } from './credentials.ts';
import { Refusals } from './refusals.ts';
import type { SignedInUser } from './sessions.ts';

/** Refuses everything that no access rule allows. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly bearer: BearerAuthenticator,
    @Inject(Refusals) private readonly refusals: Refusals,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** A visitor's request is checked synchronously. */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const template = String(request.route?.path ?? request.path);
    const rule = findRule(request.method, template);
    // A caller without any credentials is refused without an audit row.
    if (request.headers.authorization === undefined) {
      if (rule?.operators) throw notOperator(request);
      return admitted(rule, 'anonymous');
    }
    return this.judged(request, rule).catch(async (error: unknown) => {
      if (isProblem(error, 401, 403))
        await this.refusals.note(request, {
          action: 'access_refused',
          subject: `${request.method} ${template}`,
        });
      throw error;
    });
  }

  /** By the credentials that it shows. */
  private async judged(request: Request, rule: Access | undefined): Promise<true> {
    if (rule?.operators) {
      if (isOperator(request, this.config.opsToken)) return true;
      throw notOperator(request);
    }
    if (isBasic(request)) return this.serviceAdmitted(request, rule);
    const user = await this.userOf(request, rule);
    if (user) rememberUser(request, user);
    return admitted(rule, user?.role ?? 'anonymous');
  }

  /** Null for an invalid token where the answer is the same for everybody: clients send an old one with every request. */
  private userOf(request: Request, rule: Access | undefined): Promise<SignedInUser | null> {
    return this.bearer.userOf(request).catch((error: unknown) => {
      if (isProblem(error, 401) && rule?.roles.includes('anonymous') && !rule.byCaller) return null;
      throw error;
    });
  }

  /** @throws Problem 401 for other credentials, 403 where the service account has no access. */
  private serviceAdmitted(request: Request, rule: Access | undefined): true {
    if (!isService(request, this.config.serviceAccount)) throw notSignedIn();
    if (!rule?.service) throw new Problem(403, sentenceOf(403));
    rememberService(request);
    return true;
  }
}

/** @throws Problem 401 or 403 when the rule doesn't let the role in. */
function admitted(rule: Access | undefined, role: Role): true {
  if (!rule?.roles.includes(role)) throw refusal(role);
  return true;
}

const refusal = (role: Role): Problem => {
  const status = role === 'anonymous' ? 401 : 403;
  return new Problem(status, sentenceOf(status));
};

/** The rule of an operation, by method and route template (`/x/:uuid` or `/x/{uuid}`, closing slash or not). */
export function findRule(method: string, template: string): BffOperationFacts | undefined {
  // Express answers HEAD by the route of GET.
  const answered = method === 'HEAD' ? 'GET' : method;
  const path = template.replace(/:(\w+)/g, '{$1}').replace(/(?<=.)\/$/, '');
  return BFF_OPERATION_LIST.find((rule) => rule.method === answered && rule.path === path);
}

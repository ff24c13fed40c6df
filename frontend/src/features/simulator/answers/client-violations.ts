import type { Flavour } from '@simulador/contracts/domain/limits';
import { isUntouchedPhone } from '@simulador/contracts/domain/phone';
import {
  ageRule,
  phoneRule,
  rutRule,
  salaryRule,
  workerTypeRule,
} from '@simulador/contracts/domain/rules/person';
import { emailRule, nameRule, requiredConsent, branchRule } from '@simulador/contracts/domain/rules/text';
import type { ClientAnswers } from './answers.ts';
import { onlyBroken, type Violations } from './violations.ts';

/** What is wrong in module 1. */
export const clientViolations = (client: ClientAnswers, flavour: Flavour): Violations<ClientAnswers> =>
  onlyBroken<ClientAnswers>({
    name: nameRule(client.name, flavour),
    lastName: nameRule(client.lastName, flavour),
    rut: rutRule(client.rut),
    age: ageRule(client.age),
    email: emailRule(client.email),
    // It can also be given when asking to be contacted.
    phone: isUntouchedPhone(client.phone) ? null : phoneRule(client.phone),
    workerType: workerTypeRule(client.workerType),
    salaryClp: salaryRule(client.salaryClp, flavour),
    consent: flavour === 'web' ? requiredConsent(client.consent) : null,
    branch: flavour === 'pro' ? branchRule(client.branch) : null,
  });

import { messageText } from '@simulador/contracts/messages/es';
import { Problem } from '../../http/problem.ts';

/** One answer for an unknown user, a wrong password and a disabled user. */
export const wrongCredentials = (): Problem => new Problem(401, messageText('sign_in_failed'));

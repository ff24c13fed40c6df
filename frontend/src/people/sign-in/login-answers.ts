import type { FieldErrors, Resolver } from 'react-hook-form';
import { messageText } from '@simulador/contracts/calculation/messages/es';

export interface LoginAnswers {
  readonly username: string;
  readonly password: string;
}

export const NO_ANSWERS: LoginAnswers = { username: '', password: '' };

type Required = 'user_required' | 'password_required';

const broken = (text: string, required: Required): Required | 'not_blank' | null => {
  if (text === '') return required;
  return text.trim() === '' ? 'not_blank' : null;
};

/** See docs/rules.md R123. */
export const loginResolver: Resolver<LoginAnswers> = (answers) => {
  const violations = [
    ['username', broken(answers.username, 'user_required')],
    ['password', broken(answers.password, 'password_required')],
  ] as const;
  const errors = violations.flatMap(([name, code]) =>
    code === null ? [] : [[name, { type: code, message: messageText(code) }]],
  );
  return errors.length === 0
    ? { values: answers, errors: {} }
    : { values: {}, errors: Object.fromEntries(errors) as FieldErrors<LoginAnswers> };
};

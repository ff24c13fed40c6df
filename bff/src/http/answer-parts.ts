import type { Audience } from '@simulador/contracts/platform/sentence';
import type { Logger } from 'pino';
import { databaseProblem, sentenceFor, statusOf } from './problem-body.ts';
import { Problem } from './problem.ts';

/** A part that failed, and why: a Spanish sentence. */
interface PartProblem<Part> {
  readonly part: Part;
  readonly message: string;
  /** Field of the request that is the reason. */
  readonly field?: string;
}

/** Collects the parts of an answer, each of which can fail separately. `audience` words their failures. */
export class AnswerParts<Part extends string> {
  readonly problems: PartProblem<Part>[] = [];

  constructor(
    private readonly audience: Audience,
    private readonly logger: Logger,
  ) {}

  /** Returns a part; null if it failed. */
  async of<T>(part: Part, answer: Promise<T>): Promise<T | null> {
    try {
      return await answer;
    } catch (error) {
      const problem = databaseProblem(error) ?? error;
      if (statusOf(problem) >= 500) this.logger.warn({ part, err: error }, 'part of an answer failed');
      const field = problem instanceof Problem ? problem.extra.fields?.[0]?.name : undefined;
      const message = sentenceFor(problem, this.audience);
      // Two requests for one part can fail for one reason, which is said once.
      if (!this.problems.some((each) => each.part === part && each.message === message))
        this.problems.push({ part, message, ...(field !== undefined && { field }) });
      return null;
    }
  }
}

import { Problem } from '../../http/problem.ts';

/** Thrown if no credit or term is affordable: a 404 whose sentence names the limit. See docs/rules.md R650. */
export class NotAffordable extends Problem {
  constructor(reason: string) {
    super(404, reason);
  }
}

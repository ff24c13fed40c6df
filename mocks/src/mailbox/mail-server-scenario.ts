import { drawMs } from '../scenarios/delay.ts';
import { parseScenario } from '../scenarios/grammar.ts';
import { ScenarioRegistry } from '../scenarios/scenario-registry.ts';
import { type Effect, type Part, UnknownScenario } from '../scenarios/scenario.ts';

/** The mail server, as scenarios name it. */
const SMTP = 'smtp';
const REQUEST = new Request('http://mailbox.mock/');

/** How the mail server treats one connection. */
export interface MailServerBehaviour {
  /** Before it greets, milliseconds. */
  readonly delayMs: number;
  /** The connection is reset instead of a greeting. */
  readonly isDown: boolean;
  /** Answer to each recipient; null takes the mail. */
  readonly refusal: number | null;
}

const isForMail = (effect: Effect): boolean =>
  effect.kind === 'status' ? effect.status >= 400 : ['ok', 'slow', 'down'].includes(effect.kind);

/** How the mail server misbehaves: `ok`, `slow:…`, `down`, `status:<400-599>` and what composes them, a step a connection. */
export class MailServerScenario {
  private readonly registry = new ScenarioRegistry([SMTP], 1);

  get shared(): object {
    return this.registry.shared;
  }

  /** `{smtp: scenario}`. @throws UnknownScenario, and then nothing changed. */
  share(agreed: unknown): void {
    const texts = Object.values(Object(agreed) as object).filter((value) => typeof value === 'string');
    const foreign = texts
      .flatMap((text) => parseScenario(text).steps.flat())
      .find(({ effect }) => !isForMail(effect));
    if (foreign) {
      throw new UnknownScenario(
        `«${foreign.text}» no es para un servidor de correo: se espera ok, slow:<ms>, down o status:<400-599>.`,
      );
    }
    this.registry.share(agreed);
  }

  clear(): void {
    this.registry.clear();
  }

  /** The next connection's. */
  next(): MailServerBehaviour {
    const { parts, random } = this.registry.choose(SMTP, REQUEST);
    return {
      delayMs: parts.reduce((sum, part) => sum + delayOf(part, random), 0),
      isDown: parts.some(({ effect }) => effect.kind === 'down'),
      refusal:
        parts.map(({ effect }) => (effect.kind === 'status' ? effect.status : 0)).find(Boolean) ?? null,
    };
  }
}

const delayOf = ({ effect }: Part, random: () => number): number =>
  effect.kind === 'slow' ? drawMs(effect.delay, random) : 0;

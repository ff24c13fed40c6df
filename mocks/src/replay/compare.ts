import { parseJson } from '@simulador/contracts/api/json';
import { errorTextOf, fieldFacts, VOLATILE_FIELDS } from '@simulador/contracts/api/field-facts';
import { isPublicNumber } from '@simulador/recording/known';
import { isPseudonym } from '@simulador/recording/pseudonyms';
import { differencesOf, type DiffRules, type JsonDifference } from '../recording/json-diff.ts';
import { anyMatches, type JsonPath, patternsOf } from '../recording/json-path.ts';
import type { RecordedExchange } from '../recording/recorded.ts';
import type { ReplayOptions } from './options.ts';
import { type CarriedIds, isId } from './carried-ids.ts';
import type { ReportMask } from './report-mask.ts';
import type { Received } from './send.ts';

/** Values of `source` that count as equal, because it depends on earlier requests whether an answer is cached. */
const CURRENT_SOURCES = new Set(['core', 'cache']);
const CREATED_ID = patternsOf(['$.id', '$.data.id']);

export interface Comparison {
  readonly differences: readonly JsonDifference[];
  readonly notes: readonly string[];
}

type Rules = Pick<ReplayOptions, 'ignore' | 'tolerances'>;

const nameAt = (path: JsonPath): string | undefined => path.findLast((part) => typeof part === 'string');

function isNumberPseudonym(recorded: number, path: JsonPath): boolean {
  const name = nameAt(path);
  return name !== undefined && !isPublicNumber(name, recorded);
}

export class Comparator {
  private readonly ignored: (path: JsonPath) => boolean;

  constructor(
    private readonly rules: Rules,
    private readonly ids: CarriedIds,
    private readonly mask: Pick<ReportMask, 'sentence'>,
  ) {
    this.ignored = anyMatches([...patternsOf(VOLATILE_FIELDS), ...rules.ignore]);
  }

  /** Compares an answer with the recorded one, and pairs the ids in them. */
  compare(exchange: RecordedExchange, received: Received): Comparison {
    // The browser had the answer in its cache and revalidated it.
    const unchanged = exchange.status === 304 && received.status === 200;
    const isExpected = exchange.anySuccess
      ? received.status < 400
      : exchange.status === received.status || unchanged;
    if (!isExpected) {
      const recorded = exchange.anySuccess ? 'éxito' : exchange.status;
      const status = { path: 'status', recorded, received: received.status };
      return { differences: [status], notes: this.sentenceIn(received.text) };
    }
    if (exchange.anySuccess) return { differences: [], notes: [] };
    const notes = unchanged
      ? 'El navegador ya tenía la respuesta; no se comparó.'
      : this.notCompared(exchange);
    return { differences: this.bodyDifferences(exchange, received), notes: notes ? [notes] : [] };
  }

  /** Returns the text of a refusal as a note. */
  private sentenceIn(text: string): string[] {
    const sentence = errorTextOf(parseJson(text));
    return sentence === null ? [] : [`El destino dice: ${this.mask.sentence(sentence)}`];
  }

  private notCompared({ answer, method }: RecordedExchange): string | undefined {
    if (answer.kind === 'omitted') return 'La respuesta no quedó grabada; se comparó solo el estado.';
    return answer.kind === 'text' && method !== 'HEAD'
      ? 'La respuesta no es JSON; se comparó solo el estado.'
      : undefined;
  }

  private bodyDifferences(exchange: RecordedExchange, { text }: Received): JsonDifference[] {
    const { answer, border } = exchange;
    if (answer.kind !== 'json') {
      const unexpected = answer.kind === 'none' && border !== null && text !== '' && exchange.status !== 304;
      return unexpected
        ? [{ path: '$', recorded: undefined, received: parseJson(text) ?? '(sin JSON)' }]
        : [];
    }
    const value = parseJson(text);
    if (value === undefined)
      return [{ path: '$', recorded: answer.value, received: text === '' ? undefined : '(sin JSON)' }];
    this.ids.learn(answer.value, value);
    return differencesOf(this.ids.json(answer.value), value, this.rulesFor(exchange));
  }

  private rulesFor({ border, method, status }: RecordedExchange): DiffRules {
    const isCreated = method === 'POST' && status === 201 ? anyMatches(CREATED_ID) : () => false;
    return {
      ignored: (path) => this.ignored(path) || isCreated(path),
      tolerance: (path) => this.rules.tolerances.find(({ matches }) => matches(path))?.amount ?? 0,
      sameNumber: (recorded, _received, path) => border !== null && isNumberPseudonym(recorded, path),
      sameText: (recorded, received, path) => this.standsFor(recorded, received, path, border !== null),
    };
  }

  /** Returns true if two texts count as equal: a pseudonym that was not sent equals any text, but no id another one. */
  private standsFor(recorded: string, received: string, path: JsonPath, redacted: boolean): boolean {
    if (path.at(-1) === 'source' && CURRENT_SOURCES.has(recorded)) return CURRENT_SOURCES.has(received);
    if (this.ids.wasSent(recorded)) return false;
    if (isId(recorded) && isId(received)) return false;
    // The replacement of a comuna is a code like all others.
    return redacted && (isPseudonym(recorded) || fieldFacts(nameAt(path) ?? '').personal !== undefined);
  }
}

import { isObject, parseJson } from '@simulador/contracts/api/json';
import { headerValue } from '@simulador/recording/exchange';
import { addressBelow, CouldNotRun } from '../command-line.ts';
import type { RecordedExchange } from '../recording/recorded.ts';
import type { ReplayOptions } from './options.ts';
import { CarriedIds } from './carried-ids.ts';
import { Comparator } from './compare.ts';
import { isLogin, isRenewal, isSignOut, reasonToSkip, Unsent } from './permission.ts';
import type { StepResult } from './result.ts';
import { ReportMask } from './report-mask.ts';
import { send, type Sent } from './send.ts';
import { Session } from './session.ts';

const CARRIED_HEADERS = ['accept', 'content-type', 'idempotency-key'];
const GONE = 'No se envió: el destino dejó de responder.';

const objectOf = (value: unknown): object => (isObject(value) ? value : {});

const cameWithToken = ({ requestHeaders }: RecordedExchange): boolean =>
  /^bearer /i.test(headerValue(requestHeaders, 'authorization') ?? '');

/** Replay in one session: cookies and ids of the target's answers are used in later requests. */
export class Replay {
  private readonly ids = new CarriedIds();
  private readonly unsent = new Unsent();
  private readonly mask = new ReportMask();
  private readonly session: Session;
  private readonly comparator: Comparator;

  constructor(private readonly options: ReplayOptions) {
    this.session = new Session(options.basic);
    this.comparator = new Comparator(options, this.ids, this.mask);
  }

  /**
   * Signs in at the start if the recording has a token but no sign-in.
   * @throws CouldNotRun when the target refuses
   */
  async logIn(exchanges: readonly RecordedExchange[]): Promise<void> {
    const { login, target, timeoutMs } = this.options;
    if (!login || exchanges.some(isLogin) || !exchanges.some(cameWithToken)) return;
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const url = addressBelow(target, '/api/token');
    const sent = { method: 'POST', url, headers, body: JSON.stringify(login) };
    const { status, text } = await send(sent, this.session, { timeoutMs, expects429: false });
    if (!this.session.keepToken(parseJson(text)))
      throw new CouldNotRun(`El destino no dio un token (${status}).`);
  }

  /** Sends the exchanges in order. Stops at the first one without an answer. */
  async run(exchanges: readonly RecordedExchange[]): Promise<StepResult[]> {
    const steps: StepResult[] = [];
    for (const exchange of exchanges) {
      const step = await this.step(exchange);
      steps.push(step);
      if (step.outcome === 'failed') break;
    }
    const left = exchanges.slice(steps.length);
    return [
      ...steps,
      ...left.map((exchange) => this.stepOf(exchange, { outcome: 'skipped', notes: [GONE] })),
    ];
  }

  private stepOf(
    exchange: RecordedExchange,
    found: Partial<StepResult> & Pick<StepResult, 'outcome'>,
  ): StepResult {
    return {
      file: exchange.file,
      entry: exchange.number,
      method: exchange.method,
      address: this.mask.address(exchange),
      recordedStatus: exchange.anySuccess ? null : exchange.status,
      receivedStatus: null,
      differences: [],
      notes: [],
      durationMs: 0,
      ...found,
    };
  }

  private async step(exchange: RecordedExchange): Promise<StepResult> {
    const reason = reasonToSkip(exchange, this.options) ?? this.unsent.reasonToSkip(exchange);
    if (reason) {
      this.unsent.note(exchange);
      return this.stepOf(exchange, { outcome: 'skipped', notes: [reason] });
    }
    try {
      return await this.sendAndCompare(exchange);
    } catch (error) {
      if (!(error instanceof CouldNotRun)) throw error;
      return this.stepOf(exchange, { outcome: 'failed', notes: [error.message] });
    }
  }

  private async sendAndCompare(exchange: RecordedExchange): Promise<StepResult> {
    const { timeoutMs } = this.options;
    if (isLogin(exchange)) this.session.dropToken();
    const received = await send(this.requestOf(exchange), this.session, {
      timeoutMs,
      expects429: exchange.status === 429,
    });
    if (isSignOut(exchange)) this.session.dropToken();
    if (isLogin(exchange) || isRenewal(exchange)) this.session.keepToken(parseJson(received.text));
    if (isLogin(exchange)) this.unsent.noteSignIn();
    const { differences, notes } = this.comparator.compare(exchange, received);
    return this.stepOf(exchange, {
      outcome: differences.length > 0 ? 'different' : 'same',
      receivedStatus: received.status,
      differences: differences.map((each) => this.mask.difference(each, exchange)),
      notes,
      durationMs: Math.round(received.durationMs),
    });
  }

  private requestOf(exchange: RecordedExchange): Sent {
    const { target } = this.options;
    const { url, method, requestHeaders } = exchange;
    const address = this.ids.path(url.pathname) + this.ids.query(url.searchParams);
    this.ids.noteSent([...url.pathname.split('/'), ...url.searchParams.values()]);
    const headers = Object.fromEntries(
      CARRIED_HEADERS.map((name) => [name, headerValue(requestHeaders, name)] as const).filter(
        ([, value]) => value,
      ),
    );
    return {
      method,
      url: addressBelow(target, address),
      headers: { accept: 'application/json', ...headers },
      body: this.bodyOf(exchange),
    };
  }

  private bodyOf(exchange: RecordedExchange): string | null {
    const { body, method } = exchange;
    if (method === 'GET' || method === 'HEAD') return null;
    if (isLogin(exchange)) {
      const recorded = body.kind === 'json' ? objectOf(body.value) : {};
      return JSON.stringify({ ...recorded, ...this.options.login });
    }
    if (body.kind === 'json') {
      const value = this.ids.json(body.value);
      this.ids.noteSent(value);
      return JSON.stringify(value);
    }
    return body.kind === 'text' ? body.text : null;
  }
}

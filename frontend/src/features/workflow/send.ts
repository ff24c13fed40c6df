import type { components } from '@simulador/contracts/generated/bff';
import { NOT_POSSIBLE_NOW } from '@simulador/contracts/messages/workflow';
import { ApiError, answerOf, failureText } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';

export type Progress = components['schemas']['ProgressDto'];
type Sent = components['schemas']['SentDto'];

interface FailedSend {
  readonly kind: 'failed';
  readonly message: string;
  /** The progress if it continues by itself later; else null. */
  readonly stoppedAt: Progress | null;
}

/** Nothing can be reached: it is unknown whether the request arrived. Sending again joins it if it did. */
interface UnreachedSend {
  readonly kind: 'unreached';
  readonly message: string;
}

/** Outcome of a send that ended. */
export type SendEnd = { readonly kind: 'sent'; readonly request: number } | FailedSend;
export type SendOutcome = SendEnd | UnreachedSend;

type OnProgress = (progress: Progress) => void;

const LOOK_EVERY_MS = 1_000;
const NOT_FOUND = 404;
/** The answer of a stopped flow. See docs/rules.md R383. */
const STOPPED = 502;
/** How many look-ups in a row may find nothing: a flow that was just requested may not exist yet. */
const LOOKS_FOR_NOTHING = 5;
/** How many may fail: the send continues while its progress is unknown. */
const LOOKS_UNANSWERED = 60;
/** How many may get no answer at all while the browser believes that it is online. */
const LOOKS_UNREACHED = 3;

/** Sends it, or joins a running send, and reports its progress until it has ended. Never rejects. */
export async function sendToWorkflow(uuid: string, onProgress: OnProgress): Promise<SendOutcome> {
  const watching = new AbortController();
  void watchSend(uuid, onProgress, watching.signal);
  try {
    const answer = await post(uuid);
    if (!('state' in answer)) return { kind: 'sent', request: answer.request };
  } catch (reason) {
    // Without an answer it is not known to have failed: it may be running.
    if (!isUnanswered(reason)) return await refusedOutcome(uuid, reason);
    if (isUnreached(reason, 1)) return unreachedOutcome(reason);
  } finally {
    watching.abort();
  }
  return followSend(uuid, onProgress);
}

/** The outcome of a running send, which a failed look-up is not; or that nothing can be reached. Never rejects. */
export async function followSend(uuid: string, onProgress: OnProgress): Promise<SendOutcome> {
  for (let failed = 0; ;) {
    await pause();
    try {
      const progress = await getProgress(uuid);
      failed = 0;
      onProgress(progress);
      if (progress.state !== 'running') return outcomeOf(progress);
    } catch (reason) {
      failed += 1;
      if (isUnreached(reason, failed)) return unreachedOutcome(reason);
      if (failed >= looksDespite(reason)) return failedOutcome(messageOf(reason));
    }
  }
}

/** Reports the progress while the answer is awaited: a former end is not this one's. */
async function watchSend(uuid: string, onProgress: OnProgress, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause();
    const progress = signal.aborted ? null : await getProgress(uuid).catch(() => null);
    if (progress !== null && !signal.aborted) onProgress(progress);
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

const post = (simulation: string): Promise<Sent | Progress> =>
  answerOf(client.POST('/api/application/Sim2Wf', { body: { simulation } }));

const getProgress = (uuid: string): Promise<Progress> =>
  answerOf(client.GET('/api/simulador/envios/{uuid}', { params: { path: { uuid } } }));

const statusOf = (reason: unknown): number => (reason instanceof ApiError ? reason.status : 0);

/** Whether nothing was decided: no answer, or a server error. */
const isTrouble = (status: number): boolean => status === 0 || status >= 500;

/** Whether a send may continue although its answer was lost. */
const isUnanswered = (reason: unknown): boolean =>
  isTrouble(statusOf(reason)) && statusOf(reason) !== STOPPED;

/** Whether there is no connection, after so many failures in a row. */
const isUnreached = (reason: unknown, failed: number): boolean =>
  statusOf(reason) === 0 && (!navigator.onLine || failed >= LOOKS_UNREACHED);

function looksDespite(reason: unknown): number {
  const status = statusOf(reason);
  if (status === NOT_FOUND) return LOOKS_FOR_NOTHING;
  return isTrouble(status) ? LOOKS_UNANSWERED : 1;
}

const messageOf = (reason: unknown): string =>
  isTrouble(statusOf(reason)) ? NOT_POSSIBLE_NOW : failureText(reason, NOT_POSSIBLE_NOW);

const failedOutcome = (message: string, stoppedAt: Progress | null = null): FailedSend => ({
  kind: 'failed',
  message,
  stoppedAt,
});

const unreachedOutcome = (reason: unknown): UnreachedSend => ({
  kind: 'unreached',
  message: failureText(reason, NOT_POSSIBLE_NOW),
});

function outcomeOf(progress: Progress): SendEnd {
  if (progress.request !== null) return { kind: 'sent', request: progress.request };
  return failedOutcome(progress.detail ?? NOT_POSSIBLE_NOW, progress.state === 'stopped' ? progress : null);
}

/** Returns the outcome of a refused send, with the step at which it stopped, if it did. */
async function refusedOutcome(uuid: string, reason: unknown): Promise<SendOutcome> {
  const isStopped = statusOf(reason) === STOPPED;
  return failedOutcome(messageOf(reason), isStopped ? await getProgress(uuid).catch(() => null) : null);
}

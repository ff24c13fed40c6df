import type { components } from '@simulador/contracts/generated/bff';
import { NOT_POSSIBLE_NOW } from '@simulador/contracts/messages/workflow';
import { ApiError, answerOf, failureText } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';

export type Progress = components['schemas']['ProgressDto'];
type Sent = components['schemas']['SentDto'];

interface FailedSend {
  readonly kind: 'failed';
  readonly message: string;
  /** Where it goes on by itself later; null where it does not. */
  readonly stoppedAt: Progress | null;
}

/** Nothing can be reached: nobody knows whether it got there. It can be sent again, which joins what did. */
interface UnreachedSend {
  readonly kind: 'unreached';
  readonly message: string;
}

/** What became of a send that ended. */
export type SendEnd = { readonly kind: 'sent'; readonly request: number } | FailedSend;
export type SendOutcome = SendEnd | UnreachedSend;

type OnProgress = (progress: Progress) => void;

const LOOK_EVERY_MS = 1_000;
const NOT_FOUND = 404;
/** The answer to what did not get on. See docs/rules.md R383. */
const STOPPED = 502;
/** So many looks in a row may find nothing: what was just asked for is not there yet. */
const LOOKS_FOR_NOTHING = 5;
/** So many may fail: the send goes on while nobody can tell how far it is. */
const LOOKS_UNANSWERED = 60;
/** So many may get no answer at all where the browser thinks that it is connected. */
const LOOKS_UNREACHED = 3;

/** Sends it, or joins who sends it already, and tells how far it is until it has ended. Never rejects. */
export async function sendToWorkflow(uuid: string, onProgress: OnProgress): Promise<SendOutcome> {
  const watching = new AbortController();
  void watchSend(uuid, onProgress, watching.signal);
  try {
    const answer = await post(uuid);
    if ('application' in answer) return { kind: 'sent', request: answer.request };
  } catch (reason) {
    // Who heard no answer does not know that it failed: it may be under way.
    if (!isUnanswered(reason)) return await refusedOutcome(uuid, reason);
    if (isUnreached(reason, 1)) return unreachedOutcome(reason);
  } finally {
    watching.abort();
  }
  return followSend(uuid, onProgress);
}

/** The end of a send that is under way, which a look that fails is not; or that nothing can be reached. Never rejects. */
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

/** Tells how far it is for as long as its answer is awaited: where it stood before, it is no end. */
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

/** Whether nobody decided anything: no answer, or one of a server in trouble. */
const isTrouble = (status: number): boolean => status === 0 || status >= 500;

/** Whether a send may go on although its answer was not heard. */
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

/** What a refusal says; of one that stopped, where. */
async function refusedOutcome(uuid: string, reason: unknown): Promise<SendOutcome> {
  const isStopped = statusOf(reason) === STOPPED;
  return failedOutcome(messageOf(reason), isStopped ? await getProgress(uuid).catch(() => null) : null);
}

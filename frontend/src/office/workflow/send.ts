import { queryOptions } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { NOT_POSSIBLE_NOW } from '@simulador/contracts/workflow/messages';
import { ApiError, answerOf, failureText } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';

export type Progress = components['schemas']['ProgressDto'];
type Sent = components['schemas']['SentDto'];

interface FailedSend {
  readonly kind: 'failed';
  readonly message: string;
  /** Progress, if the server will continue the send later; else null. */
  readonly stoppedAt: Progress | null;
}

/** Nothing can be reached, so it is unknown whether the request arrived. If it did, sending again joins that send. */
interface UnreachedSend {
  readonly kind: 'unreached';
  readonly message: string;
}

export type SendEnd = { readonly kind: 'sent'; readonly request: number } | FailedSend;
export type SendOutcome = SendEnd | UnreachedSend;

type OnProgress = (progress: Progress) => void;

const LOOK_EVERY_MS = 1_000;
const NOT_FOUND = 404;
/** HTTP status of a stopped flow. See docs/rules.md R383. */
const STOPPED = 502;
/** Maximum number of consecutive look-ups that find no flow, because a new flow may not exist yet. */
const LOOKS_FOR_NOTHING = 5;
/** Maximum number of consecutive failed look-ups; the send itself continues meanwhile. */
const LOOKS_UNANSWERED = 60;
/** Maximum number of consecutive look-ups without any answer, while the browser reports a connection. */
const LOOKS_UNREACHED = 3;

/** Sends the simulation, or joins a running send, and reports progress until the end. Never rejects. */
export async function sendToWorkflow(uuid: string, onProgress: OnProgress): Promise<SendOutcome> {
  const watching = new AbortController();
  void watchSend(uuid, onProgress, watching.signal);
  try {
    const answer = await post(uuid);
    if (!('state' in answer)) return { kind: 'sent', request: answer.request };
  } catch (reason) {
    // A lost answer does not mean a failure: the send may be running.
    if (!mayBeRunning(reason)) return await refusedOutcome(uuid, reason);
    if (isUnreached(reason, 1)) return unreachedOutcome(reason);
  } finally {
    watching.abort();
  }
  return followSend(uuid, onProgress);
}

/** Follows a running send to its outcome, or until nothing can be reached. A failed look-up is no outcome. Never rejects. */
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

/** Reports the progress until the signal is aborted. Failed look-ups are ignored. */
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

const getProgress = (uuid: string, signal?: AbortSignal): Promise<Progress> =>
  answerOf(
    client.GET('/api/simulador/envios/{uuid}', { params: { path: { uuid } }, ...(signal && { signal }) }),
  );

/** Returns the query of a send's progress, refetched on each mount. */
export const progressQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['envio', uuid],
    queryFn: ({ signal }) => getProgress(uuid, signal),
    staleTime: 0,
  });

const statusOf = (reason: unknown): number => (reason instanceof ApiError ? reason.status : 0);

/** Returns true if the server decided nothing: no answer, or a server error. */
const isTrouble = (status: number): boolean => status === 0 || status >= 500;

/** Returns true if the send may be running although its answer was lost. */
const mayBeRunning = (reason: unknown): boolean =>
  isTrouble(statusOf(reason)) && statusOf(reason) !== STOPPED;

/** Returns true if there is no connection, after this number of consecutive failures. */
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

/** Returns the outcome of a refused send, with the step at which it stopped, if any. */
async function refusedOutcome(uuid: string, reason: unknown): Promise<SendOutcome> {
  const isStopped = statusOf(reason) === STOPPED;
  return failedOutcome(messageOf(reason), isStopped ? await getProgress(uuid).catch(() => null) : null);
}

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
  /** False where nobody answered, or the page was left: it may be under way. */
  readonly isAnswered: boolean;
}

/** What became of a send. */
export type SendOutcome = { readonly kind: 'sent'; readonly request: number } | FailedSend;

type OnProgress = (progress: Progress) => void;

const LOOK_EVERY_MS = 1_000;

/** Sends it, or joins who sends it already, and tells how far it is until it has ended. Never rejects. */
export async function sendToWorkflow(uuid: string, onProgress: OnProgress): Promise<SendOutcome> {
  const watching = new AbortController();
  const end = followSend(uuid, onProgress, watching.signal);
  // The answer may come first; then nobody waits for this any more.
  end.catch(() => undefined);
  try {
    const answer = await post(uuid);
    return 'application' in answer ? { kind: 'sent', request: answer.request } : await end;
  } catch (reason) {
    return await failedOutcome(uuid, reason);
  } finally {
    watching.abort();
  }
}

/** The end of a send that is under way. The first look comes after a pause: what was just asked for is not there yet. @throws ApiError */
export async function followSend(
  uuid: string,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<SendOutcome> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    signal?.throwIfAborted();
    const progress = await getProgress(uuid);
    signal?.throwIfAborted();
    onProgress(progress);
    if (progress.state !== 'running') return outcomeOf(progress);
  }
}

const post = (simulation: string): Promise<Sent | Progress> =>
  answerOf(client.POST('/api/application/Sim2Wf', { body: { simulation } }));

const getProgress = (uuid: string): Promise<Progress> =>
  answerOf(client.GET('/api/simulador/envios/{uuid}', { params: { path: { uuid } } }));

function outcomeOf(progress: Progress): SendOutcome {
  if (progress.request !== null) return { kind: 'sent', request: progress.request };
  const stoppedAt = progress.state === 'stopped' ? progress : null;
  return { kind: 'failed', message: progress.detail ?? NOT_POSSIBLE_NOW, stoppedAt, isAnswered: true };
}

/** What a refusal says; of one that stopped, where. */
async function failedOutcome(uuid: string, reason: unknown): Promise<SendOutcome> {
  const isStopped = reason instanceof ApiError && reason.status === 502;
  const stoppedAt = isStopped ? await getProgress(uuid).catch(() => null) : null;
  const isAnswered = reason instanceof ApiError && reason.status !== 0;
  return { kind: 'failed', message: failureText(reason, NOT_POSSIBLE_NOW), stoppedAt, isAnswered };
}

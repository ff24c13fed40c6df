/** Listeners of the browser's events, which one call ends. */
import { useEffect, useEffectEvent } from 'react';

type Events = WindowEventMap & DocumentEventMap;

/** Listens to events of these types until the returned function is called. */
export function listen<Type extends keyof Events>(
  target: EventTarget | null | undefined,
  types: readonly Type[],
  onEvent: (event: Events[Type]) => void,
  capture = false,
): () => void {
  const listener = onEvent as EventListener;
  for (const type of types) target?.addEventListener(type, listener, capture);
  return () => types.forEach((type) => target?.removeEventListener(type, listener, capture));
}

/** Listens to events of the document while the component is rendered. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  onEvent: (event: Events[Type]) => void,
  capture = false,
): void {
  const onLatest = useEffectEvent(onEvent);
  useEffect(() => listen(document, [type], (event) => onLatest(event), capture), [type, capture]);
}

const POLL_MS = 250;

/** npm runs a command through a shell that dies of a signal without passing it on: its end is our signal. */
export function onShellEnd(act: () => void): void {
  const shell = process.ppid;
  setInterval(() => void (process.ppid === shell || act()), POLL_MS).unref();
}

/** Preloaded into a server under test. Answers the message `cpu` with the used processor time in microseconds. */
process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuUs: user + system });
});
// The channel alone must not keep the process alive.
process.channel?.unref();

/** Loaded before a server under test: answers each message `cpu` with the processor time it has used, in microseconds. */
process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuUs: user + system });
});
// Not alone a reason to stay.
process.channel?.unref();

/** A mail server that accepts and drops every mail. Not the package smtp-server, which waits 100 ms before its greeting. */
import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const END_OF_MAIL = '\r\n.\r\n';

function answer(socket: Socket): void {
  let received = '';
  let isMail = false;
  socket.setNoDelay(true).setEncoding('latin1').write('220 sink ESMTP\r\n');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    received += chunk;
    for (;;) {
      const end = isMail ? END_OF_MAIL : '\r\n';
      const at = received.indexOf(end, isMail ? Math.max(0, received.length - chunk.length - end.length) : 0);
      if (at < 0) return;
      const command = isMail ? '' : received.slice(0, 4).toUpperCase();
      received = received.slice(at + end.length);
      isMail = command === 'DATA';
      socket.write(isMail ? '354 go on\r\n' : '250 taken\r\n');
      if (command === 'QUIT') return void socket.end();
    }
  });
}

const server = createServer(answer).listen(0, '127.0.0.1');
await once(server, 'listening');
process.once('disconnect', () => process.exit(0));
process.send?.({ type: 'ready', url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` });

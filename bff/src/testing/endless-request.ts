import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * Sends a request without its body, and resolves when the BFF on the port has read its headers.
 * @throws Error if the BFF did not wait for a body
 */
export async function endlessRequest(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const lines = ['POST /products/api/tmc HTTP/1.1', 'Host: bff', 'Content-Type: application/json'];
  socket.write([...lines, 'Content-Length: 100', 'Expect: 100-continue', '', ''].join('\r\n'));
  const [reply] = (await once(socket, 'data')) as [Buffer];
  if (!reply.toString().startsWith('HTTP/1.1 100 ')) throw new Error(reply.toString());
  socket.write('{"amount":');
  return socket;
}

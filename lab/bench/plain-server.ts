import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** The yardstick: the least a Node server can do, the same bytes with the same headers and nothing else. Runs in a process of its own. */
export type PlainAnswer = { headers: Record<string, string>; body: string };

process.once('message', (answer: PlainAnswer) => {
  const body = Buffer.from(answer.body, 'base64');
  const server = http.createServer((_request, response) => {
    response.writeHead(200, answer.headers);
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit(0));

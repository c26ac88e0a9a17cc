import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { openLine } from './line.ts';

it('keeps the order of the data when it is delayed, stalled and released', async () => {
  const echo = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const line = await openLine((echo.address() as AddressInfo).port);
  const client = connect(line.port, '127.0.0.1');
  let received = '';
  client.on('data', (chunk) => {
    received += chunk;
  });
  client.write('a');
  await expect.poll(() => received).toBe('a');
  line.delay(30);
  client.write('b');
  line.stall();
  client.write('c');
  line.delay(0);
  client.write('d');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(received).toBe('a');
  line.flow();
  await expect.poll(() => received).toBe('abcd');
  client.destroy();
  await line.cut();
  echo.close();
});

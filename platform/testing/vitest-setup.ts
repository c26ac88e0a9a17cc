import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import type { TemplateKind } from './prepare-template.ts';
import { ReadyCopies } from './ready-copies.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabaseUrl: string;
  }
}

/**
 * Runs once for all test files. It only opens a server: PostgreSQL starts when the first test file requests a database, so
 * that a run of pure rules needs none.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let copies: Promise<ReadyCopies> | undefined;
  const start = async () => new ReadyCopies(await (await import('./test-server.ts')).startTestServer());
  const dispenser = createServer((request, response) => {
    const answer = async () => {
      copies ??= start();
      const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const finished = searchParams.get('drop');
      const ready = await copies;
      return finished ? ready.drop(finished) : ready.take(searchParams.get('copy') as TemplateKind);
    };
    answer().then(
      (text) => response.end(text ?? ''),
      (error: Error) => response.writeHead(500).end(error.stack),
    );
  });
  await new Promise<void>((resolve) => dispenser.listen(0, '127.0.0.1', resolve));
  project.provide('testDatabaseUrl', `http://127.0.0.1:${(dispenser.address() as AddressInfo).port}/`);
  return async () => {
    dispenser.close();
    await (await copies?.catch(() => undefined))?.stop();
  };
}

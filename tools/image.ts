import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { layBareDebian, whyNot } from './image/bare-debian.ts';
import { buildRoot } from './image/build-root.ts';
import { parseDockerfile } from './image/parse-dockerfile.ts';
import { tryImage } from './image/try-image.ts';
import { repositoryRoot } from './source/source-files.ts';
import { parseCommandLine } from './start/command-line.ts';

/** `npm run image`: O.51 without a container engine. */
const { values } = parseCommandLine({
  usage: 'npm run image -- [--debian FOLDER]',
  about: [
    'Runs the steps of the Dockerfile on a bare Debian in a folder, without a container engine, then starts the shop in it as its account.',
    '--debian  where the bare Debian is kept for the next time (debootstrap fetches it)',
    'Exit code 1 when a step or the shop failed, 2 when this machine cannot do it (it needs root and debootstrap).',
  ],
  options: { debian: { type: 'string', default: path.join(tmpdir(), 'witryna-debian') } },
});

const reason = whyNot();
if (reason) {
  console.error(`${reason}.`);
  process.exit(2);
}
const folder = mkdtempSync(path.join(tmpdir(), 'witryna-image-'));
try {
  const image = await buildRoot({
    stages: parseDockerfile(readFileSync(path.join(repositoryRoot, 'Dockerfile'), 'utf8')),
    folder,
    lay: (base, root) => layBareDebian(values.debian, base, root),
    say: console.log,
  });
  const developers = listDeveloperPackages().filter((place) => existsSync(path.join(image.root, 'shop', place)));
  if (developers.length > 0) throw new Error(`The image holds packages for developers: ${developers.join(', ')}`);
  const size = execFileSync('du', ['--summarize', '--block-size=M', image.root], { encoding: 'utf8' }).split('\t')[0];
  console.log(`The image holds ${size}, Debian and Node with it.`);
  for (const line of await tryImage(image)) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Where npm puts what only developers need, by the lock file; what others may use too is not among them. */
function listDeveloperPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(repositoryRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return Object.entries(packages).flatMap(([place, { dev }]) => (dev ? [place] : []));
}

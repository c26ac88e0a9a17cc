import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../source/source-files.ts';
import { type BuiltImage, runInRoot } from './enter-root.ts';
import { imageContext } from './image-context.ts';
import type { ImageStage, ImageStep } from './parse-dockerfile.ts';

interface Building {
  stages: ImageStage[];
  /** A folder for the roots of the stages. */
  folder: string;
  /** Fills a folder with what an image of that name holds. */
  lay(base: string, root: string): void;
  say(what: string): void;
}

/** Does what the Dockerfile says, step by step, in a folder for each stage; the last one is the image. */
export async function buildRoot({ stages, folder, lay, say }: Building): Promise<BuiltImage> {
  const roots = new Map<string, string>();
  let image: BuiltImage | undefined;
  for (const { name, base, steps } of stages) {
    const root = path.join(folder, name);
    lay(base, root);
    roots.set(name, root);
    image = { root, folder: '/', user: 'root', env: { PATH: '/usr/local/bin:/usr/bin:/bin' }, command: [], health: [] };
    for (const step of steps) {
      say(`${name}: ${step.kind} ${'command' in step ? step.command : ''}`);
      await take(step, image, roots);
    }
  }
  if (!image) throw new Error('The Dockerfile has no FROM');
  return image;
}

async function take(step: ImageStep, image: BuiltImage, roots: ReadonlyMap<string, string>): Promise<void> {
  switch (step.kind) {
    case 'RUN': {
      const { code, output } = await runInRoot(image, ['sh', '-c', step.command]).ended;
      if (code !== 0) throw new Error(`RUN ${step.command} ended with ${code}:\n${output}`);
      return;
    }
    case 'COPY':
      return copy(step, image, roots);
    case 'WORKDIR':
      mkdirSync(path.join(image.root, step.value), { recursive: true });
      image.folder = step.value;
      return;
    case 'USER':
      image.user = step.value;
      return;
    case 'ENV':
      Object.assign(image.env, step.values);
      return;
    case 'CMD':
      image.command = step.words;
      return;
    case 'HEALTHCHECK':
      image.health = step.words;
      return;
    // Told to the engine; they change nothing in the files.
    case 'VOLUME':
    case 'EXPOSE':
      return;
  }
}

function copy(step: ImageStep & { kind: 'COPY' }, image: BuiltImage, roots: ReadonlyMap<string, string>): void {
  const target = path.join(image.root, image.folder, step.target);
  if (step.from === undefined) {
    const wanted = imageContext(repositoryRoot).filter((file) =>
      step.sources.some((source) => source === '.' || file === source || file.startsWith(`${source}/`)),
    );
    for (const file of wanted) {
      mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
      cpSync(path.join(repositoryRoot, file), path.join(target, file));
    }
    return;
  }
  const other = roots.get(step.from);
  if (!other) throw new Error(`COPY --from=${step.from}: there is no such stage before`);
  for (const source of step.sources) {
    cpSync(path.join(other, source), target, { recursive: true, verbatimSymlinks: true });
  }
}

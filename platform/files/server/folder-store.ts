import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, opendir, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import {
  type ByteRange,
  checkFileName,
  type FileContent,
  type FileFacts,
  type FileStore,
  hashOf,
  isFileName,
  type OpenedFile,
} from './file-store.ts';

export class FolderStore implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async write(name: string, content: FileContent): Promise<void> {
    checkFileName(name);
    const file = join(this.#folder, name);
    await mkdir(dirname(file), { recursive: true });
    // Hidden until it is complete and has its name.
    const unfinished = join(dirname(file), `.${randomBytes(9).toString('base64url')}`);
    try {
      await writeThrough(unfinished, content);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async find(name: string): Promise<FileFacts | null> {
    const file = await this.#locate(name);
    return file === null ? null : factsOf(await stat(file).catch(absent));
  }

  async open(name: string, range?: ByteRange): Promise<OpenedFile | null> {
    const file = await this.#locate(name);
    const handle = file === null ? null : await open(file).catch(absent);
    if (!handle) return null;
    const facts = factsOf(await handle.stat());
    if (facts) return { ...facts, body: handle.createReadStream(range) };
    await handle.close();
    return null;
  }

  async remove(name: string): Promise<void> {
    checkFileName(name);
    await rm(join(this.#folder, name), { force: true });
  }

  async *list(): AsyncGenerator<{ name: string; bytes: number }> {
    const root = await realpath(this.#folder).catch(absent);
    if (root === null) return;
    for await (const entry of await opendir(root, { recursive: true })) {
      const name = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
      if (!entry.isFile() || !isFileName(name)) continue;
      const facts = await this.find(name);
      if (facts) yield { name, bytes: facts.bytes };
    }
  }

  async sha256(name: string): Promise<string | null> {
    const file = await this.open(name);
    return file && hashOf(file.body);
  }

  /** Never outside the folder, for every name and every symbolic link. */
  async #locate(name: string): Promise<string | null> {
    if (!isFileName(name)) return null;
    const root = await realpath(this.#folder).catch(absent);
    const file = root === null ? null : await realpath(join(root, name)).catch(absent);
    return file?.startsWith(root + sep) ? file : null;
  }
}

/** On the disk before it gets its name: a power cut must not leave an empty file under it. */
async function writeThrough(file: string, content: FileContent): Promise<void> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(file, 'wx', 0o640);
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle?.close();
  }
}

function factsOf(about: Awaited<ReturnType<typeof stat>> | null): FileFacts | null {
  if (!about?.isFile()) return null;
  const [bytes, modified] = [Number(about.size), Number(about.mtimeMs)];
  return {
    bytes,
    version: `${bytes.toString(36)}-${Math.round(modified).toString(36)}`,
    modifiedAt: new Date(modified),
  };
}

const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];

/** The file is simply not there; a path that can hold none is a disk that refuses. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** A missing file is null; a failing or unreadable disk is an error. */
function absent(error: NodeJS.ErrnoException): null {
  if (ABSENT.includes(error.code ?? '')) return null;
  throw error;
}

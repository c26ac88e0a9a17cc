import { DockerfileParser } from 'dockerfile-ast';
import type { Instruction } from 'dockerfile-ast/lib/instruction.js';
import type { ModifiableInstruction } from 'dockerfile-ast/lib/modifiableInstruction.js';
import type { PropertyInstruction } from 'dockerfile-ast/lib/propertyInstruction.js';
import * as v from 'valibot';

export type ImageStep =
  | { kind: 'RUN'; command: string }
  /** `from` is an earlier stage; without it files of the repository. */
  | { kind: 'COPY'; from: string | undefined; sources: string[]; target: string }
  | { kind: 'WORKDIR' | 'USER' | 'VOLUME' | 'EXPOSE'; value: string }
  | { kind: 'ENV'; values: Record<string, string> }
  | { kind: 'CMD' | 'HEALTHCHECK'; words: string[] };

export interface ImageStage {
  name: string;
  /** The image it begins with, such as `node:24.21.0-bookworm-slim`. */
  base: string;
  steps: ImageStep[];
}

/** The stages of our Dockerfile. What it does not use is refused, not passed over: the run of its steps would lie. */
export function parseDockerfile(text: string): ImageStage[] {
  const parsed = DockerfileParser.parse(text);
  const defaults = Object.fromEntries(
    parsed.getInitialARGs().map((arg) => [arg.getProperty()?.getName(), arg.getProperty()?.getValue()]),
  );
  const stages: ImageStage[] = [];
  for (const instruction of parsed.getInstructions()) {
    const keyword = instruction.getKeyword();
    if (keyword === 'FROM') {
      const [image = '', , name = ''] = wordsOf(instruction);
      const base = image.replace(/\$\{(\w+)\}/g, (_, variable: string) => defaults[variable] ?? '');
      stages.push({ name, base, steps: [] });
    } else if (stages.length > 0) stages.at(-1)?.steps.push(toStep(keyword, instruction));
    else if (keyword !== 'ARG') throw new Error(`${keyword} before the first FROM`);
  }
  return stages;
}

function toStep(kind: string, instruction: Instruction): ImageStep {
  switch (kind) {
    case 'RUN':
      return { kind, command: instruction.getArgumentsContent() ?? '' };
    case 'COPY': {
      const words = wordsOf(instruction);
      const flags = (instruction as ModifiableInstruction).getFlags();
      const strange = flags.find((flag) => flag.getName() !== 'from');
      if (strange) throw new Error(`COPY with --${strange.getName()} is not known here`);
      return { kind, from: flags[0]?.getValue() ?? undefined, sources: words.slice(0, -1), target: words.at(-1) ?? '' };
    }
    case 'WORKDIR':
    case 'USER':
    case 'VOLUME':
    case 'EXPOSE':
      return { kind, value: wordsOf(instruction).join(' ') };
    case 'ENV': {
      const properties = (instruction as PropertyInstruction).getProperties();
      return { kind, values: Object.fromEntries(properties.map((one) => [one.getName(), one.getValue() ?? ''])) };
    }
    case 'CMD':
    case 'HEALTHCHECK': {
      const given = instruction.getArgumentsContent() ?? '';
      const list = given.slice(Math.max(0, given.indexOf('[')));
      if (!list.startsWith('[') || !list.endsWith(']')) throw new Error(`${kind} must be a JSON list of words`);
      return { kind, words: v.parse(v.array(v.string()), JSON.parse(list)) };
    }
    default:
      throw new Error(`${kind} is not known here`);
  }
}

/** Without its flags. */
function wordsOf(instruction: Instruction): string[] {
  return instruction
    .getArguments()
    .map((argument) => argument.getValue())
    .filter((word) => !word.startsWith('--'));
}

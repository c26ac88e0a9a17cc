import type { Finding } from './finding.ts';

export type SizedFile = { file: string; text: string };
export type SizeReport = { findings: Finding[]; summary: string };

export const longestFile = 350;
export const highestMedian = 70;
export const shortFile = 10;
export const maxShortFiles = 60;

const lineCount = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

function median(sorted: number[]): number {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/**
 * Long files need a stated reason, the median has a bar of its own, and so has the number of files too short for an idea:
 * routes need some, but a reader should not open ten files for ten lines each. Entry points (`index.ts`) are as long as their exports. Tests are left out: tables of cases are long by nature.
 */
export function reportFileSizes(files: SizedFile[]): SizeReport {
  const code = files.filter(({ file }) => !/\.(test|spec)\.tsx?$/.test(file));
  const sized = code.map(({ file, text }) => ({ file, text, lines: lineCount(text) }));
  const findings: Finding[] = sized
    .filter(({ lines, text }) => lines > longestFile && !/^\/[/*]\*? ?Longer than \d+ lines because \S+/.test(text))
    .map(({ file, lines }) => ({
      place: file,
      problem: `${lines} lines: split it, or start it with "// Longer than ${longestFile} lines because …"`,
    }));
  const counts = sized.map(({ lines }) => lines).sort((a, b) => a - b);
  const middle = median(counts);
  if (middle > highestMedian) {
    findings.push({ place: 'all files', problem: `median of ${middle} lines is above ${highestMedian}` });
  }
  const short = sized.filter(({ file, lines }) => lines <= shortFile && /(?<!\.d|\/index)\.tsx?$/.test(file));
  if (short.length > maxShortFiles) {
    const problem = `${short.length} files have at most ${shortFile} lines, more than ${maxShortFiles}: let some join the file they change with`;
    findings.push(
      { place: 'all files', problem },
      ...short.map(({ file, lines }) => ({ place: file, problem: `${lines} lines` })),
    );
  }
  return {
    findings,
    summary: `${counts.length} files, median ${middle} lines, longest ${counts.at(-1) ?? 0}, ${short.length} of at most ${shortFile}`,
  };
}

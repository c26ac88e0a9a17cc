import type { Finding } from './finding.ts';

export type SizedFile = { file: string; text: string };
export type SizeReport = { findings: Finding[]; summary: string };

export const longestFile = 350;
export const highestMedian = 70;

const lineCount = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

function median(sorted: number[]): number {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** Long files need a stated reason; the median (tests left out, tables of cases are long by nature) has a bar of its own. */
export function reportFileSizes(files: SizedFile[]): SizeReport {
  const sized = files.map(({ file, text }) => ({ file, text, lines: lineCount(text) }));
  const findings: Finding[] = sized
    .filter(({ lines, text }) => lines > longestFile && !/^\/[/*]\*? ?Longer than \d+ lines because \S+/.test(text))
    .map(({ file, lines }) => ({
      place: file,
      problem: `${lines} lines: split it, or start it with "// Longer than ${longestFile} lines because …"`,
    }));
  const counts = sized
    .filter(({ file }) => !/\.(test|spec)\.tsx?$/.test(file))
    .map(({ lines }) => lines)
    .sort((a, b) => a - b);
  const middle = median(counts);
  if (middle > highestMedian) {
    findings.push({ place: 'all files', problem: `median of ${middle} lines is above ${highestMedian}` });
  }
  return { findings, summary: `${counts.length} files, median ${middle} lines, longest ${counts.at(-1) ?? 0}` };
}

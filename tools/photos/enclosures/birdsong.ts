const rate = 11_025;

/** Chirps of a dawn chorus: [start s, length s, from Hz, to Hz]. */
const chirps: readonly [number, number, number, number][] = [
  [0.2, 0.14, 2_600, 3_600],
  [0.42, 0.14, 2_600, 3_700],
  [0.64, 0.2, 3_400, 2_400],
  [1.3, 0.09, 4_200, 3_500],
  [1.45, 0.09, 4_200, 3_500],
  [1.6, 0.09, 4_200, 3_500],
  [1.75, 0.22, 3_000, 4_300],
  [2.4, 0.16, 2_200, 3_100],
  [2.66, 0.16, 2_300, 3_300],
  [2.92, 0.26, 3_600, 2_500],
];

/** A short WAV of birdsong, made of sliding tones. */
export function birdsong(seconds = 3.6): Buffer {
  const samples = Buffer.alloc(Math.round(seconds * rate), 128);
  for (const [start, length, from, to] of chirps) {
    let phase = 0;
    for (let i = 0; i < length * rate; i++) {
      const part = i / (length * rate);
      phase += (2 * Math.PI * (from + (to - from) * part)) / rate;
      samples[Math.round(start * rate) + i] = Math.round(128 + 56 * Math.sin(Math.PI * part) * Math.sin(phase));
    }
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

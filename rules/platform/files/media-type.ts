/** Files a shop gives away beside pictures, by the end of their names. */
const mediaTypes: Record<string, string> = {
  webm: 'video/webm',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  pdf: 'application/pdf',
  zip: 'application/zip',
  gpx: 'application/gpx+xml',
  txt: 'text/plain; charset=utf-8',
};

/** The content type of a file; undefined for files the shop does not give away. */
export function mediaType(file: string): string | undefined {
  return mediaTypes[fileEnding(file)];
}

/** `pdf` of `manual.PDF`; empty when the name has no ending. */
export function fileEnding(file: string): string {
  return /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';
}

/** The address of a film, sound or document of the shop. */
export function fileAddress(file: string): string {
  return `/plik/${file.split('/').map(encodeURIComponent).join('/')}`;
}

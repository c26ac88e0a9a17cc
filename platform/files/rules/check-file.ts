export interface FileFacts {
  name: string;
  /** MIME type as the browser reports it; may be empty. */
  type: string;
  size: number;
}

export interface FileLimits {
  maxBytes?: number;
  blockedTypes?: readonly string[];
  blockedExtensions?: readonly string[];
}

export type FileVerdict =
  | { kind: 'ok' }
  | { kind: 'blocked'; name: string }
  | { kind: 'too-large'; name: string; maxBytes: number }
  | { kind: 'long-name'; maxLength: number };

/** Programs, scripts and pages that run: no shopper needs to send them to a shop. */
const BLOCKED_EXTENSIONS: readonly string[] = [
  ...['exe', 'com', 'bat', 'cmd', 'msi', 'scr', 'pif', 'ps1', 'vbs', 'wsf', 'hta', 'lnk', 'reg', 'dll', 'apk', 'jar'],
  ...[
    'sh',
    'php',
    'phtml',
    'phar',
    'asp',
    'aspx',
    'jsp',
    'cgi',
    'pl',
    'py',
    'js',
    'mjs',
    'htm',
    'html',
    'xhtml',
    'svg',
  ],
];

const BLOCKED_TYPES: readonly string[] = [
  ...['application/x-msdownload', 'application/x-msdos-program', 'application/x-msi', 'application/x-sh'],
  ...['application/x-httpd-php', 'application/java-archive', 'application/vnd.android.package-archive'],
  ...['text/html', 'application/xhtml+xml', 'text/javascript', 'application/javascript', 'image/svg+xml'],
];

/** Characters: no file system of a shopper stores a longer name. */
const MAX_NAME = 255;

/** Blocked by MIME type or extension (S5.11), or over the input's maximum (S5.12). */
export function checkFile(file: FileFacts, limits: FileLimits = {}): FileVerdict {
  const { maxBytes, blockedTypes = BLOCKED_TYPES, blockedExtensions = BLOCKED_EXTENSIONS } = limits;
  if (file.name.length > MAX_NAME) return { kind: 'long-name', maxLength: MAX_NAME };
  const type = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (blockedTypes.includes(type) || blockedExtensions.includes(extensionOf(file.name))) {
    return { kind: 'blocked', name: file.name };
  }
  if (maxBytes !== undefined && file.size > maxBytes) return { kind: 'too-large', name: file.name, maxBytes };
  return { kind: 'ok' };
}

// Windows ignores dots and spaces at the end of a name, so `a.exe.` is still a program.
function extensionOf(name: string): string {
  const trimmed = name.replace(/(?<![.\s])[.\s]+$/, '');
  return trimmed.includes('.') ? trimmed.slice(trimmed.lastIndexOf('.') + 1).toLowerCase() : '';
}

export interface AttachmentLimits {
  max: number;
  maxBytes: number;
  allBytes: number;
}

export type AttachmentsVerdict =
  | FileVerdict
  | { kind: 'too-many'; max: number }
  | { kind: 'together-too-large'; maxBytes: number };

/** Several files of one field: each by itself, their number, and all of them together. */
export function checkAttachments(
  files: readonly FileFacts[],
  { max, maxBytes, allBytes }: AttachmentLimits,
): AttachmentsVerdict {
  if (files.length > max) return { kind: 'too-many', max };
  const refused = files.map((file) => checkFile(file, { maxBytes })).find(({ kind }) => kind !== 'ok');
  if (refused) return refused;
  const all = files.reduce((sum, { size }) => sum + size, 0);
  return all > allBytes ? { kind: 'together-too-large', maxBytes: allBytes } : { kind: 'ok' };
}

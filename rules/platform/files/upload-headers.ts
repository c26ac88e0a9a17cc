interface ServedUpload {
  /** As the content shows it. */
  type: string;
  originalName: string;
  isPublic: boolean;
}

/** What goes with a file a shopper sent: nothing in it may run, and a private one is kept by nobody on the way. */
export function uploadHeaders({ type, originalName, isPublic }: ServedUpload): Record<string, string> {
  const place = type.startsWith('image/') ? 'inline' : 'attachment';
  return {
    'Content-Type': type,
    'Content-Disposition': `${place}; filename*=UTF-8''${encodeURIComponent(originalName)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': isPublic ? 'public, max-age=86400' : 'private, no-store',
  };
}

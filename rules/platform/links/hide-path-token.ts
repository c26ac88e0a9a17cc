/** Addresses whose next part opens something for whoever knows it. */
const TOKEN_PATH = /^\/(newsletter|odlozone|opinia|powiadomienie|zaplecze\/(?:nowe-haslo|zaproszenie))\/[^/]+/;

/** The path of a request as logs and traces may store it. */
export function hidePathToken(path: string): string {
  return path.replace(TOKEN_PATH, '/$1/…');
}

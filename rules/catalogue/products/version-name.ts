/** What the version adds to the name of its product: „Kurtka Grań, malina” says its colour already. */
export function addedVersionName(name: string, versionName: string): string {
  return name.toLowerCase().includes(versionName.toLowerCase()) ? '' : versionName;
}

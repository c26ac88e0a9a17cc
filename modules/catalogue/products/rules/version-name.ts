/** The addition of a version to the product name: „Kurtka Grań, malina” says its colour already. */
export function addedVersionName(name: string, versionName: string): string {
  return name.toLowerCase().includes(versionName.toLowerCase()) ? '' : versionName;
}

/** The name with what the version adds to it. */
export function nameWithVersion(name: string, versionName: string): string {
  return [name, addedVersionName(name, versionName)].filter((text) => text !== '').join(', ');
}

/** The name of the model that several versions share: „Kurtka Grań, malina” without its colour. Only what really ends the name is cut. */
export function modelName(name: string, versionName: string): string {
  const ending = `, ${versionName}`;
  return versionName && name.toLowerCase().endsWith(ending.toLowerCase()) ? name.slice(0, -ending.length) : name;
}

export const openSettingsEvent = 'shop:consent-settings';

/** Opens the cookie settings from anywhere. */
export function openConsentSettings() {
  window.dispatchEvent(new Event(openSettingsEvent));
}

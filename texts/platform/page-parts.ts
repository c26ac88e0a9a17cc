export const close = (title: string) => (title ? `Zamknij: ${title}` : 'Zamknij');

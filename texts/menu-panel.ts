/** Words of the opened menu. */
export const menuPanelTexts = {
  all: (name: string) => `Wszystko w: ${name}`,
  more: (count: number) => `Pokaż więcej (${count})`,
  less: 'Pokaż mniej',
  whole: 'Wszystkie kategorie',
} as const;

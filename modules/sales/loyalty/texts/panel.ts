import type { FieldText } from '#platform/panel-ui/texts/field-text.ts';

export const points = {
  title: 'Punkty',
  lead: 'Ile wart jest punkt i ile punktów zbiera się za zakupy.',
  counts: (earning: number, forPoints: number) =>
    `Produkty, za które zbiera się punkty: ${earning}. Produkty do wzięcia za punkty: ${forPoints}.`,
  worthTitle: 'Wartość punktu',
  earningTitle: 'Punkty za zakupy',
  earningLead: 'Przelicza punkty wszystkich produktów, także ustawione wcześniej. Liczy się cena produktu.',
  worthSaved: 'Zapisano wartość punktu.',
  earningSaved: (sizes: number) => `Przeliczono. Zmienione rozmiary produktów: ${sizes}.`,
  apply: 'Przelicz punkty',
  fields: {
    pointWorth: { label: 'Punkt wart jest (gr)' },
    categoryId: { label: 'Kategoria', choices: { '': 'Cały sklep' } },
    perZloty: { label: 'Punkty za 1 zł', hint: 'Na przykład 0,5. Zero: nic się nie zbiera.' },
  } satisfies Record<string, FieldText>,
};

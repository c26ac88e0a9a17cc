/** Colour versions of the demo shop: the Polish name a shopper reads, and the colour itself. */
export const demoColours = {
  las: { name: 'leśna zieleń', hex: '#3f7350', family: 'zielony' },
  mech: { name: 'mech', hex: '#7f8446', family: 'zielony' },
  szalwia: { name: 'szałwia', hex: '#9cb79b', family: 'zielony' },
  mieta: { name: 'mięta', hex: '#86cdb3', family: 'zielony' },
  morski: { name: 'morska zieleń', hex: '#23868c', family: 'turkusowy' },
  granat: { name: 'granat', hex: '#2f4c86', family: 'niebieski' },
  blekit: { name: 'górski błękit', hex: '#62a5d4', family: 'niebieski' },
  jagoda: { name: 'jagoda', hex: '#71508c', family: 'fioletowy' },
  wrzos: { name: 'wrzos', hex: '#b290bd', family: 'fioletowy' },
  malina: { name: 'malina', hex: '#c23f63', family: 'różowy' },
  roz: { name: 'pudrowy róż', hex: '#e0a1a5', family: 'różowy' },
  cegla: { name: 'ceglasta czerwień', hex: '#c0512f', family: 'czerwony' },
  czerwien: { name: 'ognista czerwień', hex: '#d0332f', family: 'czerwony' },
  bursztyn: { name: 'bursztyn', hex: '#dd8f26', family: 'pomarańczowy' },
  slonce: { name: 'słoneczna żółć', hex: '#f0c436', family: 'żółty' },
  piasek: { name: 'piasek', hex: '#d3ba8c', family: 'beżowy' },
  orzech: { name: 'orzech', hex: '#8a5c3c', family: 'brązowy' },
  grafit: { name: 'grafit', hex: '#565d69', family: 'szary' },
  popiel: { name: 'jasny popiel', hex: '#b4b8bc', family: 'szary' },
  czern: { name: 'czerń', hex: '#35383d', family: 'czarny' },
  biel: { name: 'śnieżna biel', hex: '#eceeee', family: 'biały' },
} as const;

export type DemoColourKey = keyof typeof demoColours;

/** A product without colour versions keeps the colours of its picture. */
export type DemoPhotoColour = DemoColourKey | 'naturalny';

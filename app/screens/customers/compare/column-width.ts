/** S9.57: 3, 4, 4 and 5 columns in view by viewport class; from class 3 on beside the names of the rows. Fewer fill it: two a phone, three the rest. */
export function columnWidth(columns: number): string {
  const phone = columns < 3 ? 'w-[50cqi]' : 'w-[calc(100cqi/3)]';
  if (columns < 4) return `${phone} md:w-[calc(100cqi/3)] lg:w-[calc((100cqi-11rem)/3)]`;
  const desktop = 'md:w-[25cqi] lg:w-[calc((100cqi-11rem)/4)]';
  return columns < 5 ? `${phone} ${desktop}` : `${phone} ${desktop} xl:w-[calc((100cqi-11rem)/5)]`;
}

/** For what is said only while columns lie beyond the edge. */
export function hiddenWhenAllFit(columns: number): string {
  if (columns < 4) return 'hidden';
  if (columns < 5) return 'md:hidden';
  return columns < 6 ? 'xl:hidden' : '';
}

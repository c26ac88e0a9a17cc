/** S9.57: 3, 4, 4 and 5 columns in view by viewport class; from class 3 on beside the names of the rows. Fewer fill it: two a phone, three the rest. */
export function columnWidth(columns: number): string {
  const phone = columns < 3 ? 'w-[50cqi]' : 'w-[calc(100cqi/3)]';
  if (columns < 4) return `${phone} md:w-[calc(100cqi/3)] lg:w-[calc((100cqi-11rem)/3)]`;
  const widest = columns < 5 ? '' : ' xl:w-[calc((100cqi-11rem)/5)]';
  return `${phone} md:w-[25cqi] lg:w-[calc((100cqi-11rem)/4)]${widest}`;
}

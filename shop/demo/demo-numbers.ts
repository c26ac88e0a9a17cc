/** Numbers of the demo's orders and complaints, the same in every demo shop, as docs/demo.md names them. Real ones are drawn. */
export function demoOrderNumber(id: number): string {
  return String(10_000_000 + ((id * 48_611_953) % 90_000_000));
}

export function demoComplaintNumber(id: number): string {
  return `R${100_000 + ((id * 486_119) % 900_000)}`;
}

import autocannon from 'autocannon';

export type Call = { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };

const connections = 16;

/** Good answers per second. A run with any bad answer measures something else and is refused. */
export async function measureThroughput(call: Call, seconds: number): Promise<number> {
  const result = await autocannon({ ...call, connections, duration: seconds });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0 || result['2xx'] === 0) {
    throw new Error(`${call.url}: ${bad} bad answers beside ${result['2xx']} good ones`);
  }
  return result['2xx'] / result.duration;
}

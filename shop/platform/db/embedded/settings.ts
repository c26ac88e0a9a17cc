import { totalmem } from 'node:os';

/** Settings of the embedded server: a shop's data, safe on disk, on a machine it shares with the shop itself. */
export function serverSettings(port: number, durable: boolean): string[] {
  const quarter = Math.floor(totalmem() / 4 / 1_048_576);
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: `${Math.max(32, Math.min(256, quarter))}MB`,
    effective_cache_size: `${Math.max(128, quarter * 2)}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: 1.1,
    // A kept order is on the disk before the shopper reads "thank you".
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    wal_compression: 'on',
    max_wal_size: '2GB',
    checkpoint_timeout: '10min',
    // Short queries never win back what compiling them costs.
    jit: 'off',
    timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    log_timezone: 'UTC',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

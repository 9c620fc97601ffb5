/**
 * Whether a host name or an address is this machine, also in the notation of URLs and sockets: `[::1]`,
 * `::ffff:127.0.0.1`.
 */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/i.test(host)
}
